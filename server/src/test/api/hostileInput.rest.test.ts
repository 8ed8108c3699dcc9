import { endpoints, apiBase, type EndpointName } from '@inkognito/shared/endpoints';
import type { Endpoint } from '@inkognito/shared/endpoint';
import { errorResponse } from '@inkognito/shared/error';
import { z } from '@inkognito/shared/schema/zod';
import request, { type Response } from 'supertest';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leastOf } from '../leastOf.ts';
import { makePdf } from '../make.ts';
import { useTestApp } from '../testApp.ts';
import { brokenBodies, hostileBodies, hostileForms, hostileValues } from './hostileValues.ts';
import { callerOf, goodRequests } from './requests.ts';
import { type Scene, makePicture, makeScene } from './scene.ts';
import { rememberAll, storedText } from './snapshot.ts';
import { useTally } from './tally.ts';

// Attempt limits would answer first.
const app = useTestApp({ emptiedOnce: true, rateLimits: false });
let scene: Scene;
let startAgain: () => Promise<void>;
let stored: string;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
  stored = await storedText();
});
beforeEach(() => startAgain());
afterEach(async () => {
  expect(await storedText()).toBe(stored);
  expect('polluted' in {}).toBe(false);
});

const names = Object.keys(endpoints) as EndpointName[];
const contractOf = (name: EndpointName): Endpoint => endpoints[name];
const withJson = names.filter((name) => contractOf(name).body && !contractOf(name).upload);
const withUpload = names.filter((name) => contractOf(name).upload);
const withQuery = names.filter((name) => contractOf(name).query);
const withParams = names.filter((name) => contractOf(name).params);

const sleptMs = 3_000;
const tally = useTally();

async function send(
  name: EndpointName,
  address: string,
  fill: (call: request.Test) => request.Test = (call) => call,
): Promise<Response> {
  const verb = endpoints[name].method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const { cookie } = scene.clients[callerOf(name)];
  const call = () => {
    const bare = request(app.server())
      [verb](apiBase + address)
      .set('Origin', 'http://localhost:3000');
    return fill(cookie ? bare.set('Cookie', cookie) : bare);
  };
  const startedAt = performance.now();
  const response = await call();
  // Repeats a call that made the database sleep.
  if (performance.now() - startedAt >= sleptMs) {
    const least = await leastOf(3, sleptMs, async () => {
      const begunAt = performance.now();
      await call();
      return performance.now() - begunAt;
    });
    expect(least, `${name} ${address}`).toBeLessThan(sleptMs);
  }
  return response;
}

const partsOf = (name: EndpointName) => goodRequests[name](scene, callerOf(name));
const addressOf = (name: EndpointName, params = partsOf(name).params ?? {}) =>
  endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');

/** In our error format, repeating nothing that was sent. */
function expectError(response: Response, what: string, status?: number): void {
  tally.count(response.status, what);
  const told = `${what} → ${response.status} ${response.text.slice(0, 200)}`;
  expect(response.status, told).toBeGreaterThanOrEqual(400);
  expect(response.status, told).toBeLessThan(500);
  expect(errorResponse.safeParse(response.body).success, told).toBe(true);
  expect(response.text.length, told).toBeLessThan(5_000);
  if (status !== undefined) expect(response.status, told).toBe(status);
}

test.each(withJson)(
  'one wrong thing in a good body is refused and stores nothing: %s',
  async (name) => {
    const { body: schema = z.never(), longBody } = contractOf(name);
    for (const { what, body, field } of hostileBodies(partsOf(name).body ?? {}, schema)) {
      const text = JSON.stringify(body);
      const response = await send(name, addressOf(name), (call) =>
        call.set('Content-Type', 'application/json').send(text),
      );
      expectError(response, what, longBody || text.length <= 16 * 1024 ? 400 : 413);
      if (field) expect(response.body, what).toHaveProperty(['fields', field]);
    }
  },
);

test.each(withJson)('a body that is none is refused: %s', async (name) => {
  for (const { what, text, type = 'application/json', status } of brokenBodies) {
    const response = await send(name, addressOf(name), (call) =>
      call.set('Content-Type', type).send(text),
    );
    expectError(response, what, status);
    expect(response.text).not.toContain('geheim');
  }
});

