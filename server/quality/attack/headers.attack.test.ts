import { apiBase, type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import request, { type Response } from 'supertest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOf, goodRequests } from '../../src/test/api/requests.ts';
import { type Scene, makeScene } from '../../src/test/api/scene.ts';
import { rememberAll } from '../../src/test/api/snapshot.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';

const publicUrl = 'https://inkognito.example';
const app = useTestApp({ emptiedOnce: true, rateLimits: false, publicUrl });
const tally = useTally();

let scene: Scene;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
});
beforeEach(() => startAgain());

const names = Object.keys(endpoints) as EndpointName[];

const onEveryAnswer: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};

function inspect(response: Response, what: string): void {
  for (const [name, value] of Object.entries(onEveryAnswer)) {
    expect(response.headers[name], `${what}: ${name}`).toMatch(value);
  }
  expect(response.headers['cache-control'], what).toMatch(/no-store/);
  expect(response.headers['x-powered-by'], what).toBeUndefined();
  for (const line of response.get('Set-Cookie') ?? []) {
    expect(line, what).toMatch(/^__Host-(?:sid|device)=/);
    for (const flag of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(line, what).toContain(flag);
    }
    expect(line, what).not.toMatch(/domain=/i);
  }
}

test('every answer of every address carries the headers, errors and files too', async () => {
  for (const name of names) {
    const caller = callerOf(name);
    const good = await scene.clients[caller].call(name, goodRequests[name](scene, caller));
    inspect(good.response, name);
    expect(good.status, name).toBeLessThan(500);
    inspect((await app.guest().call(name, {})).response, `${name}, empty`);
    inspect((await app.guest().call(name, { query: { x: '1' } })).response, `${name}, odd`);
    await startAgain();
  }
  for (const path of ['/api', '/api/v1/nix', '/api/v1/users/%zz']) {
    inspect(await request(app.server()).get(path), path);
  }
});

test('no other site is ever invited', async () => {
  const origins = [
    'https://evil.example',
    'http://localhost:3001',
    'http://127.0.0.1:3000',
    'https://localhost:3000',
    'http://inkognito.example',
    'null',
    'https://inkognito.example.evil.example',
  ];
  for (const origin of origins) {
    for (const name of names) {
      const { method, path } = endpoints[name];
      const url = apiBase + path.replace(/:\w+/g, 'x');
      const preflight = await request(app.server())
        .options(url)
        .set({ Origin: origin, 'Access-Control-Request-Method': method });
      const call = await request(app.server()).get(url).set('Origin', origin);
      for (const { status, headers: told } of [preflight, call]) {
        const invitations = Object.keys(told).filter((key) => key.startsWith('access-control'));
        tally.count(status, `${origin} ${name}`);
        expect(invitations, `${origin} ${name}`).toEqual([]);
      }
    }
  }
});

test('an address repeated in an answer cannot add a header or lead elsewhere', async () => {
  const texts = [
    'x\r\nX-Evil: 1',
    '%0d%0aX-Evil:%201',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
  ];
  for (const text of texts) {
    for (const key of ['error', 'code', 'state']) {
      const { status, response } = await app
        .guest()
        .call('signInWithLinkedin', { query: { [key]: text } });
      tally.count(status, text);
      const { location = '' } = response.headers as { location?: string };
      expect(response.headers['x-evil']).toBeUndefined();
      if (status === 302) expect(location.replace(publicUrl, '')).toMatch(/^\/(?![/\\])/);
      expect(decodeURIComponent(location)).not.toContain('evil');
    }
  }
});
