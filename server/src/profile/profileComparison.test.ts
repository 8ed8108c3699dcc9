import { describe, expect, test } from 'vitest';
import { compare, compareAsGuest, enterKey, makeKey, makeUnlockedPair } from '../test/make.ts';
import { makeSharing, openByKey } from '../test/proof.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';

const app = useTestApp();
const { guest, member } = app;

const shownTo = async (who: TestClient, { username }: Member) => {
  const { status, body } = await who.call('getPublicUser', { params: { username } });
  return status === 200 ? body.comparison : status;
};

describe('a profile tells a recruiter what they compared last', () => {
  test('with or without a match, and others nothing', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    expect(await shownTo(rita, anna)).toBeNull();
    await compare(rita, anna);
    const { body } = await compare(rita, anna, { jobTitle: 'Koch' });

    expect(await shownTo(rita, anna)).toEqual({
      ...{ matchId: body.matchId, matchPercentage: body.matchPercentage, jobTitle: 'Koch' },
      ...{ isMatch: false, contactState: 'none' },
    });
    for (const other of [guest(), await member(['recruiter']), await member(['jobSeeker']), anna]) {
      expect(await shownTo(other, anna)).toBeNull();
    }
  });

  test('nothing of a posting that the candidate blocked, or that was deleted', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const { body: first } = await compare(rita, anna);
    const { body: second } = await compare(rita, anna, { jobTitle: 'Backend-Entwicklerin' });

    await anna.call('toggleJobBlock', { params: { id: second.jobId } });
    expect(await shownTo(rita, anna)).toMatchObject({ matchId: first.matchId });
    await rita.call('deleteJob', { params: { id: first.jobId } });
    expect(await shownTo(rita, anna)).toBeNull();
  });
});

describe('a guest is told so in their browser', () => {
  test('until the key is revoked', async () => {
    const { anna, key, visitor } = await openByKey(app);
    const { body } = await compareAsGuest(visitor, anna);
    const other = guest();
    await enterKey(other, anna, key.password);

    expect(await shownTo(visitor, anna)).toMatchObject({
      ...{ matchId: body.matchId, isMatch: true, jobTitle: 'Backend Developer (m/w/d)' },
    });
    expect(await shownTo(other, anna)).toBeNull();

    await anna.call('revokeKey', { params: { id: key.id } });
    expect(await shownTo(visitor, anna)).toBeNull();
  });

  test('of each candidate apart', async () => {
    const { anna, visitor } = await openByKey(app);
    await compareAsGuest(visitor, anna);
    const berta = await makeSharing(member);
    await enterKey(visitor, berta, (await makeKey(berta)).password);

    expect(await shownTo(visitor, berta)).toBeNull();
  });
});
