import { join as joinPath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { findRunningDatabase } from '../../embedded/dataDir.ts';
import { makePdf } from '../../src/test/make.ts';
import type { Fault } from './fault.ts';
import { command } from './harness/command.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { password, Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { startProduct } from './harness/product.ts';
import { candidate, match, publishers } from './harness/scene.ts';
import { database, findHalfStates, storedNumbers } from './harness/stored.ts';

type Saved = {
  before: ReadonlySet<number>;
  person: Person;
  cv: Buffer;
  folder: string;
  seen: string;
};

async function backUp(place: Place, seconds: number): Promise<Saved> {
  const dataDir = joinPath(place.folder, 'first');
  const product = await startProduct(place, { environment: { DATA_DIR: dataDir } });
  const urls = () => [product.url];
  const cv = makePdf('Inhalt '.repeat(100_000));
  const person = await candidate(urls, cv);
  await match(urls, person);
  const { publish } = await publishers(urls, 8);
  const ledger = openLedger(8, publish);
  await sleep(seconds * 1000);
  const before = new Set(ledger.acknowledged);
  const folder = joinPath(place.folder, 'backup');
  const { code, said } = await command('backup', dataDir, [folder]);
  const during = ledger.acknowledged.size - before.size;
  await ledger.stop();
  await product.stop();
  if (code !== 0) throw new Error(`backup: ${said}`);
  const seen = `${before.size} acknowledged before, ${during} while it was taken`;
  return { before, person, cv, folder, seen };
}

async function lookAt(
  place: Place,
  dataDir: string,
  { person, cv, before }: Saved,
): Promise<{ broken: string[]; lost: number }> {
  const product = await startProduct(place, { environment: { DATA_DIR: dataDir } });
  const uri = await findRunningDatabase(dataDir);
  const client = new mongoose.mongo.MongoClient(uri ?? '');
  try {
    const { lost, doubled } = compareLedger(before, await storedNumbers(client));
    const halfStates = await findHalfStates(client);
    const tokens = await database(client).collection('mailed_tokens').countDocuments();
    const old = new Person(() => [product.url]);
    old.cookie = person.cookie;
    const again = new Person(() => [product.url]);
    const login = await again.call('login', { body: { username: person.username, password } });
    const { body } = await again.call('getAutomations');
    const id = body.cv?.url.split('/').at(-1) ?? '';
    const file = await again.call('getCv', { params: { id } });
    return {
      lost,
      broken: [
        ...(lost > 0 ? [`${lost} postings acknowledged before the backup are missing`] : []),
        ...(doubled > 0 ? [`${doubled} postings are there twice`] : []),
        ...halfStates,
        ...(tokens > 0 ? ['the backup holds mailed links'] : []),
        ...((await old.call('getAutomations')).status === 401 ? [] : ['an old session is back']),
        ...(login.status === 200 ? [] : [`signing in: ${login.status}`]),
        ...(file.bytes.equals(cv) ? [] : ['the CV is not the same']),
      ],
    };
  } finally {
    await client.close();
    await product.stop();
  }
}

export const backupWhileWriting: Fault = {
  id: 'F8',
  name: 'backup while writing',
  run: ({ short }) =>
    inPlace(async (place) => {
      const saved = await backUp(place, short ? 1 : 5);
      const dataDir = joinPath(place.folder, 'second');
      const words = [saved.folder, '--journal', joinPath(place.folder, 'first', 'journal')];
      const restored = await command('restore', dataDir, words);
      const refused = await command('restore', dataDir, words);
      const replaced = await command('restore', dataDir, [...words, '--replace']);
      const broken = [
        ...(restored.code === 0 ? [] : [`restore: ${restored.said}`]),
        ...(refused.code === 1 && refused.said.includes('is not empty')
          ? []
          : ['a database that is not empty was overwritten']),
        ...(replaced.code === 0 ? [] : [`restore --replace: ${replaced.said}`]),
      ];
      const { lost, broken: found } = await lookAt(place, dataDir, saved);
      return {
        rounds: 1,
        acknowledged: saved.before.size,
        lost,
        halfStates: found.length,
        broken: [...broken, ...found],
        seen: [saved.seen, restored.said.trim().split('\n').at(-1) ?? ''],
      };
    }),
};
