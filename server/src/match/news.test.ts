import { expect, test } from 'vitest';
import { askForAccess, compare, makeJobInput, makeUnlockedPair } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

const newsOf = async (who: Member) => (await who.call('listNews')).body.news;
const seen = (who: Member, ids: string[]) => who.call('markNewsSeen', { body: { ids } });

test('a new match is news for the candidate, on every device, until it was looked at', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  const { body } = await compare(rita, anna);

  const first = await newsOf(anna);
  const { matchPercentage, isMatch } = body;
  const offer = { matchPercentage, isMatch, place: 'München', salary: makeJobInput().salary };
  expect(first).toMatchObject([{ _id: body.matchId, matchId: body.matchId, kind: 'match', offer }]);
  expect(await newsOf(anna)).toEqual(first);
  expect(await newsOf(rita)).toEqual([]);

  await seen(rita, [body.matchId]);
  await seen(await member(['jobSeeker']), [body.matchId]);
  expect(await newsOf(anna)).toHaveLength(1);

  expect((await seen(anna, [body.matchId])).status).toBe(204);
  expect(await newsOf(anna)).toEqual([]);
});

test('what the candidate releases or withdraws is news for the recruiter', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  await anna.call('saveAutomations', { form: { releaseMode: 'confirm' } });
  const { body } = await compare(rita, anna);
  const id = body.matchId;
  expect(await newsOf(rita)).toEqual([]);

  await anna.call('decideRelease', { body: { comparisonId: id } });
  expect(await newsOf(rita)).toMatchObject([{ kind: 'release', matchId: id, from: anna.username }]);
  await seen(rita, [id]);

  const { releases } = (await anna.call('listReleases')).body;
  await anna.call('withdrawRelease', { params: { id: releases[0]?._id ?? '' } });
  expect(await newsOf(rita)).toMatchObject([{ kind: 'release', matchId: id }]);

  await anna.call('blockRecruiter', { body: { comparisonId: id } });
  expect(await newsOf(rita)).toEqual([]);
});

test('what waits for a decision says so, as long as there is a recruiter to release to', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  await anna.call('saveAutomations', { form: { releaseMode: 'confirm' } });
  const { body } = await compare(rita, anna);
  expect(await newsOf(anna)).toMatchObject([{ kind: 'match', contactState: 'awaitsCandidate' }]);

  await anna.call('blockRecruiter', { body: { comparisonId: body.matchId } });

  expect((await newsOf(anna)).filter(({ contactState }) => contactState)).toEqual([]);
});

test('a request is news while it is open, and for the recruiter once it is accepted', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  const request = await askForAccess(rita, anna);
  const waiting = [{ _id: request, kind: 'request', requestId: request }];
  expect(await newsOf(anna)).toMatchObject(waiting);

  await seen(anna, [request]);
  expect(await newsOf(anna)).toMatchObject(waiting);

  const { body } = await anna.call('acceptRequest', { params: { id: request } });
  expect(await newsOf(anna)).toEqual([]);
  expect(await newsOf(rita)).toMatchObject([{ kind: 'request', matchId: body.matchId }]);
});
