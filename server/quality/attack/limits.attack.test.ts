import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { limits } from '@inkognito/shared/limits';
import { rows } from '../../src/http/limits.ts';
import { makePicture } from '../../src/test/api/scene.ts';
import { takeSnapshot } from '../../src/test/api/snapshot.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { makeAutomations, makeJobInput, makePdf } from '../../src/test/make.ts';
import { drainBackgroundWork } from '../../src/http/afterResponse.ts';
import { mailsTo } from '../../src/test/mails.ts';
import { Job } from '../../src/job/job.model.ts';
import { User } from '../../src/user/user.model.ts';
import type { Member } from '../../src/test/testApp.ts';
import mongoose, { Types } from 'mongoose';
import { inPlace } from '../faults/harness/place.ts';
import { startProduct } from '../faults/harness/product.ts';
import { useInstances } from './instances.ts';
import { say, statusOf } from './wire.ts';

const { member, guest, at } = useInstances([{}, {}, { trustProxy: 1 }]);
const tally = useTally();

type Tried = { status: number; response: { get: (name: string) => string | string[] | undefined } };

function expectLimited(tries: readonly Tried[], allowed: number): void {
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(allowed);
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(tries.length - allowed);
  for (const { response } of refused) {
    expect(Number(response.get('Retry-After'))).toBeGreaterThan(0);
  }
}

test('reading everything out by the search ends after sixty a minute, at both instances together', async () => {
  const anna = await member(['recruiter'], 'anna');
  const tries = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      at(index % 2, anna).call('searchUsers', { query: { q: `aa${index}` } }),
    ),
  );

  for (const { status } of tries) tally.count(status);
  expectLimited(tries, rows.search.points);
  // Which one is late is undefined.
  const late = tries.find(({ status }) => status === 429);
  expect(late?.error.error).toMatch(/Weiter geht es in 1 Minute/);
});

test('filling the storage ends after thirty files in half an hour, and never holds more than the last of each', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  const image = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  const tries: Tried[] = [];
  for (let index = 0; index < 40; index += 1) {
    tries.push(
      index % 2 === 0
        ? await anna.call('uploadProfileImage', { file: image })
        : await anna.call('saveAutomations', {
            form: makeAutomations(),
            file: { field: 'cv', name: 'a.pdf', bytes: makePdf(`${index}`) },
          }),
    );
  }

  for (const { status } of tries) tally.count(status);
  expectLimited(tries, rows.upload.points);
  const files = (await takeSnapshot()).get('uploads.files') ?? [];
  expect(files).toHaveLength(2);
  expect(limits.cvMaxBytes + limits.imageMaxBytes).toBeLessThanOrEqual(25 * 1024 * 1024);
});

