import { exampleTitles, exampleWishes } from '@inkognito/shared/rules/example';
import { noOffer } from '@inkognito/shared/rules/types';
import { expect, test } from 'vitest';
import { type JudgedAnswers, factsBetween } from './facts.ts';

const wishes = exampleWishes as JudgedAnswers;

test('the likenesses that the landing page calculates with are those of the server', () => {
  const read = exampleTitles.map(({ title }) => {
    const offer = { ...noOffer, jobTitle: title };
    const { titles, titledContracts } = factsBetween(wishes, offer, {
      from: null,
      to: null,
    });
    const [wished] = titles.interested;
    const contract = titledContracts.offered;
    return { title, likeness: wished?.value, sure: wished?.sure, ...(contract && { contract }) };
  });

  expect(read).toEqual(exampleTitles.map((title) => ({ ...title, sure: true })));
});
