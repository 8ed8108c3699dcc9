import { describe, expect, test } from 'vitest';
import { readTitle } from './readTitle.ts';
import judged from './test/judgedPairs.json' with { type: 'json' };
import { areaUnderCurve, asPairs } from './test/measureTitles.ts';
import { titleSimilarity } from './titleSimilarity.ts';

/** Chosen before anything was measured; nothing is mended by this third. */
const isHeldOut = (_pair: readonly string[], position: number) => position % 3 === 2;
const isSeen = (pair: readonly string[], position: number) => !isHeldOut(pair, position);

describe.each([
  { part: 'two thirds', keep: isSeen, hardAtLeast: 0.975, sureErrors: 14 },
  { part: 'held-out third', keep: isHeldOut, hardAtLeast: 0.985, sureErrors: 3 },
])('pairs judged by what a recruiter would say: $part', ({ part, keep, ...lines }) => {
  const judge = (pairs: string[][]) =>
    asPairs(pairs.filter(keep)).map(([left, right]) => titleSimilarity(left, right));
  const [near, hard, easy] = [judged.near, judged.hard, judged.easy].map(judge);
  const values = (similarities = near) => (similarities ?? []).map(({ value }) => value);

  test('are told apart', () => {
    const areas = [hard, easy].map((others) => areaUnderCurve(values(near), values(others)));
    const [ofHard = 0, ofEasy = 0] = areas;
    process.stdout.write(
      `judged, ${part}: ROC-AUC hard ${ofHard.toFixed(4)}, easy ${ofEasy.toFixed(4)}\n`,
    );

    expect(ofHard).toBeGreaterThanOrEqual(lines.hardAtLeast);
    expect(ofEasy).toBeGreaterThanOrEqual(0.999);
  });

  test('are hardly ever surely judged wrong', () => {
    const missed = (near ?? []).filter(({ value, sure }) => sure && value < 0.5).length;
    const matched = (hard ?? []).filter(({ value, sure }) => sure && value >= 0.75).length;
    process.stdout.write(
      `judged, ${part}: surely wrong: ${missed} near below 0.5, ${matched} other from 0.75\n`,
    );

    expect(missed + matched).toBeLessThanOrEqual(lines.sureErrors);
  });
});

test('titles of judged pairs are mostly surely read', () => {
  const titles = [...new Set([judged.near, judged.hard, judged.easy].flat(2))];
  const sure = titles.filter((title) => readTitle(title).isSure).length;
  process.stdout.write(`judged: surely read ${sure} of ${titles.length}\n`);

  expect(sure / titles.length).toBeGreaterThanOrEqual(0.94);
});
