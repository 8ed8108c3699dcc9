import { apiBase, type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import request from 'supertest';
import { expect, test } from 'vitest';
import { goodRequests } from '../../src/test/api/requests.ts';
import { callers, makeScene } from '../../src/test/api/scene.ts';
import { rememberAll } from '../../src/test/api/snapshot.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import { makeJobInput } from '../../src/test/make.ts';
import { User } from '../../src/user/user.model.ts';

const app = useTestApp({ rateLimits: false });
const tally = useTally();

const names = Object.keys(endpoints) as EndpointName[];
const telling: readonly EndpointName[] = [
  ...names.filter((name) => endpoints[name].method === 'GET' && name !== 'logout'),
  'login',
  'compare',
  'createJob',
  'updateJob',
  'uploadProfileImage',
  'saveAutomations',
];

/** The text, and its base64 parts decoded. */
function readings(text: string): string {
  const packed = text.match(/[\w-]{8,400}/g) ?? [];
  const unpacked = packed.map((word) => Buffer.from(word, 'base64url'));
  return [text, ...unpacked.flatMap((bytes) => [bytes.toString('latin1'), bytes.toString('hex')])]
    .join('\n')
    .toLowerCase();
}

test('no answer to anybody holds an id that tells when somebody signed up', async () => {
  const scene = await makeScene(app);
  await User.updateMany({}, { $set: { discoverable: true, showName: true } });
  const startAgain = await rememberAll(Object.values(scene.clients));
  const ids = (await User.distinct('_id')).map(String);
  let answered = 0;

  for (const name of telling) {
    for (const caller of callers) {
      const { response, status } = await scene.clients[caller].call(
        name,
        goodRequests[name](scene, caller),
      );
      tally.count(status, name);
      if (status === 200) answered += 1;
      const text = readings(`${response.text}\n${JSON.stringify(response.headers)}`);
      for (const id of ids) if (text.includes(id)) tally.leak(`${name} tells ${caller} ${id}`);
    }
    if (endpoints[name].method !== 'GET') await startAgain();
  }

  expect(ids.length).toBeGreaterThan(5);
  expect(answered).toBeGreaterThan(100);
});

test('whoever knows an id of the database reaches nobody by it', async () => {
  const anna = await app.member(['jobSeeker'], 'anna');
  const rita = await app.member(['recruiter'], 'rita');

  const compared = await rita.call('compare', {
    params: { candidateId: anna.id },
    body: makeJobInput(),
  });
  const deleted = await anna.call('deleteAccount', { params: { userId: anna.id } });
  const profile = await request(app.server()).get(`${apiBase}/users/${anna.id}`);

  for (const { status } of [compared, deleted, profile]) tally.count(status);
  expect([compared.status, deleted.status, profile.status]).toEqual([404, 404, 404]);
});
