import { describe, expect, test } from 'vitest';
import { careers } from '../../../scripts/seed/careers/careers.ts';
import { titleFor } from '../../../scripts/seed/careers/career.ts';
import { listOccupations, occupationAreas } from '../../../language/title/lexicon/lexicon.ts';
import { titleKeys } from '../../../language/title/titleKeys.ts';
import { titleSimilarity } from '../../../language/title/titleSimilarity.ts';
import { neighboursUpperBound, titleTiers } from './titleTiers.ts';

const unknownTitles = [
  'Quantenwhisperer',
  'Quantenwhisperer Berlin',
  'Backend Wizard (m/w/d)',
  'Fachkraft für Lichtsignaltechnik',
  'Senior Growth Hacker',
];
const titles = [
  ...careers.flatMap((career) => career.titles.map((title) => titleFor('female', title))),
  ...listOccupations(occupationAreas).flatMap(({ names }) => names.slice(0, 1)),
  ...unknownTitles,
];

describe('a title of a candidate', () => {
  test('that could fit is in a tier that promises no less', { timeout: 60_000 }, () => {
    const indexed = titles.map((title) => ({ title, keys: new Set(titleKeys(title)) }));
    const jobs = titles.filter((_, index) => index % 7 === 0).concat(unknownTitles);
    const broken: string[] = [];

    for (const job of jobs) {
      const tiers = titleTiers(job);
      for (const { title, keys } of indexed) {
        const { value } = titleSimilarity(title, job);
        if (value < 0.5) continue;
        const promised = tiers.filter((tier) => tier.keys.some((key) => keys.has(key)));
        if (!promised.some(({ upperBound }) => value <= upperBound))
          broken.push(`${job} / ${title}`);
      }
    }

    expect(broken).toEqual([]);
  });

  test('of a neighbouring occupation stands behind the same one', () => {
    const [first] = titleTiers('Backend Developer (m/w/d)');

    expect(first).toMatchObject({
      upperBound: 1,
      keys: ['backend-entwickler', expect.any(String)],
    });
    expect(titleTiers('Backend Developer (m/w/d)').at(-1)?.upperBound).toBe(neighboursUpperBound);
  });
});
