// `npm run moderate -- list | show ID | close ID | freeze USERNAME | unfreeze USERNAME | mark USERNAME`
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { connectDatabase, disconnectDatabase } from '../src/database/connection.ts';
import { accountMark } from '../src/http/requestLog.ts';
import { openJournal } from '../src/journal/journal.ts';
import { type Mailer, createMailer } from '../src/mail/mailer.ts';
import {
  ModerationError,
  closeReport,
  listReports,
  showReport,
  setFrozenByName,
} from '../src/report/moderation.ts';
import { orSayWhy } from './backup/orSayWhy.ts';
import { withDatabase } from './backup/withDatabase.ts';
// Importing a model registers it and its indexes.
import '../src/app.ts';

const usage = `npm run moderate -- list                                open reports, oldest first
npm run moderate -- show ID                             what was reported, and why
npm run moderate -- close ID                            mark it as done
npm run moderate -- freeze USERNAME --reason "…"        the account can no longer sign in or be found; its owner reads the reason
npm run moderate -- unfreeze USERNAME
npm run moderate -- mark USERNAME                       what the log calls the account

Takes the same environment as the product, so that the mails about it can be sent.`;

type Means = { mailer: Mailer; secret: string };
type Command = (means: Means, subject: string, reason: string) => Promise<string[]>;

const commands: Readonly<Record<string, Command>> = {
  show: (_means, id) => showReport(id),
  close: async (_means, id) => {
    await closeReport(id);
    return [`Report ${id} is closed.`];
  },
  freeze: async ({ mailer }, username, reason) => {
    await setFrozenByName(mailer, username, reason);
    return [`The account ${username} is frozen.`];
  },
  unfreeze: async ({ mailer }, username) => {
    await setFrozenByName(mailer, username, null);
    return [`The account ${username} is no longer frozen.`];
  },
  mark: ({ secret }, username) => Promise.resolve([accountMark(secret, username)]),
};

async function list(): Promise<string[]> {
  const lines = await listReports();
  return lines.length > 0 ? lines : ['No report is open.'];
}

function readWords(args: string[]): ((means: Means) => Promise<string[]>) | null {
  try {
    const options = { help: { type: 'boolean' }, reason: { type: 'string', default: '' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = '', subject] = positionals;
    if (values.help || positionals.length > 2) return null;
    if (name === 'list' && subject === undefined) return list;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || subject === undefined) return null;
    return (means) => command(means, subject, values.reason);
  } catch {
    return null;
  }
}

async function run(args: string[]): Promise<void> {
  const work = readWords(args);
  if (!work) {
    console.log(usage);
    process.exitCode = args.includes('--help') ? 0 : 1;
    return;
  }
  // npm starts a workspace's script in its folder; paths are relative to the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const { publicUrl, sessionSecret: secret, operator } = config;
  const mailer = createMailer({ publicUrl, secret, operatorEmail: operator.email });
  const journal = await openJournal(config.journalDir);
  try {
    const lines = await withDatabase(config, async (uri) => {
      try {
        await connectDatabase(uri);
        return await work({ mailer, secret });
      } finally {
        await disconnectDatabase();
      }
    });
    for (const line of lines) console.log(line);
  } finally {
    await journal.stop();
  }
}

await orSayWhy(() =>
  run(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof ModerationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }),
);
