import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '../../server/embedded/freePort.ts';
import { emptyRunning } from '../../server/src/test/emptyRunning.ts';
import { startMailServer } from '../../server/src/test/mailServer.ts';
import { plainEnvironment } from '../../server/src/test/plainEnvironment.ts';

const startTimeoutMs = 180_000;
const stopTimeoutMs = 15_000;
const pollMs = 100;

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverBuild = join(root, 'server/dist/main.js');

export interface RunningProduct {
  /** Without a trailing slash, such as "http://localhost:41234". */
  url: string;
  dataDir: string;
  /** What its mail server got. */
  mails: () => readonly string[];
  output: () => string;
  stop: () => Promise<void>;
  /** Kills the server without a clean shutdown. */
  crash: () => Promise<void>;
}

/** `npm run test:sharded` runs the journey on its own database. */
function givenDatabase(): { MONGODB_URI?: string } {
  const { E2E_MONGODB_URI: uri } = process.env;
  return uri ? { MONGODB_URI: uri } : {};
}

async function isHealthy(port: number): Promise<boolean> {
  const address = `http://127.0.0.1:${port}/api/v1/health`;
  return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.status === 200,
    () => false,
  );
}

const running = new Map<string, RunningProduct>();

export function productAt(url: string): RunningProduct {
  const product = running.get(url);
  if (!product) throw new Error(`No product was started at ${url}.`);
  return product;
}

/** Ends the program and its folder with this process, however that ends: until then its end of the pipe is open. */
const bound = `exec 3<&0; "$@" & program=$!
{ cat <&3; kill $program; } > /dev/null 2>&1 &
wait $program; rm -rf "$0"`;

type Settings = Record<string, string>;
const kept = new Map<string, RunningProduct>();

/** One for all files of a worker, emptied for each: most of a short file was the start. */
export async function shareProduct(environment: Settings = {}): Promise<RunningProduct> {
  const key = JSON.stringify(environment);
  const product = kept.get(key) ?? (await startProduct(environment, { isShared: true }));
  kept.set(key, product);
  await emptyRunning(product.dataDir);
  const before = product.mails().length;
  const own = {
    ...product,
    mails: () => product.mails().slice(before),
    stop: () => Promise.resolve(),
  };
  running.set(product.url, own);
  return own;
}

/** With its own database, mail server and port; a DATA_DIR in `environment` outlives `stop`. @throws with the server output */
export async function startProduct(
  environment: Settings = {},
  { isShared = false } = {},
): Promise<RunningProduct> {
  if (!existsSync(serverBuild)) throw new Error('The server is not built: run "npm run build".');
  const port = await chooseFreePort('127.0.0.1');
  const ownFolder = await mkdtemp(join(tmpdir(), 'inkognito-e2e-'));
  const dataDir = environment.DATA_DIR ?? ownFolder;
  const mailServer = await startMailServer();
  const through = isShared ? ['sh', '-c', bound, ownFolder] : [];
  const [command, ...words] = [...through, process.execPath, serverBuild];
  const child = spawn(command, words, {
    cwd: root,
    env: {
      ...plainEnvironment(),
      ...givenDatabase(),
      ...{ PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mailServer.url },
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  // Unlike 'exit', it comes after the last output.
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }

  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await closed;
    clearTimeout(timer);
    mailServer.stop();
    await rm(ownFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  };

  const crash = async () => {
    child.kill('SIGKILL');
    await closed;
    mailServer.stop();
  };

  const deadline = Date.now() + startTimeoutMs;
  while (!(await isHealthy(port))) {
    if (hasExited() || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not become healthy. It printed:\n${output}`);
    }
    await sleep(pollMs);
  }
  const { mails } = mailServer;
  const url = `http://localhost:${port}`;
  const product = { url, dataDir, mails, output: () => output, stop, crash };
  running.set(url, product);
  return product;
}
