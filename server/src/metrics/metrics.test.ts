import mongoose from 'mongoose';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import { useTestApp } from '../test/testApp.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';

const metrics = createMetrics();
const { app, guest, member } = useTestApp({ metrics, ownDatabase: true });
let served: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  metrics.watchDatabase(mongoose.connection.getClient());
  served = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
});

afterAll(() => served.stop());

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
}

/** 0 if absent. */
async function figure(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

test('requests are counted by the name of their endpoint and the class of their status', async () => {
  const visitor = guest();

  await visitor.call('health');
  await visitor.call('getPublicUser', { params: { username: 'niemand.hier' } });

  expect(await figure('inkognito_request_seconds_count{endpoint="health",status="2xx"}')).toBe(1);
  expect(
    await figure('inkognito_request_seconds_count{endpoint="getPublicUser",status="4xx"}'),
  ).toBe(1);
});

test('a limit that is hit shows with its name', async () => {
  const visitor = guest();
  const body = { username: 'niemand.hier', password: 'falsch' };

  for (let status = 401; status === 401;) ({ status } = await visitor.call('login', { body }));

  expect(await figure('inkognito_limits_hit_total{limit="passwords"}')).toBe(1);
});

test('a limit that is hit shows with its name even where the response hides it', async () => {
  const client = guest();
  const body = { email: 'eine@beispiel.example', password: 'Korrekt-Pferd-42!', consent: true };
  for (let time = 0; time < 6; time += 1)
    await client.call('signup', { body: { ...body, username: `gleich${time}` } });
  await drainBackgroundWork();

  expect(await figure('inkognito_limits_hit_total{limit="confirmMail"}')).toBe(1);
});

test('database commands are timed by name, and connections counted', async () => {
  await Promise.all(Array.from({ length: 5 }, () => guest().call('health')));

  const pings = 'inkognito_database_command_seconds_count{command="ping",outcome="ok"}';
  expect(await figure(pings)).toBeGreaterThan(0);
  expect(await scrape()).toMatch(/^inkognito_database_connections_used \d+$/m);
});

test('mails are counted as sent or failed, and those that wait', async () => {
  const mail = {
    id: '1',
    ownerId: '0',
    to: 'anna@beispiel.example',
    subject: '',
    text: '',
    html: '',
  };
  const good = metrics.watchMail({ send: () => Promise.resolve(), close: () => undefined });
  const bad = metrics.watchMail({
    send: () => Promise.reject(new Error()),
    close: () => undefined,
  });

  await good.send(mail);
  await expect(bad.send(mail)).rejects.toThrow();

  expect(await figure('inkognito_mails_total{outcome="sent"}')).toBe(1);
  expect(await figure('inkognito_mails_total{outcome="failed"}')).toBe(1);
  expect(await scrape()).toMatch(/^inkognito_mails_waiting \d+$/m);
});

test('labels hold no person, no id and no path', async () => {
  const seeker = await member(['jobSeeker'], 'ganz.geheim');
  await guest().call('getPublicUser', { params: { username: 'ganz.geheim' } });

  const figures = await scrape();
  for (const secret of ['geheim', 'Developer', seeker.id, seeker.publicId, '.example', '/api/']) {
    expect(figures).not.toContain(secret);
  }
});

test('the port of the figures responses nothing else, and the public one has no figures', async () => {
  const other = await fetch(`http://127.0.0.1:${served.port}/api/v1/health`);
  expect(other.status).toBe(404);

  expect((await request(app()).get('/metrics')).status).toBe(404);
});
