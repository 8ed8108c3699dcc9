import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import { errorResponse } from '@inkognito/shared/error';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type RequestParts, callerOf, goodRequests } from '../../src/test/api/requests.ts';
import { type Scene, makeScene } from '../../src/test/api/scene.ts';
import { rememberAll } from '../../src/test/api/snapshot.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import { mutatedValues, validValues } from './generate.ts';

const app = useTestApp({ emptiedOnce: true, rateLimits: false });
const tally = useTally();
// Fixed seed in the daily run; random in the long form, named on failure.
const seed = Number(process.env.ATTACK_SEED ?? (isLongForm ? Date.now() % 1_000_000_007 : 4711));

let scene: Scene;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
});
beforeEach(() => startAgain());

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { params, query, body }: Endpoint = endpoints[name];
  return params !== undefined || query !== undefined || body !== undefined;
});

function asForm(value: unknown, above = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]: [string, unknown]) => {
      const name = above === '' ? key : `${above}[${key}]`;
      if (typeof part === 'object' && part !== null) return asForm(part, name);
      return { [name]: (typeof part === 'string' ? part : JSON.stringify(part)).slice(0, 1_000) };
    }),
  ) as Record<string, string>;
}

async function send(name: EndpointName, made: { query?: unknown; body?: unknown }) {
  const endpoint: Endpoint = endpoints[name];
  const caller = callerOf(name);
  const parts: RequestParts = { ...goodRequests[name](scene, caller) };
  if (endpoint.query) parts.query = asForm(made.query);
  const client = scene.clients[caller];
  const body = endpoint.upload ? {} : { body: JSON.stringify(made.body) };
  const form = endpoint.upload ? { form: asForm(made.body) } : {};
  return client.call(name, { ...parts, ...(endpoint.body && { ...body, ...form }) });
}

test.each(names)(
  'what fits a schema, and what nearly does, never breaks the server: %s',
  async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const good = fc.record({
      query: endpoint.query ? validValues(endpoint.query) : fc.constant({}),
      body: endpoint.body ? validValues(endpoint.body) : fc.constant({}),
    });
    const nearlyGood = good.chain(({ query, body }) =>
      fc.record({
        query: mutatedValues(fc.constant(query)),
        body: mutatedValues(fc.constant(body)),
      }),
    );
    const values = [
      ...fc.sample(good, { numRuns: size(6, 200), seed }),
      ...fc.sample(nearlyGood, { numRuns: size(12, 800), seed }),
    ];

    for (const made of values) {
      const { status, error, response } = await send(name, made);
      const what = `${name}, seed ${seed}: ${JSON.stringify(made)} → ${response.text}`;
      tally.count(status, what);
      if (status >= 400) expect(errorResponse.safeParse(error).success, what).toBe(true);
    }
  },
);
