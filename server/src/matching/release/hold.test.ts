import { describe, expect, test } from 'vitest';
import { compare, enterKey, makeKey, makeUnlockedPair } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';

const { member } = useTestApp();

const choose = (anna: Member, releaseMode: 'immediate' | 'confirm') =>
  anna.call('saveAutomations', { form: { releaseMode } });
const decide = (anna: Member, matchId: string, answer: 'yes' | 'no' = 'yes') =>
  anna.call('decideRelease', { body: { comparisonId: matchId, answer } });
const offersOf = async (anna: Member) => (await anna.call('listJobsOffered')).body.jobsOffered;
const contactIn = async (rita: Member, matchId: string) =>
  (await rita.call('getMatch', { params: { matchId } })).body.contactInfo;

describe('a job seeker confirming each release', () => {
  async function heldPair() {
    const { anna, rita } = await makeUnlockedPair(member);
    await choose(anna, 'confirm');
    const { matchId } = (await compare(rita, anna)).body;
    return { anna, rita, matchId };
  }

  test('sees what waits, and confirms it', async () => {
    const { anna, rita, matchId } = await heldPair();
    expect(await offersOf(anna)).toMatchObject([
      { isMatch: true, contactState: 'awaitsCandidate' },
    ]);
    const { body } = await anna.call('getMatch', { params: { matchId } });
    expect(body).toMatchObject({
      contactInfo: null,
      contactState: 'awaitsCandidate',
    });

    expect((await decide(anna, matchId)).status).toBe(201);

    expect(await contactIn(rita, matchId)).toMatchObject({ phoneNumber: '+49 170 5550123' });
    expect((await compare(rita, anna)).body).toMatchObject({ contactState: 'released' });
    expect(await offersOf(anna)).toMatchObject([{ contactState: 'released' }]);
  });

  test('declines without the recruiter learning it, and may change their mind', async () => {
    const { anna, rita, matchId } = await heldPair();

    expect((await decide(anna, matchId, 'no')).status).toBe(201);

    const forAnna = (await anna.call('getMatch', { params: { matchId } })).body;
    expect(forAnna).toMatchObject({ contactState: 'declined' });
    const forRita = (await rita.call('getMatch', { params: { matchId } })).body;
    expect(forRita).toMatchObject({ contactState: 'awaitsCandidate' });
    expect((await compare(rita, anna)).body).toMatchObject({ contactState: 'awaitsCandidate' });
    const exported = await rita.call('exportAccount');
    expect(exported.response.text).not.toContain('declined');
    expect((await decide(anna, matchId)).status).toBe(201);
    expect(await contactIn(rita, matchId)).not.toBeNull();
    // A release is withdrawn, not declined.
    expect((await decide(anna, matchId, 'no')).status).toBe(409);
  });

  test('keeps what was released before they chose so', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const { matchId } = (await compare(rita, anna)).body;

    await choose(anna, 'confirm');

    expect(await contactIn(rita, matchId)).not.toBeNull();
    expect((await compare(rita, anna)).body).toMatchObject({ contactState: 'released' });
  });
});

test.each(['blocked', 'withdrawn from'])(
  'a key used by a recruiter that was %s releases nothing without a yes, as they may return renamed',
  async (how) => {
    const { anna } = await makeUnlockedPair(member);
    const { password } = await makeKey(anna);
    const [first, next] = [await member(['recruiter']), await member(['recruiter'])];
    await enterKey(first, anna, password);
    const { body } = await compare(first, anna);
    expect(body.contactState).toBe('released');
    const id = (await anna.call('listReleases')).body.releases[0]?._id ?? '';
    const { status } =
      how === 'blocked'
        ? await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } })
        : await anna.call('withdrawRelease', { params: { id } });
    expect(status).toBe(204);
    await enterKey(next, anna, password);
    expect((await compare(next, anna)).body).toMatchObject({
      ...{ contactState: 'awaitsCandidate', contactInfo: null },
    });
  },
);
