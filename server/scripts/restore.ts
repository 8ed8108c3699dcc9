// `npm run restore -- <folder> [--replace]`: restores a backup.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { adoptJournal } from './backup/chooseJournal.ts';
import { orSayWhy } from './backup/orSayWhy.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { withDatabase } from './backup/withDatabase.ts';

const usage = `npm run restore -- <folder> [--replace] [--journal <folder> | --without-journal]

Puts a backup into an empty database. With --replace it replaces the content of the database.
All users are signed out: sessions, waiting mail and mailed links are in no backup.
What people deleted, withdrew, renewed, changed or switched off since is done again from the journal, by default that of JOURNAL_DIR.
Without a journal all accounts are paused.`;

const options = {
  help: { type: 'boolean' },
  replace: { type: 'boolean', default: false },
  journal: { type: 'string' },
  'without-journal': { type: 'boolean', default: false },
} as const;

function readWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, named: positionals.length === 1 ? positionals[0] : undefined };
  } catch {
    return null;
  }
}

async function run(args: string[]): Promise<void> {
  const words = readWords(args);
  if (words?.named === undefined) {
    console.log(usage);
    process.exitCode = words?.values.help ? 0 : 1;
    return;
  }
  // npm starts a workspace's script in its folder; paths are relative to the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const { values, named } = words;
  const config = readConfig(process.env);
  const folder = resolve(values.journal ?? config.journalDir);
  const { documents, label } = await withDatabase(config, (uri) =>
    restoreBackup(uri, resolve(named), {
      replace: values.replace,
      journal: values['without-journal'] ? null : folder,
      log: (line) => {
        console.log(line);
      },
    }),
  );
  if (!values['without-journal']) await adoptJournal(folder, config.journalDir);
  const count = documents.toLocaleString('en');
  console.log(
    `The backup of ${label.takenAt} is restored with ${count} documents and all indexes. All users must sign in again.`,
  );
}

await orSayWhy(() => run(process.argv.slice(2)));
