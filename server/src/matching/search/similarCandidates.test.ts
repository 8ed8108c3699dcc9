import type { ContractType } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { limits } from '@inkognito/shared/limits';
import type { CandidateWishes, JobOffer } from '@inkognito/shared/rules/types';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { rankByBruteForce } from './test/bruteForce.ts';
import { Questionnaire, listedIndex } from '../../questionnaire/questionnaire.model.ts';
import { makeJobInput, makeQuestionnaire } from '../../test/make.ts';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { rankSimilar, searchFilter } from './similarCandidates.ts';
import { buildSearchFields } from '../../questionnaire/search/searchFields.ts';

useTestDatabase();

/** Ids are not in order of insertion. */
async function insertPeople(people: readonly Partial<QuestionnaireInput>[]): Promise<void> {
  const rows = people.map((changes, index) => {
    const answers = makeQuestionnaire(changes);
    const userId = new Types.ObjectId(((index * 7919) % 1_000_003).toString(16).padStart(24, '0'));
    return {
      ...answers,
      userId,
      listed: index % 11 !== 0,
      searchFields: buildSearchFields(answers, userId),
    };
  });
  await Questionnaire.collection.insertMany(rows);
}

async function expectTheSameAsBruteForce(offer: JobInput, excluded: string[] = []) {
  const expected = await rankByBruteForce(offer, excluded);

  expect(await rankSimilar(offer, { excluded })).toEqual(expected);
  return expected;
}

const titles = [
  'Backend-Entwicklerin',
  'Java-Entwickler',
  'Softwareentwickler',
  'Senior Backend Developer',
  'Frontend-Entwickler',
  'Projektleiter',
  'IT-Projektleiter',
  'Bürokauffrau',
  'Quantenwhisperer',
  'Quantenwhisperer Berlin',
  'Krankenpfleger',
];
const anyTitle = fc.constantFrom(...titles);
const percent = fc.constantFrom(0, 20, 39, 40, 41, 60, 90, 100);

const places = ['München', 'Augsburg', 'Berlin', 'Wien', 'Zürich', 'Remote', ''];

const anyHours = fc.constantFrom(null, 15, 20, 32, 38, 40, 45);

/** All that is judged, or the compiler complains. */
type SampledAnswers = Pick<QuestionnaireInput, keyof CandidateWishes | 'preferredLocation'>;
type SampledOffer = Pick<JobInput, keyof JobOffer>;

/** Few distinct answers, to provoke ties and full nodes, with every special case. */
const anyAnswers: fc.Arbitrary<SampledAnswers> = fc.record({
  jobTitle: anyTitle,
  interested: fc.subarray([...titles, 'Werkstudent Softwareentwicklung'], { maxLength: 3 }),
  notInterested: fc.subarray(titles, { maxLength: 1 }),
  salary: fc.constantFrom(
    ...[40, 58, 60, 61, 66, 70, 75, 78, 88, 89].map((min) => ({ min, max: 99 })),
  ),
  homeOfficePercent: fc.option(percent, { freq: 4, nil: null }),
  remoteChoice: fc.boolean(),
  hybridChoice: fc.boolean(),
  localChoice: fc.boolean(),
  distance: fc.option(fc.constantFrom(0, 10, 31, 32, 50, 128, 255, 256, 700), {
    freq: 6,
    nil: null,
  }),
  preferredLocation: fc.constantFrom(...places),
  branchesToExclude: fc.subarray(['versicherungen' as const]),
  contractTypes: fc.constantFrom<ContractType[][]>(
    [],
    ['unbefristet'],
    ['unbefristet', 'teilzeit'],
    ['teilzeit', 'freiberuflich'],
  ),
  weeklyHours: fc
    .tuple(anyHours, anyHours)
    .filter(([min, max]) => min === null || max === null || min <= max)
    .map(([min, max]) => ({ min, max })),
});

