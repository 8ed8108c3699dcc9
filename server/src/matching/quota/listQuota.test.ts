import { limits } from '@inkognito/shared/limits';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import {
  changeEmail,
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  makeSeeker,
  publishQuestionnaire,
  unlock,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { newestKeyOf } from '../../user/readerKeys.ts';
import { User } from '../../user/user.model.ts';
import { startOfWeek } from '../search/candidateList.ts';
import { guestsOf } from './quota.ts';
import { Quota } from './quota.model.ts';

const { guest, member } = useTestApp();

const othersOf = (readerKey: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ fingerprint: `posting ${index}`, jobTitle: 'Koch', at: new Date(), readerKey },
  }));

/** As if so many other lists had been read. */
async function readOthers(rita: Member, count: number): Promise<void> {
  const reader = await User.findById(rita.id).orFail();
  await Quota.create(othersOf(newestKeyOf(reader), count));
}

async function publisher(): Promise<{ rita: Member; id: string }> {
  const rita = await member(['recruiter']);
  const { body } = await rita.call('createJob', { body: makeJobInput() });
  return { rita, id: body.job._id };
}

test('editing a posting between two looks tells nothing after the twentieth', async () => {
  await makeSeeker(member);
  const { rita, id } = await publisher();
  await readOthers(rita, limits.listsPerMonth - 3);
  const counts: (number | null)[] = [];
  for (let max = 80; max < 90; max++) {
    await rita.call('updateJob', {
      params: { id },
      body: makeJobInput({ salary: { min: 75, max } }),
    });
    const { body } = await rita.call('listJobCandidates', { params: { id } });
    expect(body.similarCandidates).toHaveLength(body.similarCount ?? 0);
    counts.push(body.similarCount);
  }

  expect(counts.slice(0, 3)).toEqual([1, 1, 1]);
  expect(counts.slice(3).every((count) => count === null)).toBe(true);
});

test('thirty looks at once are counted as thirty', async () => {
  await makeSeeker(member);
  const { rita } = await publisher();
  await readOthers(rita, limits.listsPerMonth - 3);
  const ids: string[] = [];
  for (let max = 80; max < 90; max++) {
    const { body } = await rita.call('createJob', {
      body: makeJobInput({ salary: { min: 75, max } }),
    });
    ids.push(body.job._id);
  }

  const lists = await Promise.all(
    ids.map((id) => rita.call('listJobCandidates', { params: { id } })),
  );

  const shown = lists.filter(({ body, status }) => status === 200 && body.similarCount !== null);
  expect(shown.length).toBeLessThanOrEqual(3);
});

test('comparisons with an accomplice count among the lists', async () => {
  const [anna, accomplice] = [await member(['jobSeeker']), await member(['jobSeeker'])];
  await publishQuestionnaire(anna);
  await publishQuestionnaire(accomplice);
  const { rita, id } = await publisher();
  await unlock(rita, accomplice);
  await readOthers(rita, limits.listsPerMonth - 3);
  for (const max of [81, 82]) await compare(rita, accomplice, { salary: { min: 75, max } });
  expect((await rita.call('listJobCandidates', { params: { id } })).body.similarCount).toBe(2);

  const { body } = await compare(rita, accomplice, { salary: { min: 75, max: 83 } });

  expect([body.similarCandidates, body.similarCount]).toEqual([[], null]);
});

test('a job seeker visiting their own profile as a guest reads no more counts than lists', async () => {
  const eve = await makeSeeker(member);
  const counts: (number | null)[] = [];
  for (let index = 0; index < 5; index += 1) {
    const visitor = guest();
    await enterKey(visitor, eve, (await makeKey(eve)).password);
    if (index === 1)
      await Quota.create(othersOf(guestsOf(new Types.ObjectId(eve.id)), limits.listsPerMonth - 3));
    counts.push((await compareAsGuest(visitor, eve, { distance: 10 + index })).body.similarCount);
  }

  expect(counts).toEqual([0, 0, 0, null, null]);
});

test('another account with the same mailbox goes on counting, and another address opens no new lists', async () => {
  const { rita, id } = await publisher();
  const look = async (max: number) => {
    const body = makeJobInput({ salary: { min: 75, max } });
    await rita.call('updateJob', { params: { id }, body });
    return (await rita.call('listJobCandidates', { params: { id } })).body.similarCount;
  };
  const { email } = await User.findById(rita.id).orFail().lean();
  await readOthers(rita, limits.listsPerMonth - 3);
  expect([await look(81), await look(82), await look(83)]).toEqual([0, 0, 0]);
  await changeEmail(rita, 'zweites.postfach@beispiel.example');
  expect([await look(84), await look(83)]).toEqual([null, 0]);

  await rita.call('deleteAccount', { params: { userId: rita.publicId } });
  const again = await publisher();
  await changeEmail(again.rita, email);
  const { body } = await again.rita.call('listJobCandidates', { params: { id: again.id } });
  expect(body.similarCount).toBeNull();
});

test('a deleted account leaves no trace of itself in what is counted', async () => {
  const anna = await makeSeeker(member, { salary: { min: 40, max: 60 } });
  const { rita, id } = await publisher();
  await rita.call('listJobCandidates', { params: { id } });
  expect(JSON.stringify(await Quota.find().lean())).toContain(anna.id);

  for (const person of [anna, rita]) {
    await person.call('deleteAccount', { params: { userId: person.publicId } });
  }

  const left = await Quota.find().lean();
  expect(left).toHaveLength(1);
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${anna.id}|${rita.id}`));
});

test('job seekers see in how many lists of a week they stood', async () => {
  const anna = await makeSeeker(member, { salary: { min: 40, max: 60 } });
  const { rita, id } = await publisher();
  const other = await publisher();

  await rita.call('listJobCandidates', { params: { id } });
  await rita.call('listJobCandidates', { params: { id } });
  await other.rita.call('listJobCandidates', { params: { id: other.id } });

  const { body } = await anna.call('listActivity');
  const { activity } = body;
  expect(activity).toHaveLength(1);
  const at = startOfWeek(new Date()).toISOString();
  expect(activity[0]).toMatchObject({ kind: 'listed', at, count: 2, recruiter: null, jobId: null });
});

test('a week begins on Monday', () => {
  const days = ['2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z', '2026-11-16T12:00:00Z'];

  expect(days.map((day) => startOfWeek(new Date(day)).toISOString().slice(0, 10))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-16',
  ]);
});
