import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOf, goodRequests } from '../../src/test/api/requests.ts';
import { type Scene, makeScene } from '../../src/test/api/scene.ts';
import { rememberAll, storedText } from '../../src/test/api/snapshot.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';

const app = useTestApp({ emptiedOnce: true, rateLimits: false });
const tally = useTally();

let scene: Scene;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
});
beforeEach(() => startAgain());

const changing = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { changesState, fromAnywhere }: Endpoint = endpoints[name];
  // Mail programs call it; its token is all that counts, and no session.
  if (fromAnywhere) expect(name).toBe('unsubscribe');
  return !fromAnywhere && (changesState === true || endpoints[name].method !== 'GET');
});

/** The headers a browser sends for a call from another site; '' means absent. */
const strangers: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
  'another site, by a form': { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  'another site, by a picture': { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
  'a neighbour': { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' },
  'a page of ours, by a link': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' },
  'an older browser elsewhere': { Origin: 'https://evil.example' },
  'a name that begins like ours': { Origin: 'http://localhost:3000.evil.example' },
  'our name by another scheme': { Origin: 'https://localhost:3000' },
  'a name that the request itself claims': { Origin: 'http://evil.example', Host: 'evil.example' },
  'another port': { Origin: 'http://localhost:3001' },
  'a file or a sandbox': { Origin: 'null' },
  'nobody, but with a cookie': { Origin: '' },
};

test('a call that changes something is refused from anywhere but our own pages', async () => {
  const stored = await storedText();

  for (const name of changing) {
    const caller = callerOf(name) === 'guest' ? 'owner' : callerOf(name);
    for (const [from, headers] of Object.entries(strangers)) {
      const { status } = await scene.clients[caller].call(name, {
        ...goodRequests[name](scene, caller),
        headers,
      });
      tally.count(status, `${name} from ${from}`);
      expect(status, `${name} from ${from}`).toBe(403);
    }
  }

  expect(await storedText()).toBe(stored);
});