const anyOffer: fc.Arbitrary<JobInput> = fc
  .record<SampledOffer>({
    jobTitle: fc.constantFrom(...titles, 'Werkstudent Softwareentwicklung (m/w/d)'),
    country: fc.constant('DE'),
    remoteChoice: fc.constantFrom('remote', 'hybrid', 'local', null),
    homeOfficePercent: percent,
    jobLocation: fc.constantFrom('', 'München', 'Ulm'),
    zipcode: fc.constantFrom('80331', '10115', '00999'),
    distance: fc.constantFrom(0, 30, 100, 11_000),
    salary: fc.constantFrom(
      { min: 60, max: 70 },
      { min: 30, max: 40 },
      { min: 20, max: 90 },
      { min: 80, max: 80 },
    ),
    branch: fc.constantFrom('versicherungen', 'kunst_kultur'),
    contractType: fc.constantFrom('unbefristet', 'unbefristet', 'teilzeit', 'freiberuflich'),
    weeklyHours: fc.constantFrom(null, null, 18, 22, 36, 40),
  })
  .map((changes) => makeJobInput(changes));

describe('similar candidates are the same ten as by judging everybody', () => {
  test('among people with random answers', { timeout: 120_000 }, async () => {
    let found = 0;
    for (const seed of [1, 2]) {
      await Questionnaire.deleteMany({});
      await insertPeople(fc.sample(anyAnswers, { seed, numRuns: limits.listedReadMax }));
      for (const offer of fc.sample(anyOffer, { seed, numRuns: 50 })) {
        found += (await expectTheSameAsBruteForce(offer)).length;
      }
    }
    expect(found).toBeGreaterThan(200);
  });

  test('where all are alike, and the excluded are left out', async () => {
    await insertPeople(Array.from({ length: 400 }, () => ({})));
    const [first, second] = await expectTheSameAsBruteForce(makeJobInput());
    const excluded = [first?.userId ?? '', second?.userId ?? ''];

    const others = await expectTheSameAsBruteForce(makeJobInput(), excluded);

    expect(others).toHaveLength(10);
    expect(others.map(({ userId }) => userId)).not.toContain(first?.userId);
  });
});

test('of more than may be read, the first of a stored order are judged', async () => {
  await insertPeople(Array.from({ length: 1_000 }, () => ({})));
  const read = await Questionnaire.find({ listed: true })
    .sort({ 'searchFields.order': 1 })
    .limit(limits.listedReadMax)
    .lean();

  const found = await rankSimilar(makeJobInput());

  expect(found.map(({ userId }) => userId)).toEqual(
    read.slice(0, 10).map(({ userId }) => userId.toString()),
  );
});

test('a search for a client that disconnected ends', async () => {
  await insertPeople(Array.from({ length: 50 }, () => ({})));

  await expect(rankSimilar(makeJobInput(), { signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  );
});

function stagesOf(plan: unknown): string[] {
  if (!(plan instanceof Object)) return [];
  const { stage, inputStage, inputStages } = plan as Record<string, unknown>;
  const below = [inputStage, ...(Array.isArray(inputStages) ? (inputStages as unknown[]) : [])];
  return [String(stage), ...below.flatMap(stagesOf)];
}

test.each<Partial<JobInput>>([
  { jobTitle: 'Backend Developer (m/w/d)' },
  { jobTitle: 'Bürokauffrau', contractType: 'teilzeit', weeklyHours: 25 },
  { jobTitle: 'Quantenwhisperer Berlin', remoteChoice: 'local' },
])('the database narrows and sorts by its indexes alone for %j', async (changes) => {
  await insertPeople(fc.sample(anyAnswers, { seed: 4, numRuns: 500 }));

  const offer = makeJobInput(changes);
  const filter = searchFilter(offer, [new Types.ObjectId().toString()]);
  const sorted = await Questionnaire.collection
    .find({ ...filter, userId: { $nin: [new Types.ObjectId()] } })
    .hint(listedIndex)
    .sort({ 'searchFields.order': 1 })
    .explain();
  const counted = await Questionnaire.collection
    .find(filter)
    .hint(listedIndex)
    .project({ _id: 0, 'searchFields.order': 1 })
    .explain('executionStats');
  const plan = sorted['queryPlanner'] as { winningPlan: Record<string, unknown> };
  const { executionStats } = counted as { executionStats: { totalDocsExamined: number } };

  const stages = stagesOf(plan.winningPlan['queryPlan'] ?? plan.winningPlan);
  expect(stages).toContain('IXSCAN');
  expect(stages).not.toContain('SORT');
  expect(executionStats.totalDocsExamined).toBe(0);
});
