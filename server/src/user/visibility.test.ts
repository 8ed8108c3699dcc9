import { expect, test } from 'vitest';
import {
  askForAccess,
  compare,
  makeAutomations,
  makeQuestionnaire,
  publishQuestionnaire,
  unlock,
} from '../test/make.ts';
import { makePicture } from '../test/api/scene.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';

const { guest, member } = useTestApp();

async function uploadPicture(person: Member): Promise<string> {
  const file = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  const { body } = await person.call('uploadProfileImage', { file });
  return body.image?.url.split('/').pop() ?? '';
}

const profileOf = async (username: string, reader: TestClient) =>
  (await reader.call('getPublicUser', { params: { username } })).body;
const imageStatus = async (id: string, reader: TestClient) =>
  (await reader.call('getImage', { params: { id } })).status;
const found = async (q: string, reader: TestClient) =>
  (await reader.call('searchUsers', { query: { q } })).body.map(({ username }) => username);

const nameless = { firstName: null, lastName: null, image: null };

test('before the first save of the Automations nothing but the username is told', async () => {
  const [nora, rita] = [await member(['jobSeeker'], 'stille.nora'), await member(['recruiter'])];
  await nora.call('createQuestionnaire', { body: makeQuestionnaire() });
  const id = await uploadPicture(nora);
  await unlock(rita, nora);

  for (const reader of [guest(), rita]) {
    expect(await found('stille.nora', reader)).toEqual([]);
    expect(await imageStatus(id, reader)).toBe(404);
    expect(await profileOf('stille.nora', reader)).toMatchObject({
      ...nameless,
      showContactPrefs: { showNothing: true },
    });
  }
  expect(await imageStatus(id, nora)).toBe(200);
  expect((await nora.call('getAutomations')).body).toMatchObject({
    saved: false,
    discoverable: false,
  });
});

test('a first save that says nothing of it makes a person found, without name and picture', async () => {
  const nora = await member(['jobSeeker'], 'stille.nora');
  await nora.call('createQuestionnaire', { body: makeQuestionnaire() });
  const id = await uploadPicture(nora);

  await nora.call('saveAutomations', { form: makeAutomations({ phone: true }) });

  const rita = await member(['recruiter']);
  expect(await found('stille', guest())).toEqual(['stille.nora']);
  expect(await found('muster', rita)).toEqual([]);
  expect(await imageStatus(id, guest())).toBe(404);
  expect(await profileOf('stille.nora', guest())).toMatchObject({
    ...nameless,
    showContactPrefs: { phone: true },
  });
  expect((await nora.call('getAutomations')).body).toMatchObject({
    saved: true,
    discoverable: true,
    showName: false,
    showImage: false,
  });
});

test('a hidden candidate shows name and picture only to holders of the access password', async () => {
  const [nora, rita] = [await member(['jobSeeker'], 'stille.nora'), await member(['recruiter'])];
  await publishQuestionnaire(nora);
  const id = await uploadPicture(nora);
  await nora.call('saveAutomations', { form: { discoverable: 'false' } });

  expect(await profileOf('stille.nora', rita)).toMatchObject(nameless);
  expect(await imageStatus(id, rita)).toBe(404);
  await unlock(rita, nora);
  expect(await profileOf('stille.nora', rita)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Muster',
    image: { url: expect.stringContaining(id) as unknown },
  });
  expect(await imageStatus(id, rita)).toBe(200);
  expect(await profileOf('stille.nora', guest())).toMatchObject(nameless);
  await compare(rita, nora);
  const { body } = await rita.call('listMatches');
  expect(JSON.stringify(body)).not.toContain(id);
});

test('the picture of a user that is paused or no job seeker any more is served to no other account', async () => {
  const [nora, rita] = [await member(['jobSeeker']), await member(['recruiter'])];
  await publishQuestionnaire(nora);
  const id = await uploadPicture(nora);
  await unlock(rita, nora);
  expect([await imageStatus(id, guest()), await imageStatus(id, rita)]).toEqual([404, 200]);
  const isServed = async () => [await imageStatus(id, rita), await imageStatus(id, nora)];
  await nora.call('setPaused', { body: { paused: true } });
  expect(await isServed()).toEqual([404, 200]);
  await nora.call('setPaused', { body: { paused: false } });
  await nora.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
  await nora.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });
  expect(await isServed()).toEqual([404, 200]);
  // Named at random, not by the time they came; the one before is gone.
  const next = await uploadPicture(nora);
  for (const each of [id, next]) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(await imageStatus(id, nora)).toBe(404);
});

test('a recruiter is seen by the job seekers they compared, and by no other account', async () => {
  const [anna, otto] = [await member(['jobSeeker'], 'anna'), await member(['jobSeeker'])];
  const rita = await member(['recruiter']);
  await publishQuestionnaire(anna);
  const id = await uploadPicture(rita);
  await unlock(rita, anna);
  expect(await imageStatus(id, anna)).toBe(404);

  await compare(rita, anna);

  const { body } = await anna.call('listJobsOffered');
  expect(body.jobsOffered[0]?.recruiterId.image?.url).toContain(id);
  expect(await imageStatus(id, anna)).toBe(200);
  expect(await imageStatus(id, otto)).toBe(404);
  expect(await imageStatus(id, guest())).toBe(404);
  // While a request of theirs is open.
  await publishQuestionnaire(otto);
  const requestId = await askForAccess(rita, otto);
  expect(await imageStatus(id, otto)).toBe(200);
  await otto.call('refuseRequest', { params: { id: requestId } });
  expect(await imageStatus(id, otto)).toBe(404);
});
