import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { compare, makeAutomations, makeJobInput, publishQuestionnaire, unlock } from '../make.ts';
import { useTestApp } from '../testApp.ts';
import type { TestClient } from '../testClient.ts';
import { goodRequests } from './requests.ts';
import { callers, makeScene } from './scene.ts';
import { rememberAll } from './snapshot.ts';

const app = useTestApp({ ownDatabase: true });

type Profiled = {
  ns: string;
  op: string;
  planSummary?: string;
  hasSortStage?: boolean;
  command: { filter?: object; q?: object; query?: object; pipeline?: object[] } & Record<
    string,
    unknown
  >;
};

async function recordEverything(): Promise<() => Promise<Profiled[]>> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  await db.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
  await db.command({ profile: 2 });
  return async () => {
    await db.command({ profile: 0 });
    return db
      .collection<Profiled>('system.profile')
      .find({ ns: { $not: /system\.|\$cmd/ } })
      .toArray();
  };
}

/** An unfiltered query is a full scan by design. */
const questionOf = ({ command }: Profiled): object =>
  command.filter ?? command.q ?? command.query ?? command.pipeline?.[0] ?? {};

const isEmpty = (question: object) =>
  Object.keys(question).length === 0 || JSON.stringify(question) === '{"$match":{}}';

const names = Object.keys(endpoints) as EndpointName[];

test('no query of a tour through every address looks through a whole collection', async () => {
  // Attempt counters create their index with the first attempt.
  const scene = await makeScene(app);
  const stop = await recordEverything();
  const startAgain = await rememberAll(Object.values(scene.clients));
  const answered = new Map<EndpointName, number[]>();
  for (const name of names) {
    await startAgain();
    for (const caller of callers) {
      const client: TestClient = scene.clients[caller];
      const { status } = await client.call(name, goodRequests[name](scene, caller));
      answered.set(name, [...(answered.get(name) ?? []), status]);
    }
  }
  await tourOfLists(scene.clients.both.username);
  const profiled = await stop();

  const answeredWell = (statuses: number[]) => statuses.some((status) => status < 400);
  const neverWell = [...answered].filter(([, statuses]) => !answeredWell(statuses));
  // Provider returns, mailed links and accounts without a password are covered by their own tests.
  expect(neverWell.map(([name]) => name).sort()).toEqual<EndpointName[]>([
    'confirmIdentityLink',
    'confirmResult',
    'denyEmail',
    'denyResult',
    'mailIdentityLink',
    'openResult',
    'resetPassword',
    'showEmailVerification',
    'showIdentityLink',
    'signInWithGoogle',
    'unlinkProvider',
    'verifyEmail',
  ]);
  const planned = profiled.filter(({ planSummary }) => planSummary !== undefined);
  const scans = planned
    .filter(({ planSummary = '' }) => planSummary.includes('COLLSCAN'))
    .filter((entry) => !isEmpty(questionOf(entry)))
    .map(
      (entry) =>
        `${entry.op} ${entry.ns.replace(/^[^.]+\./, '')} ${JSON.stringify(questionOf(entry))}`,
    );
  expect([...new Set(scans)]).toEqual([]);
  expect(planned.length).toBeGreaterThan(200);
});

/** Later pages and empty searches use other queries. */
async function tourOfLists(username: string): Promise<void> {
  const anna = await app.member(['jobSeeker', 'recruiter'], 'lange-liste');
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  const rita = await app.member(['recruiter']);
  await unlock(rita, anna);
  await compare(rita, anna);
  const cursor = Buffer.from(`${Date.now() + 1000}.${'f'.repeat(24)}`).toString('base64url');
  const lists = ['listBlockedJobs', 'listReleases', 'listMyJobs', 'listActivity'] as const;
  for (const name of lists) await anna.call(name, { query: { cursor } });
  for (const role of ['jobSeeker', 'recruiter']) {
    await anna.call('listMatches', { query: { cursor, role } });
    await anna.call('listJobsOffered', { query: { cursor, role } });
    await anna.call('listAccessRequests', { query: { cursor, role } });
  }
  await anna.call('searchUsers', { query: { q: username } });
  await rita.call('createJob', { body: makeJobInput({ jobTitle: 'Koch', remoteChoice: 'local' }) });
  const { body } = await rita.call('listMyJobs');
  for (const { _id } of body.jobs) await rita.call('listJobCandidates', { params: { id: _id } });
}
