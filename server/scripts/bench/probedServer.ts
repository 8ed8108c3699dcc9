// A server in a process of its own that can be asked how much CPU time and memory it has used.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '../../embedded/freePort.ts';

const probe = new URL('./probe.mjs', import.meta.url).href;
const startTimeoutMs = 180_000;
const stopTimeoutMs = 15_000;

export type Usage = {
  cpuMicros: number;
  /** What the system has given the process. */
  rssBytes: number;
  /** What of it is in use, with what the collector has not come by. */
  usedBytes: number;
  loopDelayP99Ms: number;
};
type Question = 'usage' | 'forget delays' | 'collect garbage';

export type ProbedServer = {
  url: string;
  pid: number;
  usage: (question?: Question) => Promise<Usage>;
  stop: () => Promise<void>;
};

type Startable = {
  /** The program's file, and what Node must load before it. */
  program: string;
  loaders?: readonly string[];
  environment: Record<string, string>;
  /** A path that answers 200 once the server is ready. */
  readyPath: string;
};

/** Starts a program that listens on PORT and waits until it answers. @throws when it does not within three minutes */
export async function startProbed(startable: Startable): Promise<ProbedServer> {
  const { program, loaders = [], environment, readyPath } = startable;
  const port = await chooseFreePort('127.0.0.1');
  const child = spawn(
    process.execPath,
    [...[...loaders, probe].flatMap((loader) => ['--import', loader]), program],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { ...process.env, PORT: String(port), ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const url = `http://localhost:${port}`;
  const server: ProbedServer = {
    url,
    // Only a child that could not be started has none, and that one never answers.
    pid: child.pid ?? 0,
    usage: (question = 'usage') => ask(child, question),
    stop: () => stop(child),
  };
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await server.stop();
      throw new Error(`${program} did not start.`);
    }
    await sleep(50);
  }
  return server;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function ask(child: ChildProcess, question: string): Promise<Usage> {
  const answered = once(child, 'message');
  child.send(question);
  const [usage] = (await answered) as [Usage];
  return usage;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exited;
  clearTimeout(timer);
}
