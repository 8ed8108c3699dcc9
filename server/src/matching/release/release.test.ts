// A deletion during the hand-over leaves no release behind.
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type ClientSession } from 'mongoose';
import { expect, test } from 'vitest';
import { Job } from '../../job/job.model.ts';
import { makeMatch } from '../../test/api/scene.ts';
import { compare, makeAutomations, makePdf, publishQuestionnaire } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../../user/user.model.ts';
import { lockAccounts } from '../../user/lock.ts';
import { Comparison } from '../comparison.model.ts';
import { Release } from './release.model.ts';

const { member } = useTestApp();

/** Lets the call reach the conflict. */
const meetingMs = 300;

const share = (anna: Member) =>
  anna.call('saveAutomations', {
    form: makeAutomations({ phone: true, cv: true, email: true, showNothing: false }),
    file: { field: 'cv', name: 'cv.pdf', bytes: makePdf() },
  });

/** Runs a call while a finished transaction is uncommitted; returns its status. */
async function during(
  begun: (tx: ClientSession) => Promise<unknown>,
  call: () => Promise<{ status: number }>,
): Promise<number> {
  const tx = await mongoose.connection.startSession();
  tx.startTransaction();
  await begun(tx);
  const answered = call();
  await sleep(meetingMs);
  await tx.commitTransaction();
  await tx.endSession();
  return (await answered).status;
}

async function matchedPair() {
  const anna = await member(['jobSeeker']);
  const rita = await member(['recruiter']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ email: true }) });
  return { anna, rita, pair: await makeMatch(rita, anna) };
}

const cvOf = async (anna: Member) => {
  const { cv } = await User.findById(anna.id).orFail();
  return String(cv?.publicId);
};

test.each([
  [
    'reads the match',
    (rita: Member, { matchId }: { matchId: string; cvId: string }) =>
      rita.call('getMatch', { params: { matchId } }),
  ],
  [
    'fetches the CV',
    (rita: Member, { cvId }: { matchId: string; cvId: string }) =>
      rita.call('getCv', { params: { id: cvId } }),
  ],
])('an account deleted while a recruiter %s leaves no release behind', async (_what, read) => {
  const { anna, rita, pair } = await matchedPair();
  await share(anna);
  const ids = { matchId: pair.matchId, cvId: await cvOf(anna) };

  const status = await during(
    async (tx) => {
      await User.deleteOne({ _id: anna.id }, { session: tx });
      await Comparison.deleteMany({ candidateId: anna.id }, { session: tx });
      await Release.deleteMany({ candidateId: anna.id }, { session: tx });
    },
    () => read(rita, ids),
  );

  expect(status).toBe(404);
  expect(await Release.countDocuments()).toBe(0);
});

test('a posting deleted while its match is read leaves no release that goes on', async () => {
  const { anna, rita } = await matchedPair();
  await anna.call('saveAutomations', { form: makeAutomations({ showNothing: true }) });
  const { body } = await compare(rita, anna, { jobTitle: 'Java Developer' });
  const { jobId } = await Comparison.findById(body.matchId).orFail();
  await share(anna);

  const status = await during(
    async (tx) => {
      await lockAccounts([rita.id], tx);
      await Job.deleteOne({ _id: jobId }, { session: tx });
      await Comparison.updateMany({ jobId }, { 'contact.state': 'ended' }, { session: tx });
    },
    () => rita.call('getMatch', { params: { matchId: body.matchId } }),
  );

  expect(status).toBe(404);
  expect(await Release.countDocuments({ jobId })).toBe(0);
});

test('contact data that is on record already is handed over without writing', async () => {
  const { anna, rita, pair } = await matchedPair();
  const before = await User.findById(anna.id).orFail();

  const { body } = await rita.call('getMatch', { params: { matchId: pair.matchId } });

  expect(body.contactInfo?.email ?? null).not.toBeNull();
  expect((await User.findById(anna.id).orFail()).lockVersion).toBe(before.lockVersion);
});

test('a name is never released alone, also where the only way to reach its owner is taken back', async () => {
  const { anna, rita, pair } = await matchedPair();
  const read = async () =>
    (await rita.call('getMatch', { params: { matchId: pair.matchId } })).body.contactInfo;
  await anna.call('saveAutomations', { form: makeAutomations({ name: true, email: true }) });
  expect(await read()).toMatchObject({
    name: 'Anna Muster',
    email: 'anna.privat@beispiel.example',
  });
  const { body: list } = await anna.call('listReleases');
  expect(list.releases.map(({ fields }) => fields)).toContainEqual(
    expect.arrayContaining(['name']),
  );

  await anna.call('saveAutomations', { form: { 'showContactPrefs[email]': 'false' } });

  expect(Object.values((await read()) ?? {})).toEqual([null, null, null, null, null]);
  const { body } = await rita.call('getPublicUser', { params: { username: anna.username } });
  expect(body.showContactPrefs.name).toBe(false);
});
