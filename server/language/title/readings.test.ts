import { describe, expect, test } from 'vitest';
import pairs from './test/advertisedPairs.json' with { type: 'json' };
import { areaUnderCurve, asPairs } from './test/measureTitles.ts';
import {
  byKind,
  halves,
  judgeTitles,
  laterTitles,
  namesOccupation,
  sumUp,
  type ReadingFigures,
} from './test/measureReadings.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const report = (figure: string) => process.stdout.write(`${figure}\n`);

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

const row = (label: string, { titles, sure, wrong, ofGroup, unjudged, foreign }: ReadingFigures) =>
  [
    label.padEnd(15),
    `${titles} titles`,
    `sure ${percent(sure, titles)}`,
    `wrong of these ${percent(wrong, sure)} (${wrong}, ${ofGroup} within the group)`,
    `not to be judged ${unjudged}`,
    `another job besides ${foreign}`,
  ].join(', ');

describe.each([
  { half: 'seen' as const, sureAtLeast: 0.75, wrongAtMost: 0.048, sureOfNone: 8 },
  { half: 'unseen' as const, sureAtLeast: 0.75, wrongAtMost: 0.055, sureOfNone: 12 },
])('titles as advertisements and profiles write them, the $half half', ({ half, ...lines }) => {
  const judged = judgeTitles(halves[half]);
  const all = sumUp(judged);

  test('are surely read, and hardly ever wrongly so', () => {
    report(row(half, all));
    const notPlain = judged.filter(({ advertised }) => advertised.kind !== 'plain');
    report(row('  all but plain', sumUp(notPlain)));
    for (const [kind, figures] of byKind(judged)) report(row(`  ${kind}`, figures));

    expect(all.titles).toBeGreaterThanOrEqual(300);
    expect(all.sure / all.titles).toBeGreaterThanOrEqual(lines.sureAtLeast);
    expect((all.wrong + all.unjudged) / all.sure).toBeLessThanOrEqual(lines.wrongAtMost);
  });

  test('are not surely read where they name no occupation', () => {
    const { titles, sure } = sumUp(judged.filter((title) => !namesOccupation(title)));
    report(`${half}: no occupation, surely read all the same: ${sure} of ${titles}`);

    expect(sure).toBeLessThanOrEqual(lines.sureOfNone);
  });
});

describe.each([
  { set: 'fresh' as const, sureAtLeast: 0.9, wrongAtMost: 0.03 },
  { set: 'final' as const, sureAtLeast: 0.8, wrongAtMost: 0.03 },
])('titles written later, the $set set', ({ set, sureAtLeast, wrongAtMost }) => {
  test('are surely read, and hardly ever wrongly so', () => {
    const judged = judgeTitles(laterTitles[set]);
    const all = sumUp(judged);
    report(row(set, all));
    for (const [kind, figures] of byKind(judged)) report(row(`  ${kind}`, figures));

    expect(all.sure / all.titles).toBeGreaterThanOrEqual(sureAtLeast);
    expect((all.wrong + all.unjudged) / all.sure).toBeLessThanOrEqual(wrongAtMost);
  });
});

describe('pairs of advertised titles', () => {
  const judge = (labelled: readonly (readonly string[])[]) =>
    asPairs(labelled).map(([left, right]) => titleSimilarity(left, right));
  const same = judge(pairs.same);
  const other = judge(pairs.other);

  test('are told from traps', () => {
    const values = (judged: typeof same) => judged.map(({ value }) => value);
    const area = areaUnderCurve(values(same), values(other));
    report(`advertised: ROC-AUC ${area.toFixed(4)} (${same.length} same, ${other.length} other)`);

    expect(area).toBeGreaterThanOrEqual(0.97);
  });

  test('are hardly ever surely judged wrong', () => {
    const wronged = same.filter(({ value, sure }) => sure && value < 0.5).length;
    const matched = other.filter(({ value, sure }) => sure && value >= 0.75).length;
    report(`advertised: surely wrong: ${wronged} same below 0.5, ${matched} other from 0.75`);

    expect(wronged).toBeLessThanOrEqual(3);
    expect(matched).toBeLessThanOrEqual(1);
  });
});
