import { join as joinPath } from 'node:path';
import type { Fault } from './fault.ts';
import { command } from './harness/command.ts';
import { endKeys, judgeKeys, type Keys, keysBefore } from './harness/keys.ts';
import { castBefore, judgeNarrowed, narrow, type Narrowing } from './harness/narrowing.ts';
import { password, Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, match, unlock } from './harness/scene.ts';

type Urls = () => readonly string[];
type Pair = { person: Person; recruiter: Person; jobId: string };

/** Actions after the backup that a restore must not undo. */
type Cast = {
  deleted: Person;
  frozen: Person;
  /** Releases from before and after the backup. */
  withdrawn: Pair[];
  renewed: Person;
  oldAccessPassword: string;
  blocked: Pair;
  narrowing: Narrowing;
  keys: Keys;
};

const failed = (what: string, { status }: { status: number }, expected: number) =>
  status === expected ? [] : [`${what}: ${status} instead of ${expected}`];

async function pairUp(urls: Urls): Promise<Pair> {
  const person = await candidate(urls);
  return { person, ...(await match(urls, person)) };
}

async function withdrawAll(person: Person): Promise<string[]> {
  const { body } = await person.call('listReleases');
  const params = { id: body.releases[0]?._id ?? '' };
  return failed('withdrawing', await person.call('withdrawRelease', { params }), 204);
}

async function act(place: Place, dataDir: string, folder: string): Promise<[Cast, string[]]> {
  const product = await startProduct(place, { environment: { DATA_DIR: dataDir } });
  const urls = () => [product.url];
  const deleted = await candidate(urls);
  const frozen = await candidate(urls);
  const renewed = await candidate(urls);
  const before = await pairUp(urls);
  const blocked = await pairUp(urls);
  const after = { person: await candidate(urls), recruiter: before.recruiter, jobId: before.jobId };
  const narrowing = await castBefore(urls);
  const keys = await keysBefore(urls);

  const backup = await command('backup', dataDir, [folder]);

  await unlock(after.recruiter, after.person);
  const compared = await compare(after.recruiter, after.person);
  const gone = await deleted.call('deleteAccount', { params: { userId: deleted.id } });
  const freezing = await command('moderate', dataDir, ['freeze', frozen.username]);
  const renewal = await renewed.call('renewAccessPassword');
  const block = await blocked.person.call('toggleJobBlock', { params: { id: blocked.jobId } });
  const broken = [
    ...(backup.code === 0 ? [] : [`backup: ${backup.said}`]),
    ...(freezing.code === 0 ? [] : [`freezing: ${freezing.said}`]),
    ...failed('comparing', compared, 200),
    ...failed('deleting', gone, 204),
    ...failed('renewing', renewal, 200),
    ...failed('blocking', block, 200),
    ...(await withdrawAll(before.person)),
    ...(await withdrawAll(after.person)),
    ...(await narrow(narrowing)),
    ...(await endKeys(keys)),
  ];
  // As in a power cut: acknowledged data must already be on disk.
  await product.kill();
  const { accessPassword: oldAccessPassword } = renewed;
  const withdrawn = [before, after];
  return [
    { deleted, frozen, withdrawn, renewed, oldAccessPassword, blocked, narrowing, keys },
    broken,
  ];
}

async function signIn({ url }: Product, { username, id }: Person): Promise<[Person, number]> {
  const again = new Person(() => [url]);
  Object.assign(again, { username, id });
  const { status } = await again.call('login', { body: { username, password } });
  return [again, status];
}

async function judgeDeleted(product: Product, { deleted }: Cast): Promise<string[]> {
  const [, status] = await signIn(product, deleted);
  const guest = new Person(() => [product.url]);
  const { username } = deleted;
  const found = await guest.call('searchUsers', { query: { q: username } });
  return [
    ...failed(
      'the profile of somebody deleted',
      await guest.call('getPublicUser', { params: { username } }),
      404,
    ),
    ...(status === 401 ? [] : [`somebody deleted signs in: ${status}`]),
    ...(found.bytes.includes(username) ? ['somebody deleted is found'] : []),
  ];
}

async function judgeFrozen(product: Product, { frozen }: Cast): Promise<string[]> {
  const [, status] = await signIn(product, frozen);
  const guest = new Person(() => [product.url]);
  const params = { username: frozen.username };
  return [
    ...failed('signing in to a frozen account', { status }, 403),
    ...failed('a frozen profile', await guest.call('getPublicUser', { params }), 404),
  ];
}

async function judgeWithdrawn(product: Product, { person, recruiter }: Pair): Promise<string[]> {
  const [again] = await signIn(product, recruiter);
  await unlock(again, person);
  const { status, body } = await compare(again, person);
  const given = Object.values(body.contactInfo ?? {}).filter((value) => value !== null);
  return [
    ...failed('comparing after the restore', { status }, 200),
    ...(given.length === 0 ? [] : ['what was withdrawn is given out again']),
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
  const list = await blocker.call('listBlockedJobs');
  const old = await tryKey(oldAccessPassword);
  const { body } = await renewer.call('renewAccessPassword');
  const broken = [
    ...(await judgeDeleted(product, cast)),
    ...(await judgeFrozen(product, cast)),
    ...(await Promise.all(withdrawn.map((pair) => judgeWithdrawn(product, pair)))).flat(),
    ...(old.status >= 400 ? [] : ['an access password that was renewed is good again']),
    ...failed('the next access password', await tryKey(body.accessPassword), 200),
    ...(await judgeNarrowed(product, cast.narrowing)),
    ...(await judgeKeys(product, cast.keys)),
    ...(list.body.jobsBlocked.length === 1 ? [] : ['a blocked posting is back']),
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

export const goneIsGone: Fault = {
  id: 'F13',
  name: 'gone is gone',
  run: ({ short }) =>
    inPlace(async (place) => {
      const first = joinPath(place.folder, 'first');
      const second = joinPath(place.folder, 'second');
      const folder = joinPath(place.folder, 'backup');
      const [cast, broken] = await act(place, first, folder);

      const restored = await command('restore', first, [folder, '--replace']);
      broken.push(...(restored.code === 0 ? await judge(place, first, cast) : [restored.said]));

      const refused = await command('restore', second, [folder]);
      if (refused.code !== 1 || !refused.said.includes('--without-journal')) {
        broken.push(`a restore without a journal was not refused: ${refused.said}`);
      }
      const paused = await command('restore', second, [folder, '--without-journal']);
      broken.push(...(paused.code === 0 ? await judgePaused(place, second, cast) : [paused.said]));

      if (!short) {
        const words = [folder, '--replace', '--journal', joinPath(first, 'journal')];
        const moved = await command('restore', second, words);
        broken.push(...(moved.code === 0 ? await judge(place, second, cast) : [moved.said]));
      }

      const seen = paused.said.split('\n').filter((line) => line.startsWith('WARNING'));
      return { rounds: short ? 2 : 3, acknowledged: 16, lost: broken.length, broken, seen };
    }),
};
