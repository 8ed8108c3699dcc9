import { describe, expect, test } from 'vitest';
import heldOut from './test/heldOutPairs.json' with { type: 'json' };
import recruiter from './test/recruiterPairs.json' with { type: 'json' };
import unseen from './test/unseenPairs.json' with { type: 'json' };
import later from './test/laterPairs.json' with { type: 'json' };
import { areaUnderCurve, asPairs, recallAtOne } from './test/measureTitles.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const valueOf = (left: string, right: string) => titleSimilarity(left, right).value;
const valuesOf = (pairs: readonly (readonly string[])[]) =>
  asPairs(pairs).map(([left, right]) => valueOf(left, right));

/** Figures are to be read in the output of the tests, not only to be judged. */
const report = (figure: string) => process.stdout.write(`${figure}\n`);

const same = valuesOf(heldOut.same);
const other = valuesOf(heldOut.other);
const partly = valuesOf(heldOut.partly);

describe('titles as advertisements have them, written before anything was tuned', () => {
  test('are told from traps', () => {
    const area = areaUnderCurve(same, other);
    report(`held-out: ROC-AUC ${area.toFixed(4)} (${same.length} same, ${other.length} other)`);

    expect(same.length + other.length).toBeGreaterThanOrEqual(300);
    expect(area).toBeGreaterThanOrEqual(0.97);
  });

  test('are found first among 300', () => {
    const pairs = asPairs([...heldOut.same, ...heldOut.recall]);
    const recall = recallAtOne(pairs, valueOf);
    report(`held-out: recall@1 ${recall.toFixed(3)} among ${pairs.length}`);

    expect(pairs).toHaveLength(300);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  test('stand between the same and another job where one is general and the other special', () => {
    const aboveOther = areaUnderCurve(partly, other);
    const belowSame = areaUnderCurve(same, partly);
    report(
      `held-out: general against special: ${aboveOther.toFixed(3)} above other, ${belowSame.toFixed(3)} below same`,
    );

    expect(aboveOther).toBeGreaterThanOrEqual(0.85);
    expect(belowSame).toBeGreaterThanOrEqual(0.85);
  });

  test('are never surely another job where they are the same', () => {
    const wronged = asPairs(heldOut.same).filter(([left, right]) => {
      const { value, sure } = titleSimilarity(left, right);
      return sure && value < 0.5;
    });

    expect(wronged).toEqual([]);
  });
});

describe('titles written later', () => {
  test('are told from traps', () => {
    const area = areaUnderCurve(valuesOf(later.same), valuesOf(later.other));
    report(
      `later: ROC-AUC ${area.toFixed(4)} (${later.same.length} same, ${later.other.length} other)`,
    );

    expect(area).toBeGreaterThanOrEqual(0.99);
  });

  test.each(asPairs(later.partly.filter(([general]) => general !== 'Trainer')))(
    'a general title is at least partly the special one: %s, %s',
    (general, special) => {
      expect(valueOf(general, special)).toBeGreaterThanOrEqual(0.55);
    },
  );
});

/** How many same jobs are judged to be others at a line, and how many others the same. */
function wrongAt(line: number, pairs: { same: string[][]; other: string[][] }): string {
  const below = valuesOf(pairs.same).filter((value) => value < line).length;
  const above = valuesOf(pairs.other).filter((value) => value >= line).length;
  return `${below} same below ${line}, ${above} other above`;
}

describe.each([
  { name: 'recruiter', pairs: recruiter, atLeast: 0.995, sureErrors: 0 },
  { name: 'unseen', pairs: unseen, atLeast: 0.98, sureErrors: 2 },
])('titles as recruiters of three countries write them: $name', ({ name, pairs, ...floor }) => {
  test('are told from traps', () => {
    const area = areaUnderCurve(valuesOf(pairs.same), valuesOf(pairs.other));
    const wrong = [0.5, 0.7].map((line) => wrongAt(line, pairs)).join('; ');
    report(`${name}: ROC-AUC ${area.toFixed(4)}, ${wrong}`);

    expect(area).toBeGreaterThanOrEqual(floor.atLeast);
  });

  test('are hardly ever surely another job where they are the same', () => {
    const wronged = asPairs(pairs.same).filter(([left, right]) => {
      const { value, sure } = titleSimilarity(left, right);
      return sure && value < 0.5;
    });

    expect(wronged.length).toBeLessThanOrEqual(floor.sureErrors);
  });
});
