// The employer who knows a colleague's name, title and town, and lets lists made without a key tell the rest.
import { type Role, branchLabels, codesOf } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import type { CandidateListDto } from '@inkognito/shared/comparison';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { seedDatabase } from '../../scripts/seed/seedDatabase.ts';
import { wishedPlace } from '../../src/questionnaire/search/wishedPlace.ts';
import { factsBetween, jobPlace, toWishes } from '../../src/matching/facts.ts';
import { matchPercentageOf } from '@inkognito/shared/rules/score';
import { coarsePercentage } from '../../src/matching/search/coarse.ts';
import { ListQuota } from '../../src/matching/search/listQuota.model.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import {
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  makeQuestionnaire,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import { useInstances } from './instances.ts';

const { guest, member } = useInstances([{}]);
const tally = useTally();

const accounts = size(4, 30);
/** Plausible salary floors in thousands of euros a year. */
const plausible = Array.from({ length: 121 }, (_, at) => at + 30);
const highest = (plausible.at(-1) ?? 0) + limits.listedSalaryGridThousand;

/** An island, so that the colleague is nearest even from the shifted point. */
const home = { zipcode: '27498', city: 'Helgoland', preferredLocation: 'Helgoland', distance: 30 };
const wishes: Partial<QuestionnaireInput> = {
  ...home,
  remoteChoice: false,
  hybridChoice: false,
  localChoice: true,
  homeOfficePercent: 0,
};
const posting = (changes: Partial<JobInput>): JobInput =>
  makeJobInput({
    zipcode: home.zipcode,
    jobLocation: home.city,
    distance: 30,
    remoteChoice: 'local',
    homeOfficePercent: 0,
    ...changes,
  });

/** The employer can wait out the sign-up limit. */
async function join(role: Role, confirmed = true): Promise<Member> {
  await mongoose.connection.collection('rate_limits').deleteMany({});
  return member([role], undefined, { confirmed });
}

async function prepare(): Promise<Member[]> {
  await seedDatabase({ candidates: size(300, 20_000), jobs: 20, seed: 1 }, () => undefined);
  const attackers: Member[] = [];
  while (attackers.length < accounts) attackers.push(await join('recruiter'));
  return attackers;
}

/** `null` if not listed, `crowded` if others fill the list, `undefined` when the limit is reached. */
async function look(attacker: Member, victim: Member, answers: JobInput) {
  const created = await attacker.call('createJob', { body: answers });
  const id = created.body.job._id;
  const { status, body } = await attacker.call('listJobCandidates', { params: { id } });
  await attacker.call('deleteJob', { params: { id } });
  tally.count(status);
  if (body.similarCount === null) return undefined;
  const percentages = body.similarCandidates.map(({ matchPercentage }) => matchPercentage);
  if (percentages.some((percentage) => ![70, 80, 90].includes(percentage))) tally.leak('exact');
  const entry = body.similarCandidates.find(({ user }) => user.username === victim.username);
  if (entry) return entry.matchPercentage;
  return body.similarCandidates.length < limits.similarCandidatesMax ? null : 'crowded';
}

/** Title and distance do not depend on pay. */
const facts = factsBetween(makeQuestionnaire(wishes), posting({}), {
  from: wishedPlace(makeQuestionnaire(wishes)),
  to: jobPlace(posting({})),
});

/** What a list would show for this floor: the rules are public. */
function said(floor: number, offered: number): number | null {
  const answers = makeQuestionnaire({ ...wishes, salary: { min: floor, max: 999 } });
  const offer = posting({ salary: { min: offered, max: offered } });
  const exact = matchPercentageOf(toWishes(answers), offer, facts);
  return exact === null ? null : coarsePercentage(exact);
}

type Table = ReadonlyMap<number, readonly (number | null)[]>;

/** The offer that leaves the fewest floors on average; `null` if none distinguishes them. */
function bestOffer(
  floors: readonly number[],
  table: Table,
  asked: ReadonlySet<number>,
): number | null {
  let best: { offered: number | null; left: number } = { offered: null, left: floors.length ** 2 };
  for (const [offered, row] of table) {
    if (asked.has(offered)) continue;
    const groups = new Map<number | null, number>();
    for (const floor of floors) {
      const answer = row[floor] ?? null;
      groups.set(answer, (groups.get(answer) ?? 0) + 1);
    }
    const left = [...groups.values()].reduce((sum, count) => sum + count * count, 0);
    if (left < best.left) best = { offered, left };
  }
  return best.offered;
}

const targets = isLongForm ? [34, 42, 58, 61, 67, 73, 80, 96, 111, 128] : [67];

