import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { apiBase, type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { errorResponse } from '@inkognito/shared/error';
import { createLogger } from '../../src/http/requestLog.ts';
import request from 'supertest';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { useInstances } from './instances.ts';

const page = '<!doctype html><title>Inkognito</title>';
const clientDir = mkdtempSync(join(tmpdir(), 'inkognito-spelling-'));
writeFileSync(join(clientDir, 'index.html'), page);

let lines: string[] = [];
const memory = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString('utf8'));
    done();
  },
});
const metrics = createMetrics();
const logger = createLogger({ logLevel: 'info' }, memory);
const { instance, member } = useInstances([{ clientDir, logger, metrics, rateLimits: false }]);
const tally = useTally();

beforeEach(() => {
  lines = [];
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const loggedEndpoints = () =>
  lines.map((line) => (JSON.parse(line) as { endpoint?: unknown }).endpoint);

async function counted(endpoint: string): Promise<number> {
  const figures = (await metrics.registry.metrics()).split('\n');
  const start = `inkognito_request_seconds_count{endpoint="${endpoint}"`;
  return figures
    .filter((line) => line.startsWith(start))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test.each([
  '/API/v1/auth/login',
  '/Api/v1/auth/login',
  '/api/V1/auth/login',
  '/api/v1/Auth/login',
  '/api/v1/auth/LOGIN',
  '/api/v1/auth/login/',
  '/api/v1//auth/login',
])('%s signs nobody in and leaves a line in the log', async (path) => {
  const { username, password } = await member([]);
  const before = await counted('unknown');

  const response = await request(instance(0)).post(path).send({ username, password });

  tally.count(response.status, path);
  expect(response.status).toBe(404);
  expect(errorResponse.parse(response.body).code).toBe('not_found');
  expect(response.get('Set-Cookie')).toBeUndefined();
  await expect.poll(loggedEndpoints).toEqual(['unknown']);
  expect(await counted('unknown')).toBe(before + 1);
});

test.each(['/API', '/Api/v1/health', '/api/v1/health/', '/API/v1/auth/auth-status'])(
  '%s is no page either',
  async (path) => {
    const response = await request(instance(0)).get(path);

    expect([response.status, response.type]).toEqual([404, 'application/json']);
    await expect.poll(loggedEndpoints).toEqual(['unknown']);
  },
);

test.each(['/', '/LOGIN', '/login/', '/apiary'])(
  '%s is a page, which is not logged',
  async (path) => {
    const response = await request(instance(0)).get(path);

    expect([response.status, response.text]).toEqual([200, page]);
    await expect.poll(() => counted('page')).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  },
);

test('every endpoint leaves a line with its name, and so does a method that nobody knows', async () => {
  const names = Object.keys(endpoints) as EndpointName[];

  for (const name of names) {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    await request(instance(0))[verb](apiBase + path.replace(/:\w+/g, 'nobody'));
  }
  await request(instance(0)).patch('/api/v1/auth/login');

  // Health checks are logged at debug level only.
  const logged = names.filter((name) => name !== 'health');
  await expect.poll(() => lines.length).toBe(logged.length + 1);
  expect(loggedEndpoints()).toEqual([...logged, 'unknown']);
});
