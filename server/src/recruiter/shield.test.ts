import { describe, expect, test } from 'vitest';
import {
  askForAccess,
  asker,
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  makeUnlockedPair,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import { User } from '../user/user.model.ts';
import type { TestClient } from '../test/testClient.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { guest, member } = useTestApp();

const hideFrom = (anna: Member, companies: string[], domains: string[] = []) =>
  anna.call('saveShield', { body: { companies, domains } });
const introduce = (rita: Member, changes: Partial<ReturnType<typeof makeRecruiterProfile>>) =>
  rita.call('saveRecruiterProfile', { body: makeRecruiterProfile(changes) });
const sees = async (who: TestClient, { username }: Member) =>
  (await who.call('getPublicUser', { params: { username } })).status;

async function matchedPair() {
  const { anna, rita } = await makeUnlockedPair(member);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  await introduce(rita, { company: 'Musterwerke GmbH' });
  const { matchId } = (await compare(rita, anna)).body;
  return { anna, rita, matchId };
}

describe('a company in the shield', () => {
  test('neither sees nor reads any longer, and does again once it is taken out', async () => {
    const { anna, rita, matchId } = await matchedPair();
    const counted = async () => (await rita.call('listJobsOffered')).body.matchCount;
    expect(await counted()).toBe(1);

    const saved = await hideFrom(anna, ['musterwerke']);

    expect(saved.body).toMatchObject({ companies: ['musterwerke'], domains: [] });
    expect(await sees(rita, anna)).toBe(404);
    expect((await compare(rita, anna)).status).toBe(404);
    expect((await rita.call('getMatch', { params: { matchId } })).status).toBe(404);
    expect((await rita.call('listMatches')).body.matches).toEqual([]);
    expect((await rita.call('listOpenProfiles')).body.profiles).toEqual([]);
    expect(await counted()).toBe(0);
    expect((await rita.call('exportAccount')).response.text).not.toContain(anna.publicId);
    expect((await rita.call('searchUsers', { query: { q: anna.username } })).body).toEqual([]);
    const { body: mine } = await anna.call('getMatch', { params: { matchId } });
    expect(mine.suspended).toBe('shielded');
    expect((await anna.call('listJobsOffered')).body.jobsOffered).toMatchObject([
      { suspended: 'shielded' },
    ]);

    await hideFrom(anna, []);

    expect(await sees(rita, anna)).toBe(200);
    const { body } = await rita.call('getMatch', { params: { matchId } });
    expect(body.contactInfo?.phoneNumber).toBe('+49 170 5550123');
    expect((await anna.call('getMatch', { params: { matchId } })).body.suspended).toBeNull();
  });

  test('stays the same for who edits their profile afterwards', async () => {
    const { anna, rita } = await matchedPair();
    await hideFrom(anna, ['Musterwerke']);

    await introduce(rita, { company: 'Ganz Andere AG' });

    expect(await sees(rita, anna)).toBe(404);
  });

  test('does not hide somebody from themselves', async () => {
    const anna = await member(['jobSeeker', 'recruiter']);
    await publishQuestionnaire(anna);
    await introduce(anna, { company: 'Musterwerke GmbH' });
    await hideFrom(anna, ['Musterwerke GmbH']);

    expect(await sees(anna, anna)).toBe(200);
  });

  test('that is a legal form or any company’s word, and a domain of many, are refused beside their line', async () => {
    const { anna } = await makeUnlockedPair(member);

    const { status, error } = await hideFrom(
      anna,
      ['Muster AG', 'GmbH', 'Bau GmbH'],
      ['gmx.de', 'co.uk'],
    );

    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([
      ...['companies.1', 'companies.2', 'domains.0', 'domains.1'],
    ]);
  });
});

describe('whoever lists anybody', () => {
  async function makeShielded() {
    const anna = await member(['jobSeeker']);
    await publishQuestionnaire(anna);
    const key = await makeKey(anna);
    const open = await member(['jobSeeker']);
    await publishQuestionnaire(open);
    await hideFrom(anna, ['Musterwerke']);
    return { anna, key, open };
  }
  const agency = { company: 'Nordwind' };
  const finds = async (who: TestClient, { username: q }: Member) =>
    (await who.call('searchUsers', { query: { q } })).body.length > 0;
  const anyone = { username: 'gibt-es-nicht' } as Member;
  const told = ({ status, error }: Awaited<ReturnType<typeof enterKey>>) => ({
    ...{ ...error, requestId: '' },
    status,
  });

  test('exists for nobody of whom nothing is proven', async () => {
    const { anna, key, open } = await makeShielded();
    const [unproven, freemail, seeker] = [
      await member(['recruiter'], 'unbekannt', { confirmed: false }),
      await member(['recruiter'], 'freemail', { confirmed: false }),
      await member(['jobSeeker']),
    ];
    await introduce(unproven, agency);
    await introduce(freemail, agency);
    await User.updateOne(
      { _id: freemail.id },
      { email: 'rita.nordwind@gmx.de', emailVerified: true },
    );
    for (const who of [guest(), unproven, freemail, seeker]) {
      expect([await sees(who, anna), await sees(who, open)]).toEqual([404, 200]);
      expect([await finds(who, anna), await finds(who, open)]).toEqual([false, true]);
    }
    for (const who of [guest(), unproven]) {
      const wrong = await enterKey(who, anna, 'AAAA-BBBB-CCCC');
      expect(told(wrong)).toEqual(told(await enterKey(who, anyone, 'AAAA-BBBB-CCCC')));
      expect((await enterKey(who, open, 'AAAA-BBBB-CCCC')).status).toBe(401);
    }
    expect((await enterKey(guest(), anna, key.password)).status).toBe(200);
    expect((await compare(unproven, anna)).status).toBe(404);
  });

  test('exists for a recruiter with a confirmed work domain, in lists too', async () => {
    const { anna } = await makeShielded();
    const rita = await member(['recruiter']);
    await introduce(rita, agency);
    const { body } = await rita.call('createJob', { body: makeJobInput() });
    const params = { id: body.job._id };
    await User.updateOne({ _id: rita.id }, { email: 'rita@gmx.de', emailVerified: true });
    const listed = async () =>
      JSON.stringify((await rita.call('listJobCandidates', { params })).body).includes(
        `"${anna.username}"`,
      );
    expect([await sees(rita, anna), await listed()]).toEqual([404, false]);

    await User.updateOne({ _id: rita.id }, { email: 'rita@nordwind.example' });

    expect([await sees(rita, anna), await finds(rita, anna), await listed()]).toEqual([
      ...[200, true, true],
    ]);
  });

  test('exists for who holds a key, and with a comparison on record after it ended', async () => {
    const { anna, key } = await makeShielded();
    const [visitor, rita] = [guest(), await member(['recruiter'])];
    await introduce(rita, agency);
    for (const who of [visitor, rita]) await enterKey(who, anna, key.password);
    expect([await sees(visitor, anna), await sees(rita, anna)]).toEqual([200, 200]);
    expect((await compare(rita, anna)).status).toBe(200);

    await anna.call('revokeKey', { params: { id: key.id } });

    expect([await sees(visitor, anna), await sees(rita, anna)]).toEqual([404, 200]);
    expect((await compare(rita, anna)).status).toBe(403);
    await hideFrom(anna, ['Nordwind']);
    expect(await sees(rita, anna)).toBe(404);
  });

  test('reads by week how often somebody was turned away, and how often by a wrong key', async () => {
    const { anna, open } = await makeShielded();
    for (const person of [anna, open]) await sees(guest(), person);
    await enterKey(guest(), anna, 'AAAA-BBBB-CCCC');
    await drainBackgroundWork();

    const { activity } = (await anna.call('listActivity')).body;

    const counts = activity.map(({ kind, count }) => [kind, count]);
    expect(counts).toContainEqual(['turned_away', 2]);
    expect(counts).toContainEqual(['wrong_tries', 1]);
    expect(JSON.stringify((await open.call('listActivity')).body)).not.toContain('turned_away');
  });

  test('a name is read by who is signed in or holds a key, never by who guesses usernames', async () => {
    const { open } = await makeShielded();
    const nameFor = async (who: TestClient) =>
      (await who.call('getPublicUser', { params: { username: open.username } })).body.firstName;
    const visitor = guest();
    expect([await nameFor(visitor), await nameFor(await member([]))]).toEqual([null, 'Anna']);

    await enterKey(visitor, open, (await makeKey(open)).password);

    expect(await nameFor(visitor)).toBe('Anna');
  });

  test('an address of the company says its name', async () => {
    const { anna } = await makeShielded();
    const chef = await member(['recruiter']);
    await introduce(chef, agency);
    await User.updateOne({ _id: chef.id }, { email: 'chef@musterwerke.example' });

    expect(await sees(chef, anna)).toBe(404);
  });
});

describe('a domain in the shield', () => {
  test('is known by the address, below it as well', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    await User.updateOne({ _id: rita.id }, { email: 'rita@hr.musterwerke.example' });

    await hideFrom(anna, [], ['musterwerke.example']);

    expect(await sees(rita, anna)).toBe(404);
    await hideFrom(anna, [], []);
    expect(await sees(rita, anna)).toBe(200);
  });
});

