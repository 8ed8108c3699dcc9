import { encoderFigures } from '@inkognito/shared/rules/encoderFigures';
import { describe, expect, test } from 'vitest';
import advertised from './test/advertisedPairs.json' with { type: 'json' };
import heldOut from './test/heldOutPairs.json' with { type: 'json' };
import { halves, judgeTitles, sumUp } from './test/measureReadings.ts';
import { areaUnderCurve, asPairs, recallAtOne } from './test/measureTitles.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const valueOf = (left: string, right: string) => titleSimilarity(left, right).value;
const valuesOf = (pairs: readonly (readonly string[])[]) =>
  asPairs(pairs).map(([left, right]) => valueOf(left, right));

describe('what the public rules say of the encoder is true', () => {
  test('of titles that it reads surely, and wrongly', () => {
    const { count, surelyReadAtLeast, wrongOfTheseAtMost } = encoderFigures.titles;
    const { titles, sure, wrong, unjudged } = sumUp(judgeTitles(halves.unseen));

    expect(titles).toBeGreaterThanOrEqual(count);
    expect((100 * sure) / titles).toBeGreaterThanOrEqual(surelyReadAtLeast);
    expect((100 * (wrong + unjudged)) / sure).toBeLessThanOrEqual(wrongOfTheseAtMost);
  });

  test('of pairs that it tells apart', () => {
    const { same, other, toldApartAtLeast } = encoderFigures.pairs;

    expect([advertised.same.length, advertised.other.length]).toEqual([same, other]);
    expect(
      100 * areaUnderCurve(valuesOf(advertised.same), valuesOf(advertised.other)),
    ).toBeGreaterThanOrEqual(toldApartAtLeast);
  });

  test('of the same job that it finds first', () => {
    const { among, foundFirstAtLeast } = encoderFigures.search;
    const pairs = asPairs([...heldOut.same, ...heldOut.recall]);

    expect(pairs).toHaveLength(among);
    expect(100 * recallAtOne(pairs, valueOf)).toBeGreaterThanOrEqual(foundFirstAtLeast);
  });
});
