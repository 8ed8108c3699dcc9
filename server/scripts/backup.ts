// `npm run backup -- [folder]`: copies the database, also during service.
import { join, resolve } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import { readConfig } from '../src/config.ts';
import { orSayWhy } from './backup/orSayWhy.ts';
import { removeOldBackups } from './backup/removeOldBackups.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { withDatabase } from './backup/withDatabase.ts';

const usage = `npm run backup -- [folder]

Copies the whole database into a new folder, by default below DATA_DIR/backups,
where those older than ${limits.backupDays} days are removed afterwards.`;

async function run([named]: string[]): Promise<void> {
  if (named === '--help') {
    console.log(usage);
    return;
  }
  // npm starts a workspace's script in its folder; paths are relative to the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const own = join(config.dataDir, 'backups');
  const folder = resolve(named ?? join(own, stamp));
  const collections = await withDatabase(config, (uri) =>
    takeBackup(uri, folder, (line) => {
      console.log(line);
    }),
  );
  console.log(`The database is backed up with ${collections} collections in ${folder}`);
  if (named !== undefined) return;
  for (const name of await removeOldBackups(own)) {
    console.log(`The backup ${name} was older than ${limits.backupDays} days and is removed.`);
  }
}

await orSayWhy(() => run(process.argv.slice(2)));
