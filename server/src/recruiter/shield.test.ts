import { describe, expect, test } from 'vitest';
import {
  asker,
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeKey,
  makeRecruiterProfile,
  makeUnlockedPair,
  prove,
  signUpIn,
  unlock,
} from '../test/make.ts';
import { resultTokenFor } from '../test/mails.ts';
import { makeSharing, readComparison } from '../test/proof.ts';
import type { TestClient } from '../test/testClient.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { guest, member } = useTestApp();

const hideFrom = (anna: Member, companies: string[], domains: string[] = []) =>
  anna.call('saveShield', { body: { companies, domains } });
const sees = async (who: TestClient, { username }: Member) =>
  (await who.call('getPublicUser', { params: { username } })).status;
const finds = async (who: TestClient, { username: q }: Member) =>
  (await who.call('searchUsers', { query: { q } })).body.length > 0;

async function matchedPair() {
  const { anna, rita } = await makeUnlockedPair(member);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  const { matchId } = (await compare(rita, anna)).body;
  return { anna, rita, matchId };
}

describe('a candidate with a listed company', () => {
  async function makeListed() {
    const { anna, rita } = await makeUnlockedPair(member);
    await compare(rita, anna);
    const { body } = await rita.call('listMyJobs');
    const params = { id: body.jobs[0]?._id ?? '' };
    const listed = async () =>
      (await rita.call('listJobCandidates', { params })).body.similarCandidates.length;
    return { anna, rita, listed };
  }

  test('is in no search and no list, and back once the last entry is taken out', async () => {
    const { anna, rita, listed } = await makeListed();
    expect([await finds(rita, anna), await listed()]).toEqual([true, 1]);

    const saved = await hideFrom(anna, ['Siemens']);

    expect(saved.body).toMatchObject({ companies: ['Siemens'], domains: [] });
    expect([await finds(rita, anna), await listed()]).toEqual([false, 0]);
    await hideFrom(anna, [], ['siemens.com']);
    expect([await finds(guest(), anna), await listed()]).toEqual([false, 0]);
    await hideFrom(anna, []);
    expect([await finds(rita, anna), await listed(), await sees(guest(), anna)]).toEqual([
      ...[true, 1, 200],
    ]);
    const [posting] = (await rita.call('listMyJobs')).body.jobs;
    await anna.call('toggleJobBlock', { params: { id: posting?._id ?? '' } });
    expect(await listed()).toBe(0);
  });

  test('exists for key holders and for an account with a match, until it is withdrawn', async () => {
    const { anna, rita } = await matchedPair();
    const key = await makeKey(anna);
    const [visitor, holder] = [guest(), await member(['recruiter'])];
    await hideFrom(anna, ['Musterwerke']);
    for (const who of [guest(), holder, await member(['jobSeeker'])]) {
      expect(await sees(who, anna)).toBe(404);
    }
    for (const who of [visitor, holder]) {
      expect((await enterKey(who, anna, key.password)).status).toBe(200);
      expect(await sees(who, anna)).toBe(200);
    }

    await anna.call('revokeKey', { params: { id: key.id } });
    await anna.call('renewAccessPassword');

    expect([await sees(visitor, anna), await sees(holder, anna)]).toEqual([404, 404]);
    expect(await sees(rita, anna)).toBe(200);
    expect((await compare(rita, anna)).status).toBe(403);
    const [release] = (await anna.call('listReleases')).body.releases;
    await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
    expect(await sees(rita, anna)).toBe(404);
  });

  test('decides every match, also of a mailbox that is proven later', async () => {
    const anna = await makeSharing(member);
    const key = await makeKey(anna);
    const early = guest();
    await enterKey(early, anna, key.password);
    const { body: before } = await compareAsGuest(early, anna);
    expect(before).toMatchObject({ isMatch: true, contactState: 'awaitsReader' });
    const token = await resultTokenFor(asker.email);

    await hideFrom(anna, ['Siemens']);

    const [visitor, rita] = [guest(), await member(['recruiter'])];
    for (const who of [visitor, rita]) await enterKey(who, anna, key.password);
    const made = [await compareAsGuest(visitor, anna), await compare(rita, anna)];
    expect(made.map(({ body }) => body)).toMatchObject([
      { isMatch: true, contactInfo: null, contactState: 'awaitsReader' },
      { isMatch: true, contactInfo: null, contactState: 'awaitsCandidate' },
    ]);
    await prove(visitor);
    await early.call('confirmResult', { body: { token } });
    for (const who of [visitor, early]) {
      const { body } = await readComparison(who, anna);
      expect(body).toMatchObject({ contactInfo: null, contactState: 'awaitsCandidate' });
    }
  });

  test('reads beside an offer that it names a listed company, and the recruiter does not', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    await rita.call('saveRecruiterProfile', {
      body: makeRecruiterProfile({ company: 'Nordwind Personal' }),
    });
    const { body } = await compare(rita, anna, { employer: 'SIEMENS Energy AG' });
    await compare(rita, anna, { salary: { min: 70, max: 81 } });

    await hideFrom(anna, ['siemens']);

    const offers = (await anna.call('listJobsOffered')).body.jobsOffered;
    expect(offers.map(({ namesListedCompany }) => namesListedCompany)).toEqual([false, true]);
    const params = { matchId: body.matchId };
    expect((await anna.call('getMatch', { params })).body.namesListedCompany).toBe(true);
    expect((await rita.call('getMatch', { params })).body.namesListedCompany).toBe(false);
    const { comparison } = (await anna.call('getJob', { params: { id: body.jobId } })).body;
    expect(comparison?.namesListedCompany).toBe(true);
  });

  test('reads before saving what is released, that of listed names first', async () => {
    const { anna, rita } = await matchedPair();
    const other = await member(['recruiter']);
    await unlock(other, anna);
    await compare(other, anna);
    // Older, and of a listed name.
    await compare(rita, anna, { employer: 'Nordwind AG' });

    const input = { companies: ['Nordwind'], domains: [] };
    const { body } = await anna.call('previewShield', { body: input });

    const shown = body.releases.map((each) => [each.recruiter.username, each.namesListedCompany]);
    expect(shown).toEqual([
      [rita.username, true],
      [other.username, false],
    ]);
    expect((await anna.call('getShield')).body.companies).toEqual([]);
    const { status } = await anna.call('previewShield', {
      body: { companies: ['GmbH'], domains: [] },
    });
    expect(status).toBe(400);
  });
});

