import { jobAnswers } from '@inkognito/shared/job';
import { questionnaireInput } from '@inkognito/shared/questionnaire';
import { scoreMatch } from '@inkognito/shared/rules/score';
import { expect, it } from 'vitest';
import { factsInSlices, toWishes } from './facts.ts';
import { type JudgedPair, judgedPairs } from './test/readPairs.ts';

const person = { firstName: 'Kim', lastName: 'Muster', startDate: '2027-01-01' };
const company = {
  field: 'sonstiges',
  companySize: '50_249',
  country: 'DE',
  homeOfficePercent: 0,
  distance: 50,
};

async function scoreOf({ wishes, posting }: JudgedPair) {
  const answers = questionnaireInput.parse({ ...person, ...wishes });
  const job = jobAnswers.parse({ ...company, ...posting });
  return scoreMatch(toWishes(answers), job, await factsInSlices(answers, job));
}

async function missOf(pair: JudgedPair): Promise<string[]> {
  const { matchPercentage, isMatch } = await scoreOf(pair);
  const [least, most] = pair.percent;
  const isWithin = least <= matchPercentage && matchPercentage <= most;
  if (isWithin && (!pair.verdict || isMatch === (pair.verdict === 'match'))) return [];
  const judged = [pair.verdict, pair.percent.join(' to ')].filter(Boolean).join(', ');
  return [
    `${pair.absurd ? 'absurd: ' : ''}${pair.wishes.jobTitle} / ${pair.posting.jobTitle}: ` +
      `${matchPercentage} %${isMatch ? ', match' : ''}; by hand ${judged}: ${pair.why}`,
  ];
}

it('sixty pairs judged by hand are mostly judged the same by the rules', async () => {
  const misses = (await Promise.all(judgedPairs.map(missOf))).flat();
  expect(judgedPairs).toHaveLength(60);
  expect(misses.filter((miss) => miss.startsWith('absurd'))).toEqual([]);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(6);
});