describe('publishing', () => {
  const publish = (rita: Member, distance: number) =>
    rita.call('createJob', { body: makeJobInput({ distance }) });
  const countOf = (tries: readonly { status: number }[], wanted: number) =>
    tries.filter(({ status }) => status === wanted).length;

  /** The first posting is real, the rest are copies. */
  async function published(rita: Member, count: number, createdAt: Date): Promise<void> {
    await publish(rita, 0);
    const first = await Job.findOne().lean();
    const others = Array.from({ length: count - 1 }, (_, index) => ({
      ...first,
      ...{ _id: new Types.ObjectId(), fingerprint: `${index}`, createdAt },
    }));
    await Job.collection.insertMany(others);
    const jobsCreatedAt = Array.from(
      { length: Math.min(count, limits.jobsPerDay) },
      () => createdAt,
    );
    await User.updateOne({ _id: rita.id }, { jobsCreatedAt });
  }

  test('ends after fifty postings a day, and what is published already costs nothing', async () => {
    const rita = await member(['recruiter'], 'rita');
    await published(rita, limits.jobsPerDay - 2, new Date());
    const tries = await Promise.all([1, 2, 3, 4, 5].map((distance) => publish(rita, distance)));

    for (const { status } of tries) tally.count(status);
    expect(countOf(tries, 201)).toBe(2);
    expect(countOf(tries, 429)).toBe(3);
    expect(tries.find(({ status }) => status === 429)?.error.error).toMatch(/50 neue Stellen/);
    expect((await publish(rita, 0)).status).toBe(201);
  });

  test('ends after fifty postings a day, also for who deletes or edits them in between', async () => {
    const rita = await member(['recruiter'], 'rita');
    const statuses: number[] = [];
    for (let distance = 0; distance < limits.jobsPerDay + 2; distance += 1) {
      const { status, body } = await publish(rita, distance);
      statuses.push(status);
      if (status !== 201) continue;
      const params = { id: body.job._id };
      const edited = makeJobInput({ distance: 1_000 });
      if (distance % 2 === 0) await rita.call('updateJob', { params, body: edited });
      await rita.call('deleteJob', { params });
    }

    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.jobsPerDay);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('ends after five hundred postings in all', async () => {
    const rita = await member(['recruiter'], 'rita');
    await published(rita, limits.jobsPerAccount, new Date(Date.now() - 48 * 60 * 60_000));

    const { status, error } = await publish(rita, 1);

    tally.count(status);
    expect(status).toBe(409);
    expect(error.error).toMatch(/500 Stellen/);
  });
});

test('somebody’s mailbox gets 50 mails to confirm it in a day from thirty networks; its owner waits a day', async () => {
  const email = 'opfer@beispiel.example';
  const { username, password } = { username: 'opfer', password: 'Ein-gutes-Pferd-7!' };
  const signUp = (name: string, address: string) =>
    guest(2).call('signup', {
      body: { email, username: name, password, consent: true },
      headers: { 'X-Forwarded-For': address },
    });
  const statuses = [];
  // Neighbours in a /56 count as one.
  for (let index = 0; index < 20; index += 1) {
    statuses.push((await signUp(`nachbar${index}`, `2001:db8:5:${index}::1`)).status);
  }
  await drainBackgroundWork();
  expect(await mailsTo(email)).toHaveLength(5);
  for (let index = 0; index < 48; index += 1) {
    statuses.push((await signUp(`fremd${index}`, `203.0.${index % 30}.1`)).status);
  }
  statuses.push((await signUp(username, '198.51.100.1')).status);
  await drainBackgroundWork();
  for (const each of statuses) tally.count(each);
  expect([...new Set(statuses)]).toEqual([201]);
  expect(await mailsTo(email)).toHaveLength(50);

  await mongoose.connection.collection('rate_limits').deleteMany({});
  const owner = guest(2);
  await owner.call('login', { body: { username, password } });
  await owner.call('resendVerification');
  await drainBackgroundWork();

  expect(await mailsTo(email)).toHaveLength(51);
});

describe('a storm of sign-ins', () => {
  const count = size(70, 300);
  // A busy machine may stall; times are asserted in the long form only.
  const silenceMs = 120_000;

  test('leaves the others their answers, and takes no memory with it', () =>
    inPlace(async (place) => {
      // A separate process, so that the attacker's load does not delay it.
      const { port, pid, output } = await startProduct(place, {
        environment: {
          MONGODB_URI: Object.assign(new URL(inject('mongoUri')), { pathname: '/storm' }).href,
          RATE_LIMITS: 'on',
          TRUST_PROXY: '1',
        },
      });
      const calmMs: number[] = [];
      const waitForHealth = async () => {
        const startedAt = performance.now();
        const heard = await say(port, `GET /api/v1/health HTTP/1.1\r\n${own}\r\n`, silenceMs);
        const ms = performance.now() - startedAt;
        expect(statusOf(heard), `after ${ms.toFixed(0)} ms; ${output()}`).toBe(200);
        return ms;
      };
      while (calmMs.length < size(5, 50)) calmMs.push(await waitForHealth());
      const before = await residentBytes(pid);
      const storm = Promise.all(
        Array.from({ length: count }, (_, index) => say(port, signIn(index), silenceMs)),
      );
      const stormyMs: number[] = [];
      const isOver = async () => (await Promise.race([storm, sleep(20)])) !== undefined;
      while (!(await isOver())) stormyMs.push(await waitForHealth());
      const answers = await storm;

      for (const heard of answers) {
        const status = statusOf(heard);
        // Every refusal has a Retry-After, whichever queue is full.
        if (status !== 401) expect(heard).toMatch(/^Retry-After: \d/m);
        else tally.count(status);
        expect([401, 429, 503]).toContain(status);
      }
      // Distinct addresses, so that only the queues refuse.
      expect(answers.map(statusOf)).toContain(401);
      const [calm, stormy] = [p95Of(calmMs), p95Of(stormyMs)];
      process.stdout.write(
        `health during ${count} sign-ins: p95 ${stormy.toFixed(0)} ms, without ${calm.toFixed(0)} ms\n`,
      );
      // In the daily run other tests load the machine, so times are not asserted.
      if (isLongForm) expect(stormy - calm).toBeLessThan(100);
      expect((await residentBytes(pid)) - before).toBeLessThan(200 * 1024 * 1024);
    }));
});

const p95Of = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const own = 'Host: localhost\r\nConnection: close\r\n';

function signIn(index: number): string {
  const body = JSON.stringify({ username: `niemand-${index}`, password: 'Falsch-Geraten-1!' });
  return (
    `POST /api/v1/auth/login HTTP/1.1\r\n${own}X-Forwarded-For: 198.51.100.${index}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