async function narrow(floor: number, attackers: readonly Member[], table: Table) {
  const victim = await join('jobSeeker');
  await publishQuestionnaire(victim, { ...wishes, salary: { min: floor, max: 300 } });
  await ListQuota.deleteMany({});
  // Lists use a cell's upper edge, so the attacker searches for it.
  let edges = Array.from({ length: highest - 29 }, (_, index) => index + 30);
  let afterOne: readonly number[] | null = null;
  for (const attacker of attackers) {
    const asked = new Set<number>();
    for (;;) {
      const offered = bestOffer(edges, table, asked);
      if (offered === null) break;
      asked.add(offered);
      const salary = { min: offered, max: offered };
      const answer = await look(attacker, victim, posting({ salary }));
      if (answer === undefined) break;
      // Missing from a list of ten proves nothing.
      if (answer === 'crowded') continue;
      edges = edges.filter((edge) => (table.get(offered)?.[edge] ?? null) === answer);
    }
    afterOne ??= edges;
  }
  // Otherwise the next colleague on the island would be listed too.
  await victim.call('setPaused', { body: { paused: true } });
  return { edges, afterOne: afterOne ?? edges };
}

const floorsBelow = (edges: readonly number[]): number[] =>
  Array.from({ length: highest + 1 }, (_, each) => each).filter((each) =>
    edges.some((edge) => each <= edge && each > edge - limits.listedSalaryGridThousand),
  );

test('thirty days do not tell a salary floor nearer than ten thousand', async () => {
  const attackers = await prepare();
  const table: Table = new Map(
    [...plausible, highest].map((offered) => [
      offered,
      Array.from({ length: highest + 1 }, (_, each) => said(each, offered)),
    ]),
  );
  for (const floor of targets) {
    const { edges, afterOne } = await narrow(floor, attackers, table);
    const possible = floorsBelow(edges);
    process.stdout.write(
      `lists: floor ${floor} within ${possible[0] ?? '?'} to ${possible.at(-1) ?? '?'}; edges left after 1 account ${afterOne.length}, after ${accounts} ${edges.length}\n`,
    );
    expect(possible).toContain(floor);
    expect(possible.length).toBeGreaterThanOrEqual(limits.listedSalaryGridThousand);
  }
});

/** Continues with the next account at each limit. */
async function branchesTold(attackers: readonly Member[], victim: Member): Promise<number> {
  const left = [...attackers];
  await ListQuota.deleteMany({});
  let told = 0;
  for (const branch of codesOf(branchLabels).slice(0, size(8, Infinity))) {
    const jobTitle = `Backend Developer ${branch}`;
    while (left[0]) {
      const answer = await look(left[0], victim, posting({ branch, jobTitle }));
      if (answer !== undefined) {
        told += 1;
        break;
      }
      left.shift();
    }
  }
  return told;
}

test('thirty days tell one account of three excluded branches at most', async () => {
  const attackers = await prepare();
  const victim = await join('jobSeeker');
  await publishQuestionnaire(victim, { ...wishes, branchesToExclude: ['sonstige_branchen'] });

  const told = await branchesTold(attackers.slice(0, 1), victim);
  // Not promised, so the table documents it.

  process.stdout.write(`lists: ${told} branches told to one account in 30 days (before: all 28)\n`);
  expect(told).toBeLessThanOrEqual(limits.listsPerOccupation);
});

describe('lists of names', () => {
  const names = ({ similarCandidates }: Pick<CandidateListDto, 'similarCandidates'>) =>
    similarCandidates.map(({ user }) => user.username);

  test('are none without a proven mailbox, by whatever way', async () => {
    for (const each of [await join('jobSeeker'), await join('jobSeeker')]) {
      await publishQuestionnaire(each);
    }
    const own = await join('jobSeeker');
    await publishQuestionnaire(own);
    const attacker = await join('recruiter', false);
    const { password } = await makeKey(own);
    await enterKey(attacker, own, password);
    const lists = [];

    const compared = await compare(attacker, own);
    const failed = await compare(attacker, own, { jobTitle: 'Koch', salary: { min: 20, max: 25 } });
    lists.push(compared.body, failed.body);
    const { body: mine } = await attacker.call('listMyJobs');
    const id = mine.jobs[0]?._id ?? '';
    const refused = [await attacker.call('listJobCandidates', { params: { id } })];
    await attacker.call('updateJob', { params: { id }, body: makeJobInput({ distance: 60 }) });
    refused.push(await attacker.call('listJobCandidates', { params: { id } }));
    const many = await attacker.call('compareWithMany', {
      params: { id },
      body: { candidateIds: [own.publicId] },
    });
    const visitor = guest(0);
    await enterKey(visitor, own, password);
    lists.push((await compareAsGuest(visitor, own)).body);

    for (const { status } of refused) tally.count(status);
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(Object.keys(many.body.results[0] ?? {})).not.toContain('similarCandidates');
    expect(lists.flatMap(names)).toEqual([]);
    // A number, as guests read it.
    expect(typeof failed.body.similarCount).toBe('number');
    expect(await ListQuota.countDocuments({ readerKey: attacker.id })).toBe(0);
  });
});
