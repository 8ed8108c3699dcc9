// Many browsers open the same profile with the same key at once.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from '../../src/http/server/createServer.ts';
import { Guest } from '../../src/key/guest.ts';
import { Key } from '../../src/key/key.model.ts';
import { Unlock } from '../../src/key/unlock.model.ts';
import {
  asker,
  makeAutomations,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import { cookiePair, sid } from '../../src/test/cookies.ts';
import { testUrl } from '../../src/test/testClient.ts';
import { useInstances } from './instances.ts';

const { member, instance } = useInstances([{ trustProxy: 1 }]);
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(): Promise<string> {
  const server = createHttpServer(instance(0)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${apiBase}`;
}

function browserAt(address: string, url: string) {
  let cookie = '';
  return {
    cookie: () => cookie,
    post: async (path: string, body: object): Promise<number> => {
      const headers = { origin: testUrl, 'content-type': 'application/json', cookie };
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
      await response.text();
      cookie = cookiePair(response.headers.getSetCookie(), sid) ?? cookie;
      return response.status;
    },
  };
}

/** Points used, by limit and hashed key. */
async function usedPoints(limit: string): Promise<number[]> {
  const rows = await mongoose.connection
    .collection<{ key: string; points: number }>('rate_limits')
    .find({ key: { $regex: `^${limit}:` } })
    .toArray();
  return rows.map(({ points }) => points);
}

test('thirty guests who open a profile with a key at once each get a session and a quota of their own', async () => {
  const url = await listen();
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: { ...makeAutomations(), discoverable: 'true' } });
  const { id: keyId, password } = await makeKey(anna);
  const guests = Array.from({ length: 30 }, (_, index) => browserAt(`198.51.100.${index}`, url));
  const lock = endpoints.checkAccessPassword.path.replace(':username', anna.username);

  const entered = await Promise.all(guests.map(({ post }) => post(lock, { password })));

  expect(entered).toEqual(guests.map(() => 200));
  const cookies = guests.map(({ cookie }) => cookie());
  expect(new Set(cookies).size).toBe(30);
  expect(cookies).not.toContain('');
  expect(await Guest.countDocuments()).toBe(30);
  const unlocks = await Unlock.find({ keyId }).lean();
  expect(new Set(unlocks.map(({ recruiterId }) => recruiterId.toString())).size).toBe(30);
  expect((await Key.findById(keyId).lean())?.opened).toBe(30);
  expect(await usedPoints('access.network')).toEqual(guests.map(() => 0));
  expect(await usedPoints('guests.network')).toEqual(guests.map(() => 1));

  const comparison = endpoints.compare.path.replace(':candidateId', anna.publicId);
  for (const guest of [guests[0], guests[29]]) {
    expect(await guest?.post(comparison, { ...makeJobInput(), asker })).toBe(200);
  }
});
