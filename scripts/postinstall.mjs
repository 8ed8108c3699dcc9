// Fetches the embedded database's mongod while there is a network, so that a later start or test
// needs none. Without it the installation goes on; a start without mongod says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { env } = process;
const root = fileURLToPath(new URL('..', import.meta.url));
const script = `${root}server/scripts/fetchMongod.ts`;

const isUnwanted =
  Boolean(env.MONGODB_URI) || env.NODE_ENV === 'production' || env.SKIP_MONGOD_DOWNLOAD === '1';
// A Docker layer may hold the package files alone, and an installation may leave out tsx.
const isPossible = existsSync(script) && existsSync(`${root}node_modules/tsx`);

if (!isUnwanted && isPossible) {
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
}
