import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, password, type Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, unlock } from './harness/scene.ts';

const clockModule = new URL('harness/shiftedClock.mjs', import.meta.url).href;

type Clock = { place: Place; uri: string; product: Product | null };

/** Restarts the server at another time, on the same address. */
async function travel(clock: Clock, to: string): Promise<void> {
  const port = clock.product?.port;
  await clock.product?.stop();
  clock.product = await startProduct(clock.place, {
    ...(port !== undefined && { port }),
    nodeOptions: ['--import', clockModule],
    environment: { MONGODB_URI: clock.uri, FAULT_CLOCK: to },
  });
}

const urlsOf = (clock: Clock) => () => [clock.product?.url ?? ''];

async function signIn(person: Person): Promise<void> {
  await person.call('login', { body: { username: person.username, password } });
}

/** Months in Berlin: what counts, and what is just before. */
const months = [
  // Starts in winter time, queried after 29 March.
  {
    before: '2026-02-28T23:30:00+01:00',
    within: '2026-03-01T00:30:00+01:00',
    asked: '2026-03-29T12:00:00+02:00',
  },
  // Starts in summer time, queried after 25 October.
  {
    before: '2026-09-30T23:30:00+02:00',
    within: '2026-10-01T00:30:00+02:00',
    asked: '2026-10-25T12:00:00+01:00',
  },
];

async function countMonths(clock: Clock): Promise<string[]> {
  const broken: string[] = [];
  for (const { before, within, asked } of months) {
    await travel(clock, before);
    const anna = await candidate(urlsOf(clock));
    const rita = await join(urlsOf(clock), ['recruiter']);
    await unlock(rita, anna);
    await compare(rita, anna, { distance: 51 });
    await travel(clock, within);
    await compare(rita, anna, { distance: 52 });
    await travel(clock, asked);
    await signIn(anna);
    const { body } = await anna.call('listJobsOffered');
    if (body.matchCount !== 1) broken.push(`${asked}: ${body.matchCount} matches in this month`);
    await travel(clock, new Date(Date.parse(asked) + 10 * 86_400_000).toISOString());
    await signIn(anna);
    const later = await anna.call('listJobsOffered');
    if (later.body.matchCount !== 0) broken.push(`${asked}: ${later.body.matchCount} ten days on`);
  }
  return broken;
}

/** A day of access lasts 24 hours across a clock change. */
async function outlastChange(clock: Clock): Promise<string[]> {
  const broken: string[] = [];
  const nights = [
    {
      from: '2026-03-28T12:00:00+01:00',
      stillGood: '2026-03-29T12:30:00+02:00',
      over: '2026-03-29T13:30:00+02:00',
    },
    {
      from: '2026-10-24T12:00:00+02:00',
      stillGood: '2026-10-25T10:30:00+01:00',
      over: '2026-10-25T11:30:00+01:00',
    },
  ];
  for (const { from, stillGood, over } of nights) {
    await travel(clock, from);
    const anna = await candidate(urlsOf(clock));
    const rita = await join(urlsOf(clock), ['recruiter']);
    await unlock(rita, anna);
    await travel(clock, stillGood);
    const good = await compare(rita, anna);
    await travel(clock, over);
    const late = await compare(rita, anna);
    if (good.status !== 200 || late.status !== 403) {
      broken.push(`access over ${from}: ${good.status} within and ${late.status} after 24 hours`);
    }
  }
  return broken;
}

async function outliveMonth(clock: Clock): Promise<string[]> {
  await travel(clock, '2026-11-01T12:00:00+01:00');
  const anna = await candidate(urlsOf(clock));
  const rita = await join(urlsOf(clock), ['recruiter']);
  await unlock(rita, anna);
  await compare(rita, anna);
  const { body } = await anna.call('listJobsOffered');
  const id = body.jobsOffered[0]?._id ?? '';
  await anna.call('toggleJobBlock', { params: { id } });
  const blocked = (await anna.call('listBlockedJobs')).body.jobsBlocked.length;
  await travel(clock, '2026-12-02T12:00:00+01:00');
  const signedOut = (await anna.call('listBlockedJobs')).status;
  await signIn(anna);
  const later = (await anna.call('listBlockedJobs')).body.jobsBlocked.length;
  const restored = (await anna.call('toggleJobBlock', { params: { id } })).status;
  return [
    ...(blocked === 1 ? [] : ['a blocked job is not listed']),
    ...(signedOut === 401 ? [] : [`a session of 31 days ago: ${signedOut}`]),
    ...(later === 0 ? [] : ['a block of 31 days ago is still listed']),
    ...(restored === 404 ? [] : [`a job that is gone for good can be restored: ${restored}`]),
  ];
}

export const clock: Fault = {
  id: 'F10',
  name: 'clock',
  run: () =>
    inPlace(async (place) => {
      // The real database clock would expire all of this.
      const { uri } = await startMongoSet(place, {
        parameters: ['--setParameter', 'ttlMonitorEnabled=false'],
      });
      const clock: Clock = { place, uri, product: null };
      const broken = [
        ...(await countMonths(clock)),
        ...(await outlastChange(clock)),
        ...(await outliveMonth(clock)),
      ];
      return {
        rounds: 5,
        acknowledged: 0,
        lost: 0,
        failed: broken.length,
        broken,
        seen: [
          `by a clock put before the product (${fileURLToPath(clockModule).split('/').at(-1) ?? ''})`,
        ],
      };
    }),
};