describe('a guest with a key', () => {
  test('is nobody’s guest with a company or domain that is listed, whatever they name next', async () => {
    const { anna } = await makeUnlockedPair(member);
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
    const key = await makeKey(anna);
    await hideFrom(anna, [asker.company]);
    const visitor = guest();
    await enterKey(visitor, anna, key.password);

    expect((await compareAsGuest(visitor, anna)).status).toBe(404);
    await expect.poll(() => sees(visitor, anna)).toBe(404);
    const compareAs = (who: TestClient, company: string, email: string) =>
      who.call('compare', {
        params: { candidateId: anna.publicId },
        body: { ...makeJobInput(), asker: { ...asker, company, email } },
      });
    expect((await compareAs(visitor, 'Ganz Andere AG', 'a@b.example')).status).toBe(404);

    const next = guest();
    await enterKey(next, anna, key.password);
    const { body } = await compareAs(next, 'Neu AG', 'neu@neu.example');
    expect(body).toMatchObject({ isMatch: true, contactInfo: null, releasePending: true });
  });
});

describe('a recruiter who is blocked', () => {
  test('„… zeigen wir ihm mit diesem Konto nicht mehr, bis Sie die Blockierung aufheben“', async () => {
    const { anna, rita, matchId } = await matchedPair();

    const blocked = await anna.call('blockRecruiter', { body: { comparisonId: matchId } });

    expect(blocked.status).toBe(204);
    expect(await sees(rita, anna)).toBe(404);
    expect((await rita.call('getMatch', { params: { matchId } })).status).toBe(404);
    expect((await anna.call('getMatch', { params: { matchId } })).body.suspended).toBe('blocked');
    const { recruiters } = (await anna.call('listBlockedRecruiters')).body;
    expect(recruiters).toMatchObject([{ recruiter: { username: rita.username } }]);

    const id = recruiters[0]?._id ?? '';
    expect((await anna.call('unblockRecruiter', { params: { id } })).status).toBe(204);
    expect(await sees(rita, anna)).toBe(200);
    expect((await rita.call('getMatch', { params: { matchId } })).status).toBe(200);
  });

  test('is not there any more in a request that ended with its posting', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const requestId = await askForAccess(rita, anna);
    const [posting] = (await rita.call('listMyJobs')).body.jobs;
    await rita.call('deleteJob', { params: { id: posting?._id ?? '' } });

    const blocked = await anna.call('blockRecruiter', { body: { comparisonId: requestId } });

    expect(blocked.status).toBe(404);
  });

  test('is the one account, not the colleagues', async () => {
    const { anna, matchId } = await matchedPair();
    const colleague = await member(['recruiter']);
    await introduce(colleague, { company: 'Musterwerke GmbH' });

    await anna.call('blockRecruiter', { body: { comparisonId: matchId } });

    expect(await sees(colleague, anna)).toBe(200);
  });

  test('does not come back with the same confirmed address', async () => {
    const { anna, rita, matchId } = await matchedPair();
    await anna.call('blockRecruiter', { body: { comparisonId: matchId } });
    const { email } = (await rita.call('getAccount')).body;
    await rita.call('deleteAccount', { params: { userId: rita.publicId } });

    const again = guest();
    await again.call('signup', {
      body: { email, username: 'rita-neu', password: 'Korrekt-Pferd-42!', consent: true },
    });

    const seen = await again.call('getPublicUser', { params: { username: anna.username } });
    expect(seen.status).toBe(404);
  });

  test('without an account takes the block along into one', async () => {
    const { anna } = await makeUnlockedPair(member);
    const key = await makeKey(anna);
    const visitor = guest();
    await enterKey(visitor, anna, key.password);
    const { body } = await compareAsGuest(visitor, anna);

    await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } });

    await visitor.call('signup', {
      body: {
        email: 'max@neu.example',
        username: 'max-neu',
        password: 'Korrekt-Pferd-42!',
        consent: true,
      },
    });
    await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    const seen = await visitor.call('getPublicUser', { params: { username: anna.username } });
    expect(seen.status).toBe(404);
    expect((await visitor.call('listMatches')).body).toMatchObject({ matches: [] });
  });
});

test('who blocked a posting is not listed for it', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  await anna.call('saveAutomations', { form: makeAutomations({}) });
  await compare(rita, anna);
  const { body: mine } = await rita.call('listMyJobs');
  const id = mine.jobs[0]?._id ?? '';
  const listed = async () =>
    (await rita.call('listJobCandidates', { params: { id } })).body.similarCandidates.length;
  const before = await listed();

  await anna.call('toggleJobBlock', { params: { id } });

  expect([before, await listed()]).toEqual([1, 0]);
});

test('a hidden person is listed for nobody whom they hide from', async () => {
  const { anna, rita } = await matchedPair();
  const { body: mine } = await rita.call('listMyJobs');
  const id = mine.jobs[0]?._id ?? '';
  const listed = async () =>
    (await rita.call('listJobCandidates', { params: { id } })).body.similarCandidates.length;
  const before = await listed();

  await hideFrom(anna, ['Musterwerke']);

  expect([before, await listed()]).toEqual([1, 0]);
  await expect(unlock(rita, anna)).rejects.toThrow('404');
});