test.each(withUpload)('a hostile multipart form is refused: %s', async (name) => {
  const { field = '' } = contractOf(name).upload ?? {};
  const bytes = field === 'cv' ? makePdf() : await makePicture();
  for (const { form = {} } of name === 'saveAutomations' ? hostileForms : []) {
    const response = await send(name, addressOf(name), (call) =>
      Object.entries(form).reduce((filled, [key, value]) => filled.field(key, value), call),
    );
    expectError(response, Object.keys(form)[0] ?? '');
  }
  const files: [what: string, (call: request.Test) => request.Test][] = [
    ['another field', (call) => call.attach('other', bytes, 'a.pdf')],
    ['two files', (call) => call.attach(field, bytes, 'a.pdf').attach(field, bytes, 'b.pdf')],
    ['another kind', (call) => call.attach(field, Buffer.from('MZ an executable'), 'a.pdf')],
    ['an empty file', (call) => call.attach(field, Buffer.alloc(0), 'a.pdf')],
    ['too large a file', (call) => call.attach(field, Buffer.alloc(10 * 1024 * 1024 + 1), 'a.pdf')],
    ['JSON', (call) => call.send({ [field]: 'x' })],
    ['no boundary', (call) => call.set('Content-Type', 'multipart/form-data').send('x')],
    [
      'a form that is cut off',
      (call) =>
        call
          .set('Content-Type', 'multipart/form-data; boundary=cut')
          .send(
            `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\nhal`,
          ),
    ],
  ];
  for (const [what, fill] of files)
    expectError(await send(name, addressOf(name), fill), what, undefined);
});

test('a query where none is expected is refused', async () => {
  const without = names.filter((name) => !contractOf(name).query && !contractOf(name).changesState);
  for (const name of without.filter((each) => endpoints[each].method === 'GET')) {
    const response = await send(name, `${addressOf(name)}?admin=true`);
    expectError(response, `${name}?admin=true`, 400);
  }
});

describe('a hostile query is refused', () => {
  test.each(withQuery)('%s', async (name) => {
    const [key = 'cursor'] = Object.keys(partsOf(name).query ?? {});
    const queries = [
      `${key}[$ne]=1`,
      `${key}[]=abc`,
      `${key}=abc&${key}=def`,
      `${key}=${'x'.repeat(5_000)}`,
      `${key}=`,
      `${key}=ab%07c`,
      '__proto__[polluted]=1',
      'constructor[prototype][polluted]=1',
      '$where=sleep(1000)',
    ];
    for (const query of queries) {
      const response = await send(name, `${addressOf(name)}?${query}`);
      // The provider decides the query, so any return without an attempt is redirected.
      if (contractOf(name).response === 'redirect')
        expect([302, 400], query).toContain(response.status);
      else expectError(response, query, undefined);
    }
  });

  test('searchUsers takes signs of patterns for letters', async () => {
    for (const q of [
      '.*.*',
      '^own',
      '(a+)+$',
      '[a-z',
      'own\\',
      '$where',
      '{"$gt":""}',
      '%00%00%00',
    ]) {
      const response = await send('searchUsers', `/users/search?q=${encodeURIComponent(q)}`);
      expect([200, 400], q).toContain(response.status);
      if (response.status === 200) expect(response.body, q).toEqual([]);
    }
  });
});

const texts = hostileValues
  .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  .filter((text) => text !== '' && text.length < 1_000);
const odd = ['..', '%00', '0'.repeat(23), 'G'.repeat(24), '0'.repeat(25), 'a b', '..%2f..%2fetc'];

test.each(withParams)('an impossible id or name in the address is 404: %s', async (name) => {
  const { body } = partsOf(name);
  for (const text of [...texts, ...odd]) {
    const encoded = /%/.test(text) ? text : encodeURIComponent(text);
    if (encoded === '..') continue;
    const params = partsOf(name).params ?? {};
    const wrong = Object.fromEntries(Object.keys(params).map((key) => [key, encoded]));
    const response = await send(name, addressOf(name, wrong), (call) =>
      body ? call.send(body) : call,
    );
    expectError(response, text, 404);
  }
});
