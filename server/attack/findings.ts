import { branchLabels, codesOf } from '@inkognito/shared/rules/codes';
import { limits } from '@inkognito/shared/rules/limits';

/** What a determined adversary found in the first version. */
export type Finding = {
  /** Of the review of 2026-11-22. */
  number: number;
  /** The line of the checklist whose tests measure what it comes to now. */
  line: string;
  /** With the unit. */
  what: string;
  before: string;
  /** The most that it may come to, and for thirty accounts if that is more; `null` where nothing is promised. */
  limit: number | null;
  limitOfThirty?: number | null;
};

/** Thousands of euros a year that an employer holds possible for a salary floor. */
export const plausibleFloors: readonly number[] = Array.from({ length: 121 }, (_, at) => at + 30);
export const bitsLearned = (left: number): number => Math.log2(plausibleFloors.length / left);
const branches = codesOf(branchLabels).length;

export const findings = {
  salaryFloor: {
    number: 1,
    line: 'L2',
    what: 'bits of the salary floor (of 6.9), without the access password',
    before: '6.9',
    limit: bitsLearned(limits.listedSalaryGridThousand),
  },
  branches: {
    number: 1,
    line: 'L2',
    what: `answers about excluded branches (of ${branches}), without it`,
    before: '28',
    limit: limits.listsPerOccupation,
    limitOfThirty: null,
  },
  floorByComparing: {
    number: 1,
    line: 'L2',
    what: 'bits of the salary floor, by who was given the access password',
    before: '6.9',
    limit: null,
  },
  comparisonsByKey: {
    number: 1,
    line: 'L2',
    what: 'comparisons of one person in a day by a key that went round',
    before: '3 per account',
    limit: limits.comparisonsPerDay,
  },
  comparisonsByGeneralKey: {
    number: 1,
    line: 'L2',
    what: 'the same by the access password',
    before: '3 per account',
    limit: limits.comparisonsPerDay,
    limitOfThirty: limits.generalComparisonsPerDay,
  },
  countsByOwnKeys: {
    number: 1,
    line: 'L2',
    what: 'counts of others in one occupation, read by keys to oneself',
    before: 'none there',
    limit: limits.listsPerOccupation,
  },
  hostileSave: {
    number: 2,
    line: 'L4',
    what: 'ms of the event loop at once, by hostile questionnaires',
    before: '680',
    limit: 20,
  },
  poisonedList: {
    number: 2,
    line: 'L4',
    what: 'ms of the event loop at once, by a list over 60 poisoned profiles',
    before: '10,300',
    limit: 20,
  },
  recordsErased: {
    number: 3,
    line: 'L2',
    what: 'releases and offers erased or rewritten by the recruiter, in %',
    before: '100',
    limit: 0,
  },
  enumerated: {
    number: 4,
    line: 'D11',
    what: 'people read out in a day, in % of 20,000 (40 % wish to be found)',
    before: '93',
    limit: (limits.searchesPerDay * limits.searchHitsMax) / 200,
    limitOfThirty: 40,
  },
  unwanted: {
    number: 4,
    line: 'D11',
    what: 'people among them who did not wish to be found',
    before: 'all of the 93 %',
    limit: 0,
  },
  namesOfGuests: {
    number: 4,
    line: 'D11',
    what: 'names read by guests in a day',
    before: '347 of 500',
    limit: 0,
  },
  hiddenNames: {
    number: 4,
    line: 'D11',
    what: 'hidden names told to who guesses the username',
    before: 'all',
    limit: 0,
  },
  tellingIds: {
    number: 4,
    line: 'D2',
    what: 'ids in answers that tell when somebody signed up',
    before: 'all',
    limit: 0,
  },
  memory: {
    number: 5,
    line: 'L6',
    what: 'MB at most, by 40 unread exports and 58 held uploads',
    before: 'killed at 512',
    limit: 511,
  },
  contactsRegained: {
    number: 6,
    line: 'L2',
    what: 'accounts of one company that get contact data again after a withdrawal',
    before: 'all',
    limit: 0,
  },
  quotaRefilled: {
    number: 6,
    line: 'L2',
    what: 'comparisons a day gained by deleting the account and signing up again',
    before: '3',
    limit: 0,
  },
  signUps: {
    number: 6,
    line: 'L3',
    what: 'sign-ups of one customer from neighbouring networks in half an hour',
    before: 'all (7,680)',
    limit: 90,
  },
  picturesGuessed: {
    number: 9,
    line: 'D11',
    what: 'pictures found by guessing',
    before: '1 in 2 guesses',
    limit: 0,
  },
  picturesKept: {
    number: 9,
    line: 'D11',
    what: 'ways to hide a profile that leave its picture served (of 4)',
    before: '3',
    limit: 0,
  },
  signInBeside: {
    number: 10,
    line: 'L4',
    what: 'times as long: sign-ins beside 60 calls of the costliest kinds',
    before: '57',
    limit: 2,
    limitOfThirty: 3,
  },
  comparisonBeside: {
    number: 10,
    line: 'L4',
    what: 'times as long: comparisons beside the same',
    before: '108',
    limit: 2,
    limitOfThirty: 3,
  },
  waysIn: {
    number: 12,
    line: '6',
    what: 'ways in that outlast a reset, or that a click opens',
    before: '2 of 2',
    limit: 0,
  },
  madeUpPay: {
    number: 13,
    line: 'D1',
    what: 'contact details handed out for an offer of 999 thousand',
    before: '3',
    limit: 0,
  },
  postings: {
    number: 15,
    line: 'L3',
    what: 'postings of one account in a day',
    before: '219 in 17 s',
    limit: limits.jobsPerDay,
  },
  spellings: {
    number: 16,
    line: 'D10',
    what: 'other spellings of an address that are answered, past the log (of 7)',
    before: 'any case',
    limit: 0,
  },
} as const satisfies Record<string, Finding>;
export type FindingName = keyof typeof findings;

/** Findings that other suites answer for. */
export const findingsElsewhere: Readonly<Record<string, string>> = {
  '3, 8': 'server/src/matching/release/record.test.ts',
  '7': 'npm run test:faults (F13, gone is gone)',
  '11': 'server/src/test/databaseLog.test.ts',
  '14': 'server/src/test/deployment.test.ts',
};
