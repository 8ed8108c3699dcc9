import { expect, test } from 'vitest';
import { makeMatch } from '../test/api/scene.ts';
import { compare, makeAutomations, makeQuestionnaire, makeSeeker, unlock } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { reindexQuestionnaires } from '../questionnaire/search/reindex.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';

const { guest, member } = useTestApp({ rateLimits: false });

async function makeAnna(): Promise<Member> {
  const anna = await makeSeeker(member, { username: 'anna' });
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  return anna;
}

async function pause(anna: Member, paused = true): Promise<void> {
  const { status, body } = await anna.call('setPaused', { body: { paused } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ paused });
}

/** By search, by comparison, and for a posting. */
async function isFound(rita: Member, anna: Member) {
  const otto = await makeSeeker(member, { firstName: 'Otto', salary: { min: 200, max: 250 } });
  await unlock(rita, otto);
  const compared = await compare(rita, otto);
  const { body: mine } = await rita.call('listMyJobs');
  const fits = await rita.call('listJobCandidates', { params: { id: mine.jobs[0]?._id ?? '' } });
  const names = (people: { user: { username: string } }[]) =>
    people.some(({ user }) => user.username === anna.username);
  const search = await guest().call('searchUsers', { query: { q: 'anna' } });
  return {
    search: search.body.length > 0,
    similar: names(compared.body.similarCandidates),
    fits: names(fits.body.similarCandidates),
  };
}

test('a paused profile is found nowhere and answers as if it did not exist, and is back afterwards', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  await unlock(rita, anna);
  await pause(anna);
  const params = { username: 'anna' };
  const answers = [
    await guest().call('getPublicUser', { params }),
    await anna.call('getPublicUser', { params }),
    await rita.call('checkAccessPassword', { params, body: { password: anna.accessPassword } }),
    await rita.call('checkAccessPassword', { params, body: { password: 'falsch' } }),
    await compare(rita, anna),
  ];
  const paused = await isFound(rita, anna);
  await pause(anna, false);

  for (const { status, error } of answers) {
    expect(status).toBe(404);
    expect(error.error).toBe('Kein Nutzer gefunden.');
  }
  expect(paused).toEqual({ search: false, similar: false, fits: false });
  expect(await isFound(rita, anna)).toEqual({ search: true, similar: true, fits: true });
  expect((await compare(rita, anna)).status).toBe(200);
});

test('matches stay for both sides, and what was released stays until it is withdrawn', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  const { matchId, releaseId } = await makeMatch(rita, anna);
  const read = () => rita.call('getMatch', { params: { matchId } });

  await pause(anna);

  expect((await read()).body.contactInfo?.phoneNumber).toBe('+49 170 5550123');
  expect((await rita.call('listMatches')).body.matches).toHaveLength(1);
  expect((await anna.call('listMatches')).body.matches).toHaveLength(1);
  expect((await anna.call('listReleases')).body.releases).toHaveLength(1);
  const { status } = await anna.call('withdrawRelease', { params: { id: releaseId } });
  expect(status).toBe(204);
  expect((await read()).body).toMatchObject({ contactState: 'withdrawn', contactInfo: null });
});

test('a pause outlives a new questionnaire, other settings, another role and new search fields', async () => {
  const anna = await makeAnna();
  const rita = await member(['recruiter']);
  await pause(anna);

  await anna.call('updateQuestionnaire', { body: makeQuestionnaire({ firstName: 'Annabella' }) });
  await anna.call('saveAutomations', { form: { discoverable: 'true' } });
  for (const [role, action] of [
    ['recruiter', 'add'],
    ['jobSeeker', 'remove'],
    ['jobSeeker', 'add'],
  ] as const) {
    await anna.call('assignRole', { body: { role: [role], action } });
  }
  await reindexQuestionnaires(await Questionnaire.find().lean());

  expect((await anna.call('getAccount')).body.paused).toBe(true);
  expect(await isFound(rita, anna)).toEqual({ search: false, similar: false, fits: false });
});

test('a pause at the same moment as a new questionnaire is not lost', async () => {
  const anna = await makeAnna();

  await Promise.all([
    anna.call('setPaused', { body: { paused: true } }),
    anna.call('updateQuestionnaire', { body: makeQuestionnaire({ city: 'Dachau' }) }),
    anna.call('saveAutomations', { form: { showName: 'false' } }),
  ]);

  expect((await anna.call('getAccount')).body.paused).toBe(true);
  expect((await Questionnaire.findOne().orFail()).listed).toBe(false);
});
