import { EventEmitter, once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { useTestApp } from '../test/testApp.ts';
import { type Bounds, createLoadShedding, defaultBounds, releasePlace } from './waiting.ts';

const noneWaits = { waitingMax: 500, waitMs: 60_000 };
const times = (count: number) => Array.from({ length: count });

describe('with one place and a line of five', () => {
  const metrics = createMetrics();
  const { guest, member, app } = useTestApp({
    metrics,
    loadBounds: { ...noneWaits, places: 1, waitingMax: 5 },
  });

  test('the rest is refused at once, told when to come again, and counted apart; health checks are answered', async () => {
    const anna = await member(['recruiter']);

    const responses = await Promise.all(times(60).map(() => anna.call('listMyJobs')));

    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(54);
    for (const { status, error, response } of refused) {
      expect(status).toBe(503);
      expect(error.code).toBe('overloaded');
      expect(error.error).toMatch(/sehr viel los/);
      expect(response.get('Retry-After')).toBe('2');
    }
    const figures = await metrics.registry.metrics();
    const count = `inkognito_limits_hit_total{limit="loadShedding"} ${refused.length}`;
    expect(figures).toContain(count);
    expect(figures).toMatch(/request_seconds_count{endpoint="unknown",status="shed"} \d/);
    expect(figures).not.toContain('status="5xx"');
    expect((await anna.call('listMyJobs')).status).toBe(200);
  });

  test('a body that does not come takes no place from others', async () => {
    const server = app().listen(0);
    const { port } = server.address() as AddressInfo;
    const slow: ClientRequest[] = times(3).map(() =>
      request({
        port,
        method: 'POST',
        path: `${apiBase}/auth/forgot-password`,
        headers: {
          'content-type': 'application/json',
          'content-length': '50',
          origin: 'http://localhost:3000',
        },
      }),
    );
    for (const each of slow) each.on('error', () => undefined).flushHeaders();
    await Promise.all(slow.map((each) => once(each, 'socket')));

    const statuses = await Promise.all(
      times(3).map(() =>
        guest()
          .call('listProviders')
          .then(({ status }) => status),
      ),
    );

    expect(statuses).toEqual([200, 200, 200]);
    for (const each of slow) each.destroy();
    server.close();
  });
});

describe('with one place and no time to wait', () => {
  const { guest, member, app } = useTestApp({
    loadBounds: { ...noneWaits, places: 1, waitMs: 1 },
  });

  test('an unread response takes no place from others, and a call that waited too long is refused before any work', async () => {
    const server = app().listen(0);
    const { port } = server.address() as AddressInfo;
    const unread = connect(port).pause();
    const ask = `GET ${apiBase}${endpoints.getOpenApi.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    unread.write(ask.repeat(200));
    await once(server, 'request');
    await expect.poll(async () => (await guest().call('listProviders')).status).toBe(200);
    unread.destroy();
    server.close();

    const anna = await member(['recruiter']);
    const responses = await Promise.all(times(200).map(() => anna.call('listMyJobs')));
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
  });
});

describe('with the bounds of the product, however long it takes', () => {
  const { member } = useTestApp();

  test('200 at once from one address are all served', async () => {
    const anna = await member(['recruiter']);
    const responses = await Promise.all(times(200).map(() => anna.call('listMyJobs')));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

function useDoor(bounds: Partial<Bounds>) {
  const { waitForPlace } = createLoadShedding({ ...noneWaits, places: 1, ...bounds });
  const log: string[] = [];
  /** Releases its place at once, unless it stays. */
  const arrive = (ip: string, name: string, { stays = false } = {}) => {
    const req = { ip } as Request;
    const res = Object.assign(new EventEmitter(), { req }) as unknown as Response;
    const arrived = waitForPlace(req, res).then(
      () => {
        log.push(name);
        if (!stays) releasePlace(res);
      },
      (error: unknown) => log.push(`${name} ${error instanceof AppError ? error.code : ''}`),
    );
    return { res, arrived };
  };
  return { arrive, log };
}

const [anna, berta, carla] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

const fromAddress = (ip: string, name: string, count: number) =>
  times(count).map((_, index): [string, string] => [ip, `${name} ${index + 1}`]);

async function serveAll(door: ReturnType<typeof useDoor>, arrivals: [ip: string, name: string][]) {
  const first = door.arrive('192.0.2.99', 'first', { stays: true });
  await first.arrived;
  const rest = arrivals.map(([ip, name]) => door.arrive(ip, name).arrived);
  first.res.emit('close');
  await Promise.all(rest);
  return door.log;
}

test('each address has its turn, however many of another wait before it', async () => {
  const order = await serveAll(useDoor({}), [
    ...fromAddress(anna, 'anna', 3),
    ...fromAddress(berta, 'berta', 2),
  ]);

  expect(order).toEqual(['first', 'anna 1', 'berta 1', 'anna 2', 'berta 2', 'anna 3']);
});

test('where two addresses fill the line, a third replaces the newest request of the fuller one', async () => {
  const order = await serveAll(useDoor({ waitingMax: 5 }), [
    ...fromAddress(anna, 'anna', 3),
    ...fromAddress(berta, 'berta', 2),
    [carla, 'carla 1'],
  ]);

  const served = ['anna 1', 'berta 1', 'carla 1', 'anna 2', 'berta 2'];
  expect(order.filter((each) => !each.endsWith('overloaded'))).toEqual(['first', ...served]);
  expect(order).toContain('anna 3 overloaded');
});

test('the address with the most requests in a full line replaces none', async () => {
  const { arrive, log } = useDoor({ waitingMax: 3 });
  await arrive(carla, 'first', { stays: true }).arrived;
  for (const name of ['anna 1', 'anna 2']) arrive(anna, name);
  arrive(berta, 'berta 1');

  await arrive(anna, 'anna 3').arrived;
  await arrive(berta, 'berta 2').arrived;

  expect(log).toEqual(['first', 'anna 3 overloaded', 'berta 2 overloaded']);
});

test('one network has at most half of the places of the product, and another is served at once', async () => {
  const { arrive, log } = useDoor(defaultBounds);
  const crowd = times(20).map(() => arrive(anna, 'anna', { stays: true }));

  await arrive(berta, 'berta').arrived;

  expect(log.filter((each) => each === 'anna')).toHaveLength(defaultBounds.places / 2);
  expect(log).toContain('berta');
  for (const { res } of crowd) res.emit('close');
  await Promise.all(crowd.map(({ res, arrived }) => arrived.then(() => res.emit('close'))));
});

test('a /56 has the share of one address', async () => {
  const { arrive, log } = useDoor({ waitingMax: 4 });
  const first = arrive(carla, 'first', { stays: true });
  arrive('2001:db8:1:1::1', 'one');
  arrive('2001:db8:1:2::1', 'two');

  await arrive('2001:db8:1:3::1', 'three').arrived;
  const { arrived } = arrive('2001:db8:1:100::1', 'other');
  first.res.emit('close');
  await arrived;

  expect(log).toEqual(['first', 'three overloaded', 'one', 'other']);
});

test('a client that disconnects while waiting takes no place', async () => {
  const { arrive, log } = useDoor({ waitMs: 50 });
  const first = arrive(carla, 'first', { stays: true });
  await first.arrived;
  const gone = arrive(anna, 'anna');
  const { arrived } = arrive(berta, 'berta');
  Object.assign(gone.res, { closed: true });
  first.res.emit('close');
  await Promise.all([arrived, gone.arrived]);

  expect(log).toEqual(['first', 'anna overloaded', 'berta']);
});

test('thousands of places freed at once are all used', async () => {
  const arrivals = times(4_000).map((_, index): [string, string] => [index % 2 ? anna : berta, '']);

  const log = await serveAll(useDoor({ waitingMax: 4_000 }), arrivals);

  expect(log).toEqual(['first', ...times(4_000).fill('')]);
});
