import type { ViewerKind } from '@inkognito/shared/comparison';
import { expect, test } from 'vitest';
import {
  compare,
  enterKey,
  makeKey,
  makeSeeker,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';

const { guest, member } = useTestApp();

const real = async (reader: TestClient, username: string) =>
  (await reader.call('getPublicUser', { params: { username } })).body;
const seen = (owner: Member, as: ViewerKind) => owner.call('seeOwnProfile', { params: { as } });

const settings = [
  { discoverable: 'true', showName: 'true', showImage: 'true' },
  { discoverable: 'true', showName: 'false', showImage: 'false' },
  { discoverable: 'false', showName: 'true', showImage: 'true' },
];

test('others see letter by letter what is shown to the owner', async () => {
  const [anna, rita] = [await member(['jobSeeker'], 'anna'), await member(['recruiter'])];
  await publishQuestionnaire(anna);
  const [stranger, holder] = [guest(), guest()];
  await enterKey(holder, anna, (await makeKey(anna)).password);
  await unlock(rita, anna);
  await compare(rita, anna);

  for (const form of settings) {
    await anna.call('saveAutomations', { form });
    expect((await seen(anna, 'guest')).body.profile).toEqual(await real(stranger, 'anna'));
    expect((await seen(anna, 'key')).body.profile).toEqual(await real(holder, 'anna'));
    const matched = await real(rita, 'anna');
    expect(matched.comparison?.isMatch).toBe(true);
    expect((await seen(anna, 'match')).body.profile).toEqual({ ...matched, comparison: null });
  }
});

test('a shielded profile is not there for a guest; a key and a match open it', async () => {
  const anna = await makeSeeker(member, { username: 'anna' });
  await anna.call('saveShield', { body: { companies: ['Musterwerke GmbH'], domains: [] } });
  const unknown = await guest().call('getPublicUser', { params: { username: 'anna' } });

  const { status, error } = await seen(anna, 'guest');
  expect([status, error.error]).toEqual([404, unknown.error.error]);
  for (const as of ['key', 'match'] as const) expect((await seen(anna, as)).status).toBe(200);
});

test('a paused owner sees that no viewer finds the profile', async () => {
  const [anna, rita] = [await member(['jobSeeker'], 'anna'), await member(['recruiter'])];
  await publishQuestionnaire(anna);
  await unlock(rita, anna);
  await compare(rita, anna);
  await anna.call('setPaused', { body: { paused: true } });
  const matched = await rita.call('getPublicUser', { params: { username: 'anna' } });

  for (const as of ['guest', 'key', 'match'] as const) {
    const { status, error } = await seen(anna, as);
    expect([status, error.error]).toEqual([matched.status, matched.error.error]);
  }
  expect(matched.status).toBe(404);
});
