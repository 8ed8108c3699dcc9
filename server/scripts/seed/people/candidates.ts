import { branchLabels, codesOf, type BranchCode, type ContractType } from '@inkognito/shared/codes';
import { questionnaireInput, type QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import type { Types } from 'mongoose';
import {
  Questionnaire,
  type QuestionnaireFields,
} from '../../../src/questionnaire/questionnaire.model.ts';
import { isListed } from '../../../src/user/visibility.ts';
import { buildSearchFields } from '../../../src/questionnaire/search/searchFields.ts';
import { titleFor, type Career, type HomeOfficeHabit } from '../careers/career.ts';
import { careers } from '../careers/careers.ts';
import { createRandom, objectIdMaker, type Random } from '../random.ts';
import { type UserRow, accountMaker, dayMs, demoDay, type PasswordHashes } from './accounts.ts';
import { makeContact } from './contact.ts';
import { makeName, type PersonName } from './names.ts';
import { makeAddress, type HomePlace, type PlaceDraw } from './places.ts';
import { personUsername, takeUsername } from './usernames.ts';

export type QuestionnaireRow = QuestionnaireFields & { _id: Types.ObjectId; __v: number };
export type Candidate = { user: UserRow; questionnaire: QuestionnaireRow; career: Career };

/** From the first on, these users are also recruiters. */
const bothRolesEvery = 100;

const oldestDays = 150;

export type World = {
  readonly seed: number;
  readonly places: PlaceDraw;
  readonly hashes: PasswordHashes;
  /** The makers add theirs. */
  readonly taken: Set<string>;
};

/** The first hundred are the same however many follow. */
export function candidateMaker(world: World): () => Candidate {
  const random = createRandom(world.seed, 'user');
  const userId = objectIdMaker(world.seed, 'user');
  const questionnaireId = objectIdMaker(world.seed, 'questionnaire');
  const makeAccount = accountMaker(world.hashes);
  const defaults = new Questionnaire().toObject();
  let made = 0;

  return () => {
    const career = random.pick(careers);
    const name = makeName(random);
    const username = takeUsername(personUsername(name, random), world.taken, random);
    const createdAt = someTimeAgo(random, oldestDays);
    const { firstName, lastName } = name;
    const user = makeAccount({
      _id: userId(createdAt),
      username,
      role: made % bothRolesEvery === 0 ? ['jobSeeker', 'recruiter'] : ['jobSeeker'],
      createdAt,
      firstName,
      lastName,
      ...makeContact(username, random),
    });
    const answers = makeAnswers(career, name, world.places.anywhere(random), random);
    const questionnaire: QuestionnaireRow = {
      ...defaults,
      ...answers,
      _id: questionnaireId(createdAt),
      userId: user._id,
      listed: isListed(user),
      searchFields: buildSearchFields(answers, user._id),
      createdAt,
      updatedAt: createdAt,
      __v: 0,
    };
    made += 1;
    return { user, questionnaire, career };
  };
}

export function someTimeAgo(random: Random, mostDays: number): Date {
  return new Date(demoDay.getTime() - random.whole(1, mostDays * 24 * 3600) * 1000);
}

function makeAnswers(
  career: Career,
  { firstName, lastName, gender }: PersonName,
  home: HomePlace,
  random: Random,
): QuestionnaireInput {
  const titles = career.titles.map((title) => titleFor(gender, title));
  const unwanted = career.unwanted.map((title) => titleFor(gender, title));
  return {
    ...defaultsOf(questionnaireInput),
    firstName,
    lastName,
    jobTitle: random.chance(0.5) ? random.pick(titles.slice(0, 1)) : random.pick(titles),
    address: random.chance(0.6) ? makeAddress(random) : '',
    zipcode: home.zipcode,
    city: home.town,
    country: 'DE',
    interested: random.pickSome(titles, random.whole(3, 6)),
    notInterested: random.chance(0.4) ? random.pickSome(unwanted, random.whole(1, 2)) : [],
    preferredLocation: random.chance(0.7) ? home.town : '',
    startDate: makeStartDate(random),
    salary: makeSalaryWish(career, random),
    branchesToExclude: random.chance(0.3) ? makeExclusions(career, random) : [],
    ...makeWorkWishes(career.homeOffice, random),
    ...makeContractWishes(random),
  };
}

/** The first of a month, when notice periods end; some can start within days. */
function makeStartDate(random: Random): string {
  const day = random.chance(0.2)
    ? new Date(demoDay.getTime() + random.whole(7, 21) * dayMs)
    : new Date(Date.UTC(demoDay.getUTCFullYear(), demoDay.getUTCMonth() + random.whole(1, 8), 1));
  return day.toISOString().slice(0, 10);
}

/** Between a beginner's and an expert's pay, rarely at the top. */
function makeSalaryWish({ salary }: Career, random: Random) {
  const experience = random.next() * (0.6 + 0.4 * random.next());
  const min = Math.round(salary.min + (salary.max - salary.min) * experience);
  return { min, max: min + Math.max(2, Math.round(min * (0.06 + 0.16 * random.next()))) };
}

function makeExclusions({ branches }: Career, random: Random): BranchCode[] {
  const others = codesOf(branchLabels).filter((code) => !branches.includes(code));
  const excluded = random.pickSome(others, random.whole(1, 3));
  return others.filter((code) => excluded.includes(code));
}

const wishedPercents: Record<HomeOfficeHabit, readonly (number | null)[]> = {
  none: [0, 0, 0, null],
  some: [20, 20, 40, 40, 50, 60, null],
  most: [40, 60, 60, 80, 80, 100, null],
};

const tickedModes: Record<HomeOfficeHabit, { remote: number; hybrid: number; local: number }> = {
  none: { remote: 0, hybrid: 0.1, local: 1 },
  some: { remote: 0.3, hybrid: 0.95, local: 0.5 },
  most: { remote: 0.85, hybrid: 0.8, local: 0.12 },
};

/** Kilometres; candidates with much home office accept longer trips. */
const distances: Record<HomeOfficeHabit, readonly (number | null)[]> = {
  none: [10, 15, 20, 25, 30, 40, null],
  some: [20, 25, 30, 40, 50, 60, null],
  most: [30, 40, 50, 75, 100, 500, null],
};

function makeWorkWishes(habit: HomeOfficeHabit, random: Random) {
  const ticked = tickedModes[habit];
  return {
    homeOfficePercent: random.pick(wishedPercents[habit]),
    remoteChoice: random.chance(ticked.remote),
    hybridChoice: random.chance(ticked.hybrid),
    localChoice: random.chance(ticked.local),
    distance: random.pick(distances[habit]),
  };
}

/** As the form starts, and what some make of it. Repeated entries are more likely. */
const wishedContracts: readonly (readonly ContractType[])[] = [
  ...Array.from({ length: 4 }, () => usualContractTypes),
  [],
  ['unbefristet'],
  ['unbefristet', 'befristet'],
  [...usualContractTypes, 'freiberuflich'],
];

const wishedHours = [
  ...Array.from({ length: 5 }, () => ({ min: null, max: null })),
  { min: 35, max: 40 },
  { min: 38, max: 40 },
  { min: 30, max: null },
];

function makeContractWishes(
  random: Random,
): Pick<QuestionnaireInput, 'contractTypes' | 'weeklyHours'> {
  if (random.chance(0.1)) {
    const min = random.pick([15, 20, 25]);
    return {
      contractTypes: ['unbefristet', 'befristet', 'teilzeit'],
      weeklyHours: { min, max: min + 10 },
    };
  }
  return {
    contractTypes: [...random.pick(wishedContracts)],
    weeklyHours: random.pick(wishedHours),
  };
}
