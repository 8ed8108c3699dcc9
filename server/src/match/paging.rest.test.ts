import { dayMs, limits } from '@inkognito/shared/limits';
import mongoose, { type Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { Job } from '../job/job.model.ts';
import { makeJobInput } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { startOfMonthInBerlin } from './berlinMonth.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { Release } from '../matching/release/release.model.ts';

const { member } = useTestApp();

const newId = () => new mongoose.Types.ObjectId();
const count = 75;

type Answered = { ids: string[]; nextCursor: string | null };
type Entry = { owner: Member; at: Date; id: Types.ObjectId; otherId: Types.ObjectId };
type List = {
  role: 'jobSeeker' | 'recruiter';
  endpoint: 'listMatches' | 'listJobsOffered' | 'listBlockedJobs' | 'listReleases' | 'listMyJobs';
  add: (entry: Entry) => Promise<unknown>;
};

const addJob = ({ owner, at, id }: Entry) =>
  Job.create({
    _id: id,
    ...makeJobInput(),
    recruiterId: owner.id,
    fingerprint: id.toString(),
    createdAt: at,
    updatedAt: at,
  });

const addComparison = (entry: Entry, changes: Record<string, unknown>) =>
  Comparison.create({
    _id: entry.id,
    readerKey: 'leser',
    countsAsMatch: true,
    jobId: entry.id,
    candidateId: entry.owner.id,
    recruiterId: entry.otherId,
    offer: { ...makeJobInput(), createdAt: entry.at, updatedAt: entry.at },
    recruiterSnapshot: { username: 'jemand', card: null },
    matchPercentage: 80,
    isMatch: true,
    breakdown: { contractType: { score: 1, knockout: false } },
    reason: 'Das Gehalt passt.',
    rulebookVersion: 'test',
    comparedAt: entry.at,
    ...changes,
  });

const lists: List[] = [
  {
    role: 'recruiter',
    endpoint: 'listMatches',
    add: (entry) =>
      addComparison(entry, { recruiterId: entry.owner.id, candidateId: entry.otherId }),
  },
  { role: 'jobSeeker', endpoint: 'listMatches', add: (entry) => addComparison(entry, {}) },
  {
    role: 'jobSeeker',
    endpoint: 'listJobsOffered',
    add: (entry) => addComparison(entry, { isMatch: false }),
  },
  {
    role: 'jobSeeker',
    endpoint: 'listBlockedJobs',
    add: (entry) =>
      addComparison(entry, {
        suspendedBy: 'posting',
        expiresAt: new Date(entry.at.getTime() + limits.blockedDays * dayMs),
      }),
  },
  {
    role: 'jobSeeker',
    endpoint: 'listReleases',
    add: ({ owner, at, id, otherId }) =>
      Release.create({
        readerKey: 'leser',
        _id: id,
        comparisonId: id,
        candidateId: owner.id,
        recruiterId: otherId,
        jobId: id,
        jobTitle: 'Köchin',
        recruiterSnapshot: { username: 'jemand', card: null },
        releasedAt: at,
      }),
  },
  { role: 'recruiter', endpoint: 'listMyJobs', add: addJob },
];

async function readPage(owner: Member, { endpoint }: List, cursor?: string): Promise<Answered> {
  const { status, body } = await owner.call(endpoint, { query: cursor ? { cursor } : {} });
  if (status !== 200) throw new Error(`${endpoint} answered ${status}`);
  const entries = Object.values(body).find((value) => Array.isArray(value)) as { _id: string }[];
  return { ids: entries.map(({ _id }) => _id), nextCursor: body.nextCursor };
}

async function readAll(owner: Member, list: List, cursor?: string | null): Promise<string[][]> {
  const { ids, nextCursor } = await readPage(owner, list, cursor ?? undefined);
  return nextCursor === null ? [ids] : [ids, ...(await readAll(owner, list, nextCursor))];
}

/** Newest first; `minutesAgo` dates the entries. Returns ids in that order. */
async function fill(owner: Member, list: List, minutesAgo: number[]): Promise<string[]> {
  const other = await member([list.role === 'recruiter' ? 'jobSeeker' : 'recruiter']);
  const now = Date.now();
  const places = minutesAgo.map((minutes) => ({
    owner,
    at: new Date(now - minutes * 60_000),
    id: newId(),
    otherId: new mongoose.Types.ObjectId(other.id),
  }));
  await Promise.all(places.map(list.add));
  return places
    .sort(
      (a, b) => b.at.getTime() - a.at.getTime() || b.id.toString().localeCompare(a.id.toString()),
    )
    .map(({ id }) => id.toString());
}

/** With what the database did to read the page. */
async function profiled(read: () => Promise<Answered>) {
  const { db } = mongoose.connection;
  await db?.command({ profile: 2 });
  const page = await read();
  await db?.command({ profile: 0 });
  const profile = db?.collection('system.profile').find({ 'command.limit': limits.pageSize + 1 });
  const reads = (await profile?.toArray()) ?? [];
  await db?.dropCollection('system.profile');
  return [page, reads] as const;
}

const oneAMinute = Array.from({ length: count }, (_, index) => index + 1);

test.each(lists)(
  'the list $endpoint of a $role gives every entry once, newest first, and reads only what it shows',
  async (list) => {
    const owner = await member([list.role]);
    const ids = await fill(owner, list, [...oneAMinute, ...oneAMinute]);
    const first = await readPage(owner, list);
    const second = await readPage(owner, list, first.nextCursor ?? '');

    const [third, reads] = await profiled(() => readPage(owner, list, second.nextCursor ?? ''));

    const rest = await readAll(owner, list, third.nextCursor);
    expect([first, second, third].flatMap((page) => page.ids).concat(rest.flat())).toEqual(ids);
    expect(reads).toHaveLength(1);
    expect(reads[0]).not.toHaveProperty('hasSortStage');
    // A few more share the time of the previous page's last entry.
    expect(reads[0]?.['docsExamined']).toBeLessThanOrEqual(limits.pageSize + 4);
  },
);

/** Common behaviour is tested on one list. */
describe.each(lists.slice(1, 2))('the list $endpoint of a $role', (list) => {
  test('goes on where it ended when new entries come meanwhile', async () => {
    const owner = await member([list.role]);
    expect(await readAll(owner, list)).toEqual([[]]);
    const ids = await fill(owner, list, oneAMinute);
    const first = await readPage(owner, list);

    await fill(owner, list, [0, 0, 0]);
    const rest = await readAll(owner, list, first.nextCursor);

    expect([...first.ids, ...rest.flat()]).toEqual(ids);
  });

  test('gives nothing of another’s for a cursor of theirs', async () => {
    const [owner, other] = [await member([list.role]), await member([list.role])];
    await fill(other, list, oneAMinute);
    const ids = await fill(owner, list, [0, 90, 90]);
    const { nextCursor } = await readPage(other, list);

    const page = await readPage(owner, list, nextCursor ?? '');

    expect(page).toEqual({ ids: ids.slice(1), nextCursor: null });
  });

  test('skips hidden people without ending early or leaving pages half empty', async () => {
    const owner = await member([list.role]);
    const hidden = { ...list, add: (entry: Entry) => list.add({ ...entry, otherId: newId() }) };
    const before = await fill(owner, list, oneAMinute.slice(0, 40));
    await fill(
      owner,
      hidden,
      oneAMinute.map((minute) => minute + 40),
    );
    const after = await fill(
      owner,
      list,
      oneAMinute.slice(0, 20).map((minute) => minute + 200),
    );
    await fill(
      owner,
      hidden,
      oneAMinute.map((minute) => minute + 300),
    );

    const pages = await readAll(owner, list);

    expect(pages.map((page) => page.length)).toEqual([30, 30]);
    expect(pages.flat()).toEqual([...before, ...after]);
  });
});

test.each(lists.slice(0, 2))('$endpoint of a $role reads no match that has ended', async (list) => {
  const owner = await member([list.role]);
  await fill(owner, list, oneAMinute);
  await Comparison.updateMany({}, { 'contact.state': 'ended', countsAsMatch: false });

  const [page, reads] = await profiled(() => readPage(owner, list));

  expect(page.ids).toEqual([]);
  expect(reads.map(({ docsExamined }) => docsExamined as number)).toEqual([0]);
});

describe('the signed-in person', () => {
  const byName = (endpoint: List['endpoint'], role: List['role']) => {
    const list = lists.find((each) => each.endpoint === endpoint && each.role === role);
    if (!list) throw new Error(`No list ${endpoint}`);
    return list;
  };

  test('brings the first page of matches and blocked jobs along', async () => {
    const anna = await member(['jobSeeker']);
    const matches = await fill(anna, byName('listMatches', 'jobSeeker'), oneAMinute);
    const blocked = await fill(anna, byName('listBlockedJobs', 'jobSeeker'), oneAMinute);

    const { user } = (await anna.call('authStatus')).body;

    expect(user?.matchesForJobSeeker.map(({ _id }) => _id)).toEqual(matches.slice(0, 30));
    expect(user?.jobsBlocked.map(({ _id }) => _id)).toEqual(blocked.slice(0, 30));
  });

  test('reads how much there was this month in Berlin, beyond the first page', async () => {
    const anna = await member(['jobSeeker', 'recruiter']);
    const sinceMonthBegan = (Date.now() - startOfMonthInBerlin(new Date()).getTime()) / 60_000;
    const thisMonth = Array.from({ length: 40 }, (_, index) =>
      Math.floor((sinceMonthBegan * index) / 41),
    );
    await fill(anna, byName('listBlockedJobs', 'jobSeeker'), [...thisMonth, sinceMonthBegan + 1]);
    await fill(anna, byName('listMatches', 'jobSeeker'), [0, sinceMonthBegan + 1]);
    for (const match of await Comparison.find({ suspendedBy: null })) {
      await match.updateOne({ matchedAt: match.comparedAt });
    }

    const asJobSeeker = await anna.call('listJobsOffered', { query: { role: 'jobSeeker' } });
    const asRecruiter = await anna.call('listJobsOffered', { query: { role: 'recruiter' } });

    expect(asJobSeeker.body).toMatchObject({ blockedCount: 40, matchCount: 1, offerCount: 1 });
    const counts = { offerCount: 0, matchCount: 0, releasedCount: 0, blockedCount: 0 };
    expect(asRecruiter.body).toEqual({ jobsOffered: [], ...counts, nextCursor: null });
  });
});
