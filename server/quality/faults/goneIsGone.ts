import { join as joinPath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { findRunningDatabase } from '../../embedded/dataDir.ts';
import { makePdf } from '../../src/test/make.ts';
import { failed, type Fault, unless } from './fault.ts';
import { command } from './harness/command.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { password, Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, match, publishers, unlock } from './harness/scene.ts';
import { database, findHalfStates, storedNumbers } from './harness/stored.ts';

type Urls = () => readonly string[];
type Pair = { person: Person; recruiter: Person; jobId: string };

/** Every kind of what the journal keeps is in `replayJournal.test.ts`; these show that a restore does it again. */
type Cast = {
  /** Acknowledged before the backup. */
  published: ReadonlySet<number>;
  withCv: { person: Person; cv: Buffer };
  deleted: Person;
  /** Releases from before and after the backup. */
  withdrawn: Pair[];
  renewed: Person;
  oldAccessPassword: string;
  blocked: Pair;
};

async function pairUp(urls: Urls): Promise<Pair> {
  const person = await candidate(urls);
  return { person, ...(await match(urls, person)) };
}

async function withdrawAll(person: Person): Promise<string[]> {
  const { body } = await person.call('listReleases');
  const params = { id: body.releases[0]?._id ?? '' };
  return failed('withdrawing', await person.call('withdrawRelease', { params }), 204);
}

async function act(
  product: Product,
  dataDir: string,
  folder: string,
  seconds: number,
): Promise<[Cast, string[]]> {
  const urls = () => [product.url];
  const cv = makePdf('Inhalt '.repeat(100_000));
  const withCv = { person: await candidate(urls, cv), cv };
  const [deleted, renewed] = [await candidate(urls), await candidate(urls)];
  const before = await pairUp(urls);
  const blocked = await pairUp(urls);
  const after = { person: await candidate(urls), recruiter: before.recruiter, jobId: before.jobId };

  const { publish } = await publishers(urls, 8);
  const ledger = openLedger(8, publish);
  await sleep(seconds * 1_000);
  const published = new Set(ledger.acknowledged);
  const backup = await command('backup', dataDir, [folder]);
  await ledger.stop();

  await unlock(after.recruiter, after.person);
  const broken = [
    ...unless(backup.code === 0, `backup: ${backup.said}`),
    ...failed('comparing', await compare(after.recruiter, after.person), 200),
    ...failed(
      'deleting',
      await deleted.call('deleteAccount', { params: { userId: deleted.id } }),
      204,
    ),
    ...failed('renewing', await renewed.call('renewAccessPassword'), 200),
    ...failed(
      'blocking',
      await blocked.person.call('toggleJobBlock', { params: { id: blocked.jobId } }),
      200,
    ),
    ...(await withdrawAll(before.person)),
    ...(await withdrawAll(after.person)),
  ];
  // As in a power cut: acknowledged data must already be on disk.
  await product.kill();
  const { accessPassword: oldAccessPassword } = renewed;
  const withdrawn = [before, after];
  return [{ published, withCv, deleted, withdrawn, renewed, oldAccessPassword, blocked }, broken];
}

async function signIn({ url }: Product, { username, id }: Person): Promise<[Person, number]> {
  const again = new Person(() => [url]);
  Object.assign(again, { username, id });
  const { status } = await again.call('login', { body: { username, password } });
  return [again, status];
}

async function judgeWhole(dataDir: string, product: Product, cast: Cast): Promise<string[]> {
  const client = new mongoose.mongo.MongoClient((await findRunningDatabase(dataDir)) ?? '');
  try {
    const { person, cv } = cast.withCv;
    const old = new Person(() => [product.url]);
    old.cookie = person.cookie;
    const [again, status] = await signIn(product, person);
    const { body } = await again.call('getAutomations');
    const id = body.cv?.url.split('/').at(-1) ?? '';
    const file = await again.call('getCv', { params: { id } });
    const tokens = await database(client).collection('mailed_tokens').countDocuments();
    return [
      ...compareLedger(cast.published, await storedNumbers(client)),
      ...(await findHalfStates(client)),
      ...unless(tokens === 0, 'the backup holds mailed links'),
      ...failed('an old session', await old.call('getAutomations'), 401),
      ...failed('signing in', { status }, 200),
      ...unless(file.bytes.equals(cv), 'the CV is not the same'),
    ];
  } finally {
    await client.close();
  }
}

async function judgeDeleted(product: Product, { deleted }: Cast): Promise<string[]> {
  const [, status] = await signIn(product, deleted);
  const guest = new Person(() => [product.url]);
  const { username } = deleted;
  const found = await guest.call('searchUsers', { query: { q: username } });
  const profile = await guest.call('getPublicUser', { params: { username } });
  return [
    ...failed('the profile of somebody deleted', profile, 404),
    ...failed('signing in to a deleted account', { status }, 401),
    ...unless(!found.bytes.includes(username), 'somebody deleted is found'),
  ];
}

async function judgeWithdrawn(product: Product, { person, recruiter }: Pair): Promise<string[]> {
  const [again] = await signIn(product, recruiter);
  await unlock(again, person);
  const compared = await compare(again, person);
  const given = Object.values(compared.body.contactInfo ?? {}).filter((value) => value !== null);
  return [
    ...failed('comparing after the restore', compared, 200),
    ...unless(given.length === 0, 'what was withdrawn is given out again'),
  ];
}

async function judge(place: Place, dataDir: string, cast: Cast): Promise<string[]> {
  const product = await startProduct(place, { environment: { DATA_DIR: dataDir } });
  const { renewed, blocked, withdrawn, oldAccessPassword } = cast;
  const [recruiter] = await signIn(product, blocked.recruiter);
  const [blocker] = await signIn(product, blocked.person);
  const [renewer] = await signIn(product, renewed);
  const tryKey = (key: string) =>
    recruiter.call('checkAccessPassword', {
      params: { username: renewed.username },
      body: { password: key },
    });
  const whole = await judgeWhole(dataDir, product, cast);
  const list = await blocker.call('listBlockedJobs');
  const old = await tryKey(oldAccessPassword);
  const { body } = await renewer.call('renewAccessPassword');
  const broken = [
    ...whole,
    ...(await judgeDeleted(product, cast)),
    ...(await Promise.all(withdrawn.map((pair) => judgeWithdrawn(product, pair)))).flat(),
    ...unless(old.status >= 400, 'an access password that was renewed is good again'),
    ...failed('the next access password', await tryKey(body.accessPassword), 200),
    ...unless(list.body.jobsBlocked.length === 1, 'a blocked posting is back'),
  ];
  await product.stop();
  return broken;
}

/** Without a journal, no candidate is discoverable until they opt in. */
async function judgePaused(place: Place, dataDir: string, { renewed }: Cast): Promise<string[]> {
  const product = await startProduct(place, { environment: { DATA_DIR: dataDir } });
  const guest = new Person(() => [product.url]);
  const params = { username: renewed.username };
  const profile = await guest.call('getPublicUser', { params });
  const [, status] = await signIn(product, renewed);
  await product.stop();
  return [
    ...failed('a profile without a journal', profile, 404),
    ...failed('signing in without a journal', { status }, 200),
  ];
}

export const goneIsGone: Fault = ({ short }) =>
  inPlace(async (place) => {
    const [first, second, folder] = ['first', 'second', 'backup'].map((name) =>
      joinPath(place.folder, name),
    ) as [string, string, string];
    const product = await startProduct(place, { environment: { DATA_DIR: first } });
    const [cast, broken] = await act(product, first, folder, short ? 1 : 5);
    const restore = async (dataDir: string, ...words: string[]) => {
      const { code, said } = await command('restore', dataDir, [folder, ...words]);
      broken.push(...unless(code === 0, `restore ${words.join(' ')}: ${said}`));
    };
    const refuse = async (dataDir: string, sentence: string, ...words: string[]) => {
      const { code, said } = await command('restore', dataDir, [folder, ...words]);
      broken.push(...unless(code === 1 && said.includes(sentence), `not refused: ${said}`));
    };
    const journal = ['--journal', joinPath(first, 'journal')];

    await restore(first, '--replace');
    broken.push(...(await judge(place, first, cast)));
    await refuse(second, '--without-journal');
    await restore(second, '--without-journal');
    broken.push(...(await judgePaused(place, second, cast)));
    await refuse(second, 'is not empty', ...journal);
    await restore(second, '--replace', ...journal);
    if (!short) broken.push(...(await judge(place, second, cast)));
    return broken;
  });
