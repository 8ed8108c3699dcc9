import { expect, test } from 'vitest';
import { rankLabels } from './rankLabels.ts';

const named = (code: string, ...labels: string[]) => ({
  code,
  labels: labels.map((label) => ({ label, language: 'de' })),
});
const occupations = [named('7512.1', 'Bäcker', 'Teigmacher'), named('2211.1', 'Arzt', 'Heiler')];
const occupationOf = (label: string) =>
  occupations.find(({ labels }) => labels.some((own) => own.label === label));

test('a ranking is worth 1 where all labels of the occupation come first, and less below others', () => {
  const [right] = rankLabels(occupations, (one, other) =>
    occupationOf(one) === occupationOf(other) ? 1 : 0,
  );
  const [wrong] = rankLabels(occupations, (one, other) =>
    occupationOf(one) === occupationOf(other) ? 0 : 1,
  );

  expect(right).toEqual({ level: 'occupation', map: 1, queries: 2 });
  expect(wrong?.map).toBeCloseTo(1 / 3);
});
