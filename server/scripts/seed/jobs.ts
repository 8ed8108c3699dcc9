import type { ContractType, WorkMode } from '@inkognito/shared/codes';
import { type JobInput, jobInput } from '@inkognito/shared/job';
import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import type { Types } from 'mongoose';
import { type JobFields, endAfter, fingerprintOf } from '../../src/job/job.model.ts';
import { titleFor, type Career, type HomeOfficeHabit } from './careers/career.ts';
import { someTimeAgo, type World } from './people/candidates.ts';
import { makeSize, type Publisher } from './people/recruiters.ts';
import { createRandom, objectIdMaker, type Random } from './random.ts';

export type JobRow = JobFields & { _id: Types.ObjectId; __v: number };
export type Posting = { job: JobRow; answers: JobInput; career: Career };

const oldestDays = 60;

/** No two postings of one publisher are alike. */
export function jobMaker({ seed, places }: Pick<World, 'seed' | 'places'>) {
  const random = createRandom(seed, 'job');
  const jobId = objectIdMaker(seed, 'job');
  const published = new Set<string>();

  return (publisher: Publisher): Posting => {
    for (;;) {
      const career = random.pick(publisher.careers);
      const answers = makeJobAnswers(career, publisher, places.city(random), random);
      const fingerprint = fingerprintOf(answers);
      const key = `${publisher.user._id.toString()} ${fingerprint}`;
      if (published.has(key)) continue;
      published.add(key);
      const createdAt = someTimeAgo(random, oldestDays);
      const job: JobRow = {
        _id: jobId(createdAt),
        recruiterId: publisher.user._id,
        ...answers,
        fingerprint,
        createdAt,
        updatedAt: createdAt,
        endsAt: endAfter(createdAt),
        endedAt: null,
        version: 0,
        __v: 0,
      };
      return { job, answers, career };
    }
  };
}

function makeJobAnswers(
  career: Career,
  { company }: Publisher,
  elsewhere: { zipcode: string; town: string },
  random: Random,
): JobInput {
  const { zipcode, town } = company && random.chance(0.8) ? company.place : elsewhere;
  const { mode, percent } = random.pick(workModes[career.homeOffice]);
  const contractType = random.pick(contractTypes);
  const weeklyHours = random.pick(offeredHours[contractType === 'teilzeit' ? 'part' : 'full']);
  const hasBranch = company !== null && career.branches.includes(company.branch);
  return jobInput.parse({
    jobTitle: `${titleFor('male', random.pick(career.titles))} (m/w/d)`,
    field: career.field,
    zipcode,
    country: 'DE',
    companySize: company?.size ?? makeSize(random),
    branch: hasBranch ? company.branch : random.pick(career.branches),
    remoteChoice: mode,
    homeOfficePercent: percent,
    jobLocation: mode === 'remote' ? '' : town,
    distance: random.pick([25, 30, 50, 50, 75, 100]),
    contractType,
    weeklyHours,
    salary: makeSalaryBand(
      career,
      contractType === 'teilzeit' ? (weeklyHours ?? usualPartTime) / fullTimeHours : 1,
      random,
    ),
    description: describe(career, company !== null),
  });
}

const describe = ({ titles }: Career, isOwn: boolean): string =>
  [
    `${isOwn ? 'Wir suchen' : 'Unser Kunde sucht'} Verstärkung, auch aus verwandten Berufen: ${titles
      .slice(0, 2)
      .map((title) => titleFor('male', title))
      .join(', ')}.`,
    'Eine gründliche Einarbeitung, ein festes Team und verlässliche Absprachen erwarten Sie.',
  ].join('\n\n');

/** Repeated entries are more likely. */
const workModes: Record<HomeOfficeHabit, readonly { mode: WorkMode; percent: number }[]> = {
  none: [{ mode: 'local', percent: 0 }],
  some: [
    { mode: 'hybrid', percent: 20 },
    { mode: 'hybrid', percent: 40 },
    { mode: 'hybrid', percent: 40 },
    { mode: 'hybrid', percent: 50 },
    { mode: 'local', percent: 0 },
  ],
  most: [
    { mode: 'remote', percent: 100 },
    { mode: 'hybrid', percent: 60 },
    { mode: 'hybrid', percent: 60 },
    { mode: 'hybrid', percent: 80 },
    { mode: 'hybrid', percent: 40 },
  ],
};

const contractTypes: readonly ContractType[] = [
  ...Array.from({ length: 8 }, () => 'unbefristet' as const),
  'befristet',
  'teilzeit',
  'arbeitnehmerueberlassung',
];

const usualPartTime = 25;

/** Few postings name them. */
const offeredHours = {
  full: [null, null, null, 38, 40],
  part: [20, usualPartTime, 30, null],
} as const;

/** The upper half of the career's pay, as employers must compete; for these hours. */
function makeSalaryBand({ salary }: Career, share: number, random: Random) {
  const level = 0.2 + 0.5 * random.next();
  const min = Math.round((salary.min + (salary.max - salary.min) * level) * share);
  return { min, max: min + Math.max(3, Math.round(min * (0.1 + 0.18 * random.next()))) };
}