test('an entry without a name is refused beside its line', async () => {
  const { anna } = await makeUnlockedPair(member);

  const { status, error } = await hideFrom(anna, ['Muster AG', 'GmbH'], ['muster.de', 'co.uk']);

  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toEqual(['companies.1', 'domains.1']);
});

describe('a blocked recruiter', () => {
  test('„… zeigen wir ihm nicht mehr, bis Sie die Blockierung aufheben“', async () => {
    const { anna, rita, matchId } = await matchedPair();

    const blocked = await anna.call('blockRecruiter', { body: { comparisonId: matchId } });

    expect(blocked.status).toBe(204);
    expect(await sees(rita, anna)).toBe(404);
    expect(await sees(await member(['recruiter']), anna)).toBe(200);
    expect((await rita.call('getMatch', { params: { matchId } })).status).toBe(404);
    expect((await anna.call('getMatch', { params: { matchId } })).body.suspended).toBe('blocked');
    const { recruiters } = (await anna.call('listBlockedRecruiters')).body;
    expect(recruiters).toMatchObject([{ recruiter: { username: rita.username } }]);

    const id = recruiters[0]?._id ?? '';
    expect((await anna.call('unblockRecruiter', { params: { id } })).status).toBe(204);
    expect(await sees(rita, anna)).toBe(200);
    expect((await rita.call('getMatch', { params: { matchId } })).status).toBe(200);
  });

  test('without an account takes the block along into one', async () => {
    const { anna } = await makeUnlockedPair(member);
    const key = await makeKey(anna);
    const visitor = guest();
    await enterKey(visitor, anna, key.password);
    const { body } = await compareAsGuest(visitor, anna);

    await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } });

    await signUpIn(visitor, 'max-neu');
    const seen = await visitor.call('getPublicUser', { params: { username: anna.username } });
    expect(seen.status).toBe(404);
    expect((await visitor.call('listMatches')).body).toMatchObject({ matches: [] });
  });
});
