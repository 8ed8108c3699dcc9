import { expect, test } from 'vitest';
import { User } from '../user/user.model.ts';
import { makeMatch } from '../test/api/scene.ts';
import {
  compare,
  makeAutomations,
  makeRecruiterProfile,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();
const profile = makeRecruiterProfile();

async function matchedPair({ introduced = false } = {}) {
  const anna = await member(['jobSeeker'], 'anna');
  const rita = await member(['recruiter'], 'rita');
  if (introduced) await introduce(rita);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  return { anna, rita, pair: await makeMatch(rita, anna) };
}

const introduce = (rita: Member) => rita.call('saveRecruiterProfile', { body: profile });

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

const proven = { workEmailVerified: true, verifiedDomain: 'beispiel.example' };
const nothing = { name: '', kind: null, company: '', workEmail: '', ...proven };
const card = { ...nothing, ...profile };
/** Contact for contact. */
const released = { workEmail: 'rita@beispiel.example' };

test.each([
  ['the confirmed domain where the recruiter says nothing', false, nothing],
  ['the stated identity of the recruiter', true, card],
])('a job seeker sees %s, and the address after a release', async (_, introduced, shown) => {
  const { anna, pair } = await matchedPair({ introduced });
  const withAddress = { ...shown, ...released };
  expect(await cardsFor(anna, pair)).toEqual({
    ...everywhere(shown),
    ...{ detail: withAddress, release: withAddress },
  });
});

test('without a release only the domain of the address is shown, for any mail provider', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  const rita = await member(['recruiter'], 'rita');
  await User.updateOne({ _id: rita.id }, { email: 'rita.rekrut@gmx.de' });
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', {
    form: { ...makeAutomations({ phone: true }), releaseMode: 'confirm' },
  });
  await unlock(rita, anna);
  const { body } = await compare(rita, anna);

  const answers = [
    await anna.call('listJobsOffered'),
    await anna.call('getMatch', { params: { matchId: body.matchId } }),
    await anna.call('getJob', { params: { id: body.jobId } }),
    await anna.call('listMatches'),
    await anna.call('listActivity'),
    await anna.call('exportAccount'),
  ];

  for (const { response } of answers) {
    expect(response.text).toContain('"verifiedDomain":"gmx.de"');
    expect(response.text).not.toContain('rita.rekrut@');
  }
});

test('a later comparison refreshes the offer and leaves the release as it was', async () => {
  const { anna, rita, pair } = await matchedPair();
  await introduce(rita);

  await compare(rita, anna);

  const before = { ...nothing, ...released };
  expect(await cardsFor(anna, pair)).toEqual({
    ...everywhere(card),
    ...{ detail: before, release: before },
  });
});
