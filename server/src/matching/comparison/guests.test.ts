import { describe, expect, test } from 'vitest';
import { Guest } from '../../key/guest.ts';
import { Job } from '../../job/job.model.ts';
import { Comparison } from '../comparison.model.ts';
import {
  asker,
  compare,
  compareAsGuest,
  compareAsProvenGuest,
  confirmEmail,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  makePdf,
  makeSeeker,
  prove,
  signUpIn,
} from '../../test/make.ts';
import { useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';

const { guest, member } = useTestApp();

const everything = makeAutomations({ phone: true, calendar: true, cv: true, email: true });

async function open() {
  const anna = await makeSeeker(member);
  await anna.call('saveAutomations', {
    form: { ...everything, discoverable: 'true' },
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  const key = await makeKey(anna);
  const visitor = guest();
  expect((await enterKey(visitor, anna, key.password)).body).toEqual({ access: true });
  return { anna, key, visitor };
}

describe('a guest with a key', () => {
  test('gets the result at once, the contact after the button of the mail, and is named to the job seeker', async () => {
    const { anna, visitor } = await open();
    await makeSeeker(member);

    const { status, body } = await compareAsGuest(visitor, anna);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ isMatch: true, similarCandidates: [], similarCount: 1 },
      ...{ contactInfo: null, contactState: 'awaitsReader' },
    });
    expect((await anna.call('listReleases')).body.releases).toEqual([]);
    expect((await prove(visitor)).body).toMatchObject({
      comparison: {
        ...{ isMatch: true, contactState: 'released', breakdown: body.breakdown },
        contactInfo: { phoneNumber: '+49 170 5550123', cv: { filename: 'Lebenslauf.pdf' } },
      },
    });
    const [offer] = (await anna.call('listJobsOffered')).body.jobsOffered;
    expect(offer).toMatchObject({
      key: 'Meier GmbH',
      recruiterId: {
        ...{ username: null, image: null },
        card: {
          ...{ name: 'Max Meier', company: 'Meier GmbH', workEmail: 'max.meier@meier.example' },
          ...{ workEmailVerified: true, verifiedDomain: 'meier.example' },
        },
      },
    });
    expect(offer).not.toHaveProperty('endReason');
    const { body: match } = await anna.call('getMatch', { params: { matchId: body.matchId } });
    expect(match).toMatchObject({ recruiter: { username: null }, key: 'Meier GmbH' });
    const [release] = (await anna.call('listReleases')).body.releases;
    expect(release).toMatchObject({
      ...{ accountDeleted: false, endedAt: null, recruiter: { card: { company: 'Meier GmbH' } } },
      key: 'Meier GmbH',
    });
  });

  test('must fill in every field of their identity', async () => {
    const { anna, visitor } = await open();
    const call = (body: object) =>
      visitor.call('compare', { params: { candidateId: anna.publicId }, body });

    const without = await call(makeJobInput());
    const half = await call({ ...makeJobInput(), asker: { ...asker, name: ' ', email: 'max' } });

    expect(without.status).toBe(400);
    expect(without.error.fields).toEqual({
      'asker.name': 'Bitte geben Sie Ihren Namen an.',
      'asker.company': 'Bitte geben Sie Ihre Firma an.',
      'asker.email': expect.any(String) as string,
    });
    expect(Object.keys(half.error.fields ?? {}).sort()).toEqual(['asker.email', 'asker.name']);
    expect(await Job.countDocuments()).toBe(0);
  });

  test('reads the CV of the match in that browser, while it is shared, and nothing else', async () => {
    const { anna, key, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);
    const id = body.contactInfo?.cv?.url.split('/').at(-1) ?? '';
    const stranger = guest();
    await enterKey(stranger, anna, key.password);

    expect((await visitor.call('getCv', { params: { id } })).status).toBe(200);
    expect((await stranger.call('getCv', { params: { id } })).status).toBe(404);
    expect((await guest().call('getCv', { params: { id } })).status).toBe(401);
    for (const name of ['listMyJobs', 'listMatches', 'listOpenProfiles', 'getAccount'] as const) {
      expect((await visitor.call(name)).status, name).toBe(401);
    }
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
    expect((await visitor.call('getCv', { params: { id } })).status).toBe(404);
  });

  test('opens this one profile for this browser, for a day', async () => {
    const { anna, visitor } = await open();
    const other = await makeSeeker(member);

    expect((await compareAsGuest(visitor, other)).status).toBe(401);
    expect((await compareAsGuest(guest(), anna)).status).toBe(401);
    const unlocks = Guest.db.collection<{ expiresAt: Date }>('unlocks');
    const leftMs = ((await unlocks.findOne())?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(leftMs / 60_000)).toBe(24 * 60);
    await unlocks.updateMany({}, { $set: { expiresAt: new Date(0) } });
    expect((await compareAsGuest(visitor, anna)).status).toBe(401);
  });
});

