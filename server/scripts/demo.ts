// `npm run demo`: the product with seeded users, on its own database under `.data/demo`.
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../src/config.ts';
import { connectDatabase, disconnectDatabase } from '../src/database/connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded/embeddedDatabase.ts';
import { DataDirInUseError } from '../embedded/dataDir.ts';
import { toAdvertisement } from './demo/advertisement.ts';
import { type DemoPeople, seedDemo } from './demo/seedDemo.ts';
import { type Product, ProductEndedError, startProduct } from './demo/startProduct.ts';
import { demoPasswords } from './seed/people/accounts.ts';

const root = resolve(import.meta.dirname, '../..');

/** Stopped in reverse order. */
const running: { product: Product | null; database: EmbeddedDatabase | null } = {
  product: null,
  database: null,
};
let isStopping = false;
/** It changes while something is awaited. */
const isEnding = () => isStopping;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await running.product?.stop();
  await running.database?.stop();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  // Errors during shutdown are expected.
  if (isStopping) return;
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DataDirInUseError ||
    error instanceof ProductEndedError;
  console.error(isExpected ? error.message : error);
  void stop(1);
}

async function run(): Promise<void> {
  const startedAt = performance.now();
  if (process.env.NODE_ENV === 'production') {
    throw new ConfigError('Demo data has known passwords and is refused with NODE_ENV=production.');
  }
  process.chdir(root);
  const environment = {
    LOG_LEVEL: 'warn',
    ...process.env,
    DATA_DIR: process.env.DATA_DIR || '.data/demo',
    // Never a real database.
    MONGODB_URI: '',
  };
  const { dataDir, publicUrl } = readConfig(environment);
  running.database = await startEmbeddedDatabase({
    dataDir,
    onUnexpectedExit: (reason) => {
      fail(new Error(reason));
    },
  });
  const { uri } = running.database;
  await connectDatabase(uri);
  if (isEnding()) return;
  const people = await seedDemo(publicUrl);
  if (isEnding()) return;
  running.product = startProduct(root, {
    ...environment,
    MONGODB_URI: uri,
    DEMO_PEOPLE: signInsOf(people),
  });
  await running.product.ready;
  await disconnectDatabase();
  report(people, { publicUrl, seconds: (performance.now() - startedAt) / 1000 });
  // Ends by itself only on failure.
  await running.product.ended;
  await stop(1);
}

const signInsOf = ({ jobSeeker, recruiter, both, guestLink }: DemoPeople) =>
  JSON.stringify({
    password: demoPasswords.signIn,
    people: [
      { label: '1. Nachricht prüfen', username: jobSeeker, to: '/user/message-check' },
      { label: '2. Freigeben', username: jobSeeker, to: '/user' },
      { label: '3. Als Headhunter ansehen', username: recruiter, to: guestLink },
      { label: 'Recruiter', username: recruiter, to: '/user' },
      { label: 'Beide Rollen', username: both, to: '/user' },
    ],
  });

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

function report(
  { jobSeeker, recruiter, both, guestLink, fitting }: DemoPeople,
  { publicUrl, seconds }: { publicUrl: string; seconds: number },
): void {
  console.log(`
Ready in ${seconds.toFixed(1)} s. Sign in at ${publicUrl}/login with the password ${demoPasswords.signIn}
  job seeker   ${jobSeeker}
  recruiter    ${recruiter}
  both         ${both}

The link that this job seeker hands out: ${publicUrl}/${jobSeeker}
  access password   ${demoPasswords.access}

To compare a posting with them as a guest, open this key link in a private window:
  ${guestLink}

An advertisement that fits, to paste there:

${indented(toAdvertisement(fitting))}

These people are recreated at every start. Your own accounts stay.
Ctrl+C ends everything.`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
run().catch(fail);
