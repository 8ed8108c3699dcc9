// Checks what the form says about each answer against the rules.
import { type JobInput, jobInput } from '@inkognito/shared/job';
import {
  branchLabels,
  codesOf,
  companySizeLabels,
  contractTypeLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/codes';
import { type Counting, countingOf } from '@inkognito/shared/counting';
import { expect, test } from 'vitest';
import { makeJobInput, makeQuestionnaire } from '../test/make.ts';
import { wishedPlace } from '../questionnaire/search/wishedPlace.ts';
import { factsBetween, jobPlace, toWishes } from './facts.ts';
import { rankOf, scoreMatch } from '@inkognito/shared/rules/score';

const others: { [Answer in keyof JobInput]: readonly JobInput[Answer][] } = {
  jobTitle: ['Bäcker', 'Softwarearchitekt', 'Data Engineer'],
  field: codesOf(fieldLabels),
  zipcode: ['20095', '85354', '10115'],
  country: ['AT', 'CH', 'FR'],
  companySize: codesOf(companySizeLabels),
  branch: codesOf(branchLabels),
  remoteChoice: codesOf(workModeLabels),
  homeOfficePercent: [0, 20, 50, 100],
  jobLocation: ['Hamburg', 'Freising', 'Berlin'],
  distance: [0, 5, 300, 11_000],
  contractType: codesOf(contractTypeLabels),
  weeklyHours: [10, 25, 48],
  salary: [
    { min: 20, max: 25 },
    { min: 50, max: 66 },
    { min: 90, max: 120 },
  ],
  description: ['Wir suchen eine Bäckerin in Hamburg.'],
  employer: ['Musterwerke GmbH'],
  adUrl: ['https://musterwerke.example/stelle'],
};

const people = [
  makeQuestionnaire({ weeklyHours: { min: 35, max: 45 } }),
  makeQuestionnaire({
    ...{ distance: 5, homeOfficePercent: 90, notInterested: ['Data Engineer'] },
    branchesToExclude: ['versicherungen'],
  }),
  makeQuestionnaire({
    ...{ city: 'Augsburg', zipcode: '86150', preferredLocation: '', distance: 60 },
    ...{ remoteChoice: true, hybridChoice: false, branchesToExclude: ['versicherungen'] },
  }),
];

const places = [{ jobLocation: 'München' }, { jobLocation: '' }];
const unknownPostcode = [{ zipcode: '00001', jobLocation: 'München' }];

function changesOf(
  answer: keyof JobInput,
  remoteChoice: JobInput['remoteChoice'],
  among: readonly Partial<JobInput>[] = places,
) {
  return people.flatMap((person) =>
    among.flatMap((place) => {
      const before = makeJobInput({ ...place, remoteChoice, weeklyHours: 40 });
      const judge = (job: JobInput) => {
        const { breakdown } = scoreMatch(
          toWishes(person),
          job,
          factsBetween(person, job, { from: wishedPlace(person), to: jobPlace(job) }),
        );
        const judged = Object.values(breakdown);
        return {
          score: rankOf(judged.map((each) => ({ ...each, knockout: false }))).matchPercentage,
          excluded: judged.some(({ knockout }) => knockout),
        };
      };
      const earlier = judge(before);
      return others[answer].map((value) => {
        const later = judge({ ...before, [answer]: value });
        return {
          scoreMoves: later.score !== earlier.score,
          exclusionMoves: later.excluded !== earlier.excluded,
        };
      });
    }),
  );
}

const expected: Record<Counting, { scoreMoves: boolean; exclusionMoves?: boolean }> = {
  counts: { scoreMoves: true },
  excludes: { scoreMoves: false, exclusionMoves: true },
  ignored: { scoreMoves: false, exclusionMoves: false },
  substitutes: { scoreMoves: false, exclusionMoves: false },
};

const modes = [...codesOf(workModeLabels), null];
const cases = jobInput
  .keyof()
  .options.flatMap((answer) => modes.map((mode) => [answer, mode] as const));

test.each(cases)('%s does in a posting that is %s what the form says', (answer, mode) => {
  const changes = changesOf(answer, mode);

  expect({
    scoreMoves: changes.some(({ scoreMoves }) => scoreMoves),
    exclusionMoves: changes.some(({ exclusionMoves }) => exclusionMoves),
  }).toMatchObject(expected[countingOf(answer, mode)]);
});

test('the town counts where no list has the postcode', () => {
  const changes = changesOf('jobLocation', 'hybrid', unknownPostcode);

  expect(changes.some(({ scoreMoves }) => scoreMoves)).toBe(true);
});
