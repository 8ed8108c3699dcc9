// `npm run restore -- <folder> [--replace]`: brings a backup back.
import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { orSayWhy } from './backup/orSayWhy.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { withDatabase } from './backup/withDatabase.ts';

const usage = `npm run restore -- <folder> [--replace]

Puts a backup into an empty database. With --replace it takes the place of what is there.
Everybody is signed out by it: sessions, waiting mail and mailed links are in no backup.`;

async function run(words: string[]): Promise<void> {
  const replace = words.includes('--replace');
  const [named, ...others] = words.filter((word) => word !== '--replace');
  if (named === undefined || named.startsWith('--') || others.length > 0) {
    console.log(usage);
    process.exitCode = named === '--help' ? 0 : 1;
    return;
  }
  // npm starts a workspace's script in its folder; paths are meant from the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const log = (line: string) => {
    console.log(line);
  };
  const { documents, label } = await withDatabase(config, (uri) =>
    restoreBackup(uri, resolve(named), { replace, log }),
  );
  const count = documents.toLocaleString('de');
  console.log(
    `Die Sicherung vom ${label.takenAt} ist mit ${count} Dokumenten und allen Indizes zurück; alle müssen sich neu anmelden.`,
  );
}

await orSayWhy(() => run(process.argv.slice(2)));
