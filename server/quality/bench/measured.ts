import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobInput } from '@inkognito/shared/job';
import type { Role } from '@inkognito/shared/codes';
import { Person, isOk } from '../faults/harness/person.ts';
import type { Place } from '../faults/harness/place.ts';
import { type Product, startProduct } from '../faults/harness/product.ts';
import { Job, answersOf } from '../../src/job/job.model.ts';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from '../../scripts/seed/people/accounts.ts';
import type { SeedSummary } from '../../scripts/seed/seedDatabase.ts';
import { median, withUnit } from './targets.ts';

/** `checkout` is the folder of the built product. */
export type Run = {
  place: Place;
  uri: string;
  checkout: string;
  examples: SeedSummary['examples'];
};

const probe = new URL('./probe.mjs', import.meta.url).href;

export function startMeasured(
  { place, uri, checkout }: Run,
  environment: Record<string, string> = {},
): Promise<Product> {
  return startProduct(place, {
    program: join(checkout, 'server/dist/main.js'),
    nodeOptions: ['--import', probe],
    environment: { MONGODB_URI: uri, TRUST_PROXY: '1', ...environment },
  });
}

/** One address per user, so that they do not share limits. */
let addresses = 0;
export const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

export async function signIn({ url }: Product, username: string): Promise<Person> {
  const person = Object.assign(new Person(() => [url]), { username, address: newAddress() });
  await must(person, 'login', { body: { username, password: demoPasswords.signIn } });
  return person;
}

/** @throws when the call is refused */
export async function must(person: Person, ...[name, input]: Parameters<Person['call']>) {
  const answer = await person.call(name, input);
  if (!isOk(answer)) throw new Error(`${name}: ${answer.status} ${answer.bytes.toString()}`);
}

export const headersOf = ({ cookie, address }: Person): Record<string, string> => ({
  cookie,
  'x-forwarded-for': address ?? '',
});

export const someUsers = (role: Role, count: number) =>
  User.find({ role: [role] })
    .sort({ username: 1 })
    .limit(count)
    .lean();

export async function someOffers(count: number): Promise<JobInput[]> {
  return (await Job.find().sort({ _id: 1 }).limit(count).lean()).map(answersOf);
}

const ticksPerSecond = 100;

export async function cpuMicros({ pid }: Product): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return ((Number(user) + Number(system)) * 1_000_000) / ticksPerSecond;
}

export async function residentMb({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

type Measure = (round: number) => Promise<number>;

/** The ratio of two medians, alternating so that other load affects both. */
export async function inTurns(
  rounds: number,
  { ours, rival, unit }: { ours: Measure; rival: Measure; unit: string },
) {
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours(round));
    theirs.push(await rival(round));
  }
  const [one, other] = [median(mine), median(theirs)];
  return {
    value: one / other,
    beside: `${withUnit(one, unit)} beside ${withUnit(other, unit)}, ${rounds} rounds`,
  };
}
