// `npm run backup -- [folder]`: copies the database, also while the product runs.
import { join, resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { orSayWhy } from './backup/orSayWhy.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { withDatabase } from './backup/withDatabase.ts';

const usage = `npm run backup -- [folder]

Copies the whole database into a new folder, by default below DATA_DIR/backups.`;

async function run([named]: string[]): Promise<void> {
  if (named === '--help') {
    console.log(usage);
    return;
  }
  // npm starts a workspace's script in its folder; paths are meant from the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(named ?? join(config.dataDir, 'backups', stamp));
  const collections = await withDatabase(config, (uri) =>
    takeBackup(uri, folder, (line) => {
      console.log(line);
    }),
  );
  console.log(`Die Datenbank ist mit ${collections} Sammlungen in ${folder} gesichert.`);
}

await orSayWhy(() => run(process.argv.slice(2)));
