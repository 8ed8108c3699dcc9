import { EventEmitter, once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBase } from '@inkognito/shared/endpoint/base';
import type { Request, Response } from 'express';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../metrics/metrics.ts';
import { useTestApp } from '../../test/testApp.ts';
import { createLoadShedding, releasePlace } from './loadShedding.ts';

const noneWaits = { waitingMax: 500, waitingOfAddressMax: 250, waitMs: 60_000 };
const times = (count: number) => Array.from({ length: count });

describe('with one place and five who may wait', () => {
  const metrics = createMetrics();
  const { guest, member, app } = useTestApp({
    metrics,
    loadBounds: { ...noneWaits, places: { min: 1, max: 1 }, waitingMax: 5 },
  });

  test('the rest is refused at once, told when to come again, and counted apart', async () => {
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

  test('whoever watches the server is answered all the same', async () => {
    const anna = await member(['recruiter']);
    const crowd = Promise.all(times(60).map(() => anna.call('listMyJobs')));

    const watched = await Promise.all(times(10).map(() => guest().call('health')));

    expect(watched.map(({ status }) => status)).toEqual(times(10).fill(200));
    await crowd;
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
  const { member } = useTestApp({
    loadBounds: { ...noneWaits, places: { min: 1, max: 1 }, waitMs: 1 },
  });

  test('who waited too long is refused before anything is done for them', async () => {
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

test('who gives a place up at once lets the next in after them, not inside', () => {
  const { shed } = createLoadShedding({ ...noneWaits, places: { min: 1, max: 1 } });
  const arrive = (next: (res: Response) => void, ip: number) => {
    const req = { ip: `10.0.0.${ip}` } as Request;
    const res = Object.assign(new EventEmitter(), { req }) as unknown as Response;
    shed(req, res, () => next(res));
    return res;
  };
  let [depth, deepest, served] = [0, 0, 0];
  const first = arrive(() => undefined, 0);
  for (let index = 0; index < 400; index += 1) {
    arrive((res) => {
      depth += 1;
      deepest = Math.max(deepest, depth);
      releasePlace(res);
      served += 1;
      depth -= 1;
    }, index % 2);
  }

  first.emit('close');

  expect([served, deepest]).toEqual([400, 1]);
});