describe('signing up in the same browser', () => {
  const matchOf = (client: TestClient, matchId: string) =>
    client.call('getMatch', { params: { matchId } });

  test('takes along posting, match, release and access', async () => {
    const { anna, visitor } = await open();
    const { body } = await compareAsProvenGuest(visitor, anna);

    await signUpIn(visitor, 'max.meier');
    expect((await matchOf(visitor, body.matchId)).body).toMatchObject({
      ...{ contactState: 'awaitsReader', contactInfo: null },
    });
    await confirmEmail({ username: 'max.meier' });

    const match = await matchOf(visitor, body.matchId);
    expect(match.status).toBe(200);
    expect(match.body.contactInfo?.phoneNumber).toBe('+49 170 5550123');
    expect(match.body.offerChangedAt).toBeNull();
    const [job] = (await visitor.call('listMyJobs')).body.jobs;
    expect(job?.recruiterId.card).toMatchObject({ company: 'Meier GmbH', workEmail: '' });
    const { profiles } = (await visitor.call('listOpenProfiles')).body;
    expect(profiles).toMatchObject([
      {
        candidate: { _id: anna.publicId, username: anna.username },
        lastComparison: { jobId: job?._id, isMatch: true },
      },
    ]);
    expect(Date.parse(profiles[0]?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 80 * 86_400_000);
    const [offer] = (await anna.call('listJobsOffered')).body.jobsOffered;
    expect(offer?.recruiterId.username).toBe('max.meier');
    const [release] = (await anna.call('listReleases')).body.releases;
    expect(release?.recruiter).toMatchObject({ username: null, card: { name: 'Max Meier' } });
    expect(await Job.countDocuments({ expiresAt: { $ne: null } })).toBe(0);
  });

  test('also into an account that compared the same posting before', async () => {
    const { anna, key } = await open();
    const rita = await member(['recruiter']);
    await enterKey(rita, anna, key.password);
    const { body: own } = await compare(rita, anna);
    const visitor = guest();
    await enterKey(visitor, anna, key.password);
    await compareAsGuest(visitor, anna);

    const { username, password } = rita;
    await visitor.call('login', { body: { username, password } });

    expect((await visitor.call('listMyJobs')).body.jobs).toHaveLength(1);
    const matches = (await visitor.call('listMatches')).body.matches;
    expect(matches.map(({ _id }) => _id)).toEqual([own.matchId]);
  });

  test('into a confirmed account shows the contact there at once', async () => {
    const { anna, visitor } = await open();
    const rita = await member(['recruiter']);
    const { body } = await compareAsGuest(visitor, anna);
    expect(body.contactState).toBe('awaitsReader');

    const { username, password } = rita;
    await visitor.call('login', { body: { username, password } });

    expect((await matchOf(visitor, body.matchId)).body).toMatchObject({
      ...{ contactState: 'released', contactInfo: { phoneNumber: '+49 170 5550123' } },
    });
  });

  test('as a job seeker takes nothing along before the role of a recruiter is added, of oneself nothing ever', async () => {
    const { anna, visitor, key } = await open();
    const { body } = await compareAsGuest(visitor, anna);
    await signUpIn(visitor, 'max.meier', 'jobSeeker');
    expect((await matchOf(visitor, body.matchId)).status).toBe(404);
    await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    expect((await matchOf(visitor, body.matchId)).status).toBe(200);

    const own = guest();
    await enterKey(own, anna, key.password);
    await compareAsGuest(own, anna);
    const { username, password } = anna;
    await own.call('login', { body: { username, password } });
    await own.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    const { body: list } = await own.call('listMatches', { query: { role: 'recruiter' } });
    expect(list.matches).toEqual([]);
  });

  test('leaves nothing behind of a comparison that is under way', async () => {
    const { anna, visitor } = await open();
    const rita = await member(['recruiter']);
    const { username, password } = rita;
    const otherTab = Object.assign(guest(), { cookie: visitor.cookie });

    const [compared] = await Promise.all([
      compareAsGuest(otherTab, anna),
      visitor.call('login', { body: { username, password } }),
    ]);

    expect([200, 401]).toContain(compared.status);
    const { matches } = (await visitor.call('listMatches')).body;
    expect(matches).toHaveLength(compared.status === 200 ? 1 : 0);
    expect(await Comparison.countDocuments()).toBe(matches.length);
    expect(await Guest.countDocuments()).toBe(0);
  });
});
