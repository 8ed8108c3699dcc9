import { describe, expect, it } from 'vitest';
import heldOut from './test/heldOutPairs.json' with { type: 'json' };
import { areaUnderCurve, asPairs, recallAtOne } from './test/measureTitles.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const valueOf = (left: string, right: string) => titleSimilarity(left, right).value;
const valuesOf = (pairs: readonly (readonly string[])[]) =>
  asPairs(pairs).map(([left, right]) => valueOf(left, right));

/** Figures are to be read in the output of the tests, not only to be judged. */
const report = (figure: string) => process.stdout.write(`held-out: ${figure}\n`);

const same = valuesOf(heldOut.same);
const other = valuesOf(heldOut.other);
const partly = valuesOf(heldOut.partly);

describe('titles as advertisements have them, written before anything was tuned', () => {
  it('are told from traps', () => {
    const area = areaUnderCurve(same, other);
    report(`ROC-AUC ${area.toFixed(4)} (${same.length} same, ${other.length} other)`);

    expect(same.length + other.length).toBeGreaterThanOrEqual(300);
    expect(area).toBeGreaterThanOrEqual(0.97);
  });

  it('are found first among 300', () => {
    const pairs = asPairs([...heldOut.same, ...heldOut.recall]);
    const recall = recallAtOne(pairs, valueOf);
    report(`recall@1 ${recall.toFixed(3)} among ${pairs.length}`);

    expect(pairs).toHaveLength(300);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  it('stand between the same and another job where one is general and the other special', () => {
    const aboveOther = areaUnderCurve(partly, other);
    const belowSame = areaUnderCurve(same, partly);
    report(
      `general against special: ${aboveOther.toFixed(3)} above other, ${belowSame.toFixed(3)} below same`,
    );

    expect(aboveOther).toBeGreaterThanOrEqual(0.85);
    expect(belowSame).toBeGreaterThanOrEqual(0.85);
  });

  it('are never surely another job where they are the same', () => {
    const wronged = asPairs(heldOut.same).filter(([left, right]) => {
      const { value, sure } = titleSimilarity(left, right);
      return sure && value < 0.5;
    });

    expect(wronged).toEqual([]);
  });
});
