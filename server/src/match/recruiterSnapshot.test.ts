import { expect, test } from 'vitest';
import { makeMatch } from '../test/api/scene.ts';
import {
  compare,
  makeAutomations,
  makeQuestionnaire,
  makeRecruiterProfile,
  publishQuestionnaire,
} from '../test/make.ts';
import { mailsTo, tokenFor } from '../test/mails.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { guest, member } = useTestApp();
const profile = makeRecruiterProfile();

async function matchedPair({ introduced = false } = {}) {
  const anna = await member(['jobSeeker'], 'anna');
  const rita = await member(['recruiter'], 'rita');
  if (introduced) await introduce(rita);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  return { anna, rita, pair: await makeMatch(rita, anna) };
}

async function introduce(rita: Member): Promise<void> {
  await rita.call('saveRecruiterProfile', { body: profile });
  const [mail] = await mailsTo(profile.workEmail);
  const token = tokenFor('verify-email', mail ?? { text: '' });
  await rita.call('verifyEmail', { body: { token } });
}

async function cardsFor(anna: Member, { jobId, matchId }: { jobId: string; matchId: string }) {
  const { body: list } = await anna.call('listMatches');
  const [match] = list.role === 'jobSeeker' ? list.matches : [];
  return {
    job: (await anna.call('getJob', { params: { id: jobId } })).body.job.recruiterId.card,
    offer: (await anna.call('listJobsOffered')).body.jobsOffered[0]?.recruiterId.card,
    match: match?.recruiterId.card,
    detail: (await anna.call('getMatch', { params: { matchId } })).body.recruiter.card,
    release: (await anna.call('listReleases')).body.releases[0]?.recruiter.card,
  };
}

const everywhere = <Value>(value: Value) => ({
  job: value,
  offer: value,
  match: value,
  detail: value,
  release: value,
});

test('a job seeker meets nobody but a username where the recruiter says nothing', async () => {
  const { anna, pair } = await matchedPair();

  expect(await cardsFor(anna, pair)).toEqual(everywhere(null));
});

const card = { ...profile, workEmailVerified: true, verifiedDomain: 'musterwerke.example' };

test('a job seeker sees who the recruiter says they are, and what of it is proven', async () => {
  const { anna, pair } = await matchedPair({ introduced: true });

  expect(await cardsFor(anna, pair)).toEqual(everywhere(card));
});

test('offers and releases keep who the recruiter said they were, the match shows who they are', async () => {
  const { anna, rita, pair } = await matchedPair({ introduced: true });

  await rita.call('saveRecruiterProfile', { body: { ...profile, workEmail: 'r@anders.example' } });
  const unproven = {
    ...profile,
    workEmail: 'r@anders.example',
    workEmailVerified: false,
    verifiedDomain: null,
  };
  expect(await cardsFor(anna, pair)).toEqual({ ...everywhere(card), detail: unproven });

  await rita.call('saveRecruiterProfile', {
    body: { name: '', kind: null, company: '', workEmail: '' },
  });
  expect(await cardsFor(anna, pair)).toEqual({ ...everywhere(card), detail: null });
});

test('a later comparison refreshes the offer and leaves the release as it was', async () => {
  const { anna, rita, pair } = await matchedPair();
  await introduce(rita);

  await compare(rita, anna);

  expect(await cardsFor(anna, pair)).toEqual({ ...everywhere(card), release: null });
});

test('the recruiter is told to nobody who was not compared, also one who looks for work', async () => {
  const { anna, rita } = await matchedPair();
  const both = await member(['jobSeeker', 'recruiter'], 'both');
  await publishQuestionnaire(both, { firstName: 'Otto', lastName: 'Doppel' });
  await both.call('saveRecruiterProfile', { body: profile });
  // Only a comparison without a match brings a list.
  await anna.call('updateQuestionnaire', {
    body: makeQuestionnaire({ contractTypes: ['befristet'] }),
  });

  const answers = [
    await guest().call('getPublicUser', { params: { username: 'both' } }),
    await guest().call('searchUsers', { query: { q: 'both' } }),
    await compare(rita, anna, { jobTitle: 'Softwareentwickler' }),
    await anna.call('authStatus'),
    await both.call('authStatus'),
  ];

  expect(answers[2]?.response.text).toContain('"username":"both"');
  for (const { status, response } of answers) {
    expect(status).toBe(200);
    expect(response.text).not.toMatch(/rekrut|musterwerke|"card"/i);
  }
});

test('the export holds what the recruiter said, and a deletion leaves it to who was shown it', async () => {
  const { anna, rita, pair } = await matchedPair({ introduced: true });
  const stranger = await member(['jobSeeker'], 'otto');

  const { response } = await rita.call('exportAccount');
  await rita.call('deleteAccount', { params: { userId: rita.publicId } });

  expect(response.body).toMatchObject({
    recruiterProfile: { ...profile, workEmailVerified: true },
    notifications: { newMatch: true, mailedAt: { newMatch: [] } },
    paused: false,
  });
  const params = { id: pair.jobId };
  expect((await anna.call('getJob', { params })).body.job.recruiterId.card).toEqual(card);
  expect((await stranger.call('getJob', { params })).status).toBe(404);
  expect(await mailsTo(profile.workEmail)).toEqual([]);
});
