import type { Express } from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '../app.ts';
import { createSessionIndexes } from '../auth/session/session.model.ts';
import { connectDatabase, disconnectDatabase } from '../database/connection.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import { createLimitIndexes } from '../http/limit/counters.ts';
import { createLimits } from '../http/limits.ts';

import { makeJobInput, makeQuestionnaire } from '../test/make.ts';
import { TestClient } from '../test/testClient.ts';
import { createFileIndexes } from '../user/file/storage.ts';
import { User } from '../user/user.model.ts';
import { type Metrics, createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import { testMailer, testOperator } from '../test/testApp.ts';

let metrics: Metrics;
let served: Awaited<ReturnType<typeof serveMetrics>>;
let app: Express;

beforeAll(async () => {
  metrics = createMetrics();
  served = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/metrics_${process.pid}`;
  // Left by the previous file.
  await disconnectDatabase();
  await connectDatabase(uri.href, metrics.watchDatabase);
  await createSessionIndexes();
  await createFileIndexes();
  await createLimitIndexes();
  app = createApp({
    logger: pino({ level: 'silent' }),
    mailer: testMailer,
    measureSpace: () => Promise.resolve(null),
    sessionSecret: 'a secret for tests alone, long enough',
    trustProxy: 0,
    limits: createLimits({ enabled: true, onSilentHit: metrics.countLimit }),
    checkResponses: true,
    providers: { google: null, linkedin: null },
    clientDir: null,
    operator: testOperator,
    metrics,
  });
});

afterAll(async () => {
  await served.stop();
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

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

async function signUp(username: string): Promise<TestClient & { id: string; secret: string }> {
  const client = new TestClient(app);
  const body = {
    ...{ username, email: `${username}@beispiel.example` },
    ...{ password: 'Korrekt-Pferd-42!', consent: true },
  };
  const { body: user } = await client.call('signup', { body });
  await User.updateOne({ publicId: user._id }, { emailVerified: true });
  return Object.assign(client, { id: user._id, secret: user.accessPassword });
}

test('requests are counted by the name of their endpoint and the class of their status', async () => {
  const guest = new TestClient(app);

  await guest.call('health');
  await guest.call('getPublicUser', { params: { username: 'niemand.hier' } });

  expect(await figure('inkognito_request_seconds_count{endpoint="health",status="2xx"}')).toBe(1);
  expect(
    await figure('inkognito_request_seconds_count{endpoint="getPublicUser",status="4xx"}'),
  ).toBe(1);
});

/** The recruiter's comparisons return their status. */
async function makePair(name: string) {
  const seeker = await signUp(`${name}.sucht`);
  await seeker.call('assignRole', { body: { role: ['jobSeeker'], action: 'add' } });
  await seeker.call('createQuestionnaire', { body: makeQuestionnaire() });
  const recruiter = await signUp(`${name}.bietet`);
  await recruiter.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
  await recruiter.call('checkAccessPassword', {
    params: { username: `${name}.sucht` },
    body: { password: seeker.secret },
  });
  return async (posting: Parameters<typeof makeJobInput>[0]) => {
    const body = makeJobInput(posting);
    return (await recruiter.call('compare', { params: { candidateId: seeker.id }, body })).status;
  };
}

test('comparisons and matches are counted', async () => {
  const compare = await makePair('erste');

  for (const jobTitle of ['Backend Developer (m/w/d)', 'Dachdecker (m/w/d)']) {
    expect(await compare({ jobTitle })).toBe(200);
  }

  expect(await figure('inkognito_comparisons_total')).toBe(2);
  expect(await figure('inkognito_matches_total')).toBe(1);
});

test('a limit that is hit shows with its name and with the endpoint it protects', async () => {
  const guest = new TestClient(app);
  const body = { username: 'niemand.hier', password: 'falsch' };

  for (let status = 401; status === 401;) ({ status } = await guest.call('login', { body }));

  expect(await figure('inkognito_limited_total{endpoint="login"}')).toBe(1);
  expect(await figure('inkognito_limits_hit_total{limit="passwords"}')).toBe(1);
});

test('a limit that is hit shows with its name even where the response hides it', async () => {
  const client = new TestClient(app);
  const body = { email: 'eine@beispiel.example', password: 'Korrekt-Pferd-42!', consent: true };
  for (let time = 0; time < 6; time += 1)
    await client.call('signup', { body: { ...body, username: `gleich${time}` } });
  await drainBackgroundWork();

  expect(await figure('inkognito_limits_hit_total{limit="confirmMail"}')).toBe(1);
});

test('database commands are timed by name, and connections counted', async () => {
  await new TestClient(app).call('health');

  const pings = 'inkognito_database_command_seconds_count{command="ping",outcome="ok"}';
  expect(await figure(pings)).toBeGreaterThan(0);
  expect(await figure('inkognito_database_connections{state="open"}')).toBeGreaterThan(0);
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
  const seeker = await signUp('ganz.geheim');
  await new TestClient(app).call('getPublicUser', { params: { username: 'ganz.geheim' } });

  const figures = await scrape();

  for (const secret of ['geheim', 'sucht', 'Manager', seeker.id, 'beispiel.example', '/api/']) {
    expect(figures).not.toContain(secret);
  }
});

test('the port of the figures responses nothing else, and the public one has no figures', async () => {
  const other = await fetch(`http://127.0.0.1:${served.port}/api/v1/health`);
  expect(other.status).toBe(404);

  const server = app.listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
  server.close();
  expect(figures.status).toBe(404);
});
