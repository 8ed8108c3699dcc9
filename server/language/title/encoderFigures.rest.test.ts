import { encoderFigures } from '@inkognito/shared/rules/encoderFigures';
import { describe, expect, test } from 'vitest';
import advertised from './test/advertisedPairs.json' with { type: 'json' };
import heldOut from './test/heldOutPairs.json' with { type: 'json' };
import judged from './test/judgedPairs.json' with { type: 'json' };
import later from './test/laterPairs.json' with { type: 'json' };
import recruiter from './test/recruiterPairs.json' with { type: 'json' };
import unseen from './test/unseenPairs.json' with { type: 'json' };
import {
  halves,
  judgeTitles,
  laterTitles,
  namesOccupation,
  sumUp,
} from './test/measureReadings.ts';
import { areaUnderCurve, asPairs, recallAtOne } from './test/measureTitles.ts';
import { readTitle } from './readTitle.ts';
import { titleSimilarity } from './titleSimilarity.ts';

type Labelled = readonly (readonly string[])[];

const valueOf = (left: string, right: string) => titleSimilarity(left, right).value;
const valuesOf = (pairs: Labelled) => asPairs(pairs).map(([left, right]) => valueOf(left, right));
const surelyIn = (pairs: Labelled, isIn: (value: number) => boolean) =>
  asPairs(pairs)
    .map(([left, right]) => titleSimilarity(left, right))
    .filter(({ value, sure }) => sure && isIn(value)).length;

type Pairs = {
  name: string;
  same: Labelled;
  other: Labelled;
  toldApartAtLeast: number;
  /** Surely another job, where they are the same. */
  missedAtMost?: number;
  /** Surely the same job, where they are others. */
  matchedAtMost?: number;
};

/** Nothing is mended by every third of the judged pairs. */
const partOf = (pairs: Labelled, isHeldOut: boolean) =>
  pairs.filter((_pair, position) => (position % 3 === 2) === isHeldOut);
const judgedPart = (isHeldOut: boolean, kind: 'hard' | 'easy', toldApartAtLeast: number) => ({
  name: `judged by what a recruiter would say, held out ${isHeldOut}, ${kind}`,
  same: partOf(judged.near, isHeldOut),
  other: partOf(judged[kind], isHeldOut),
  toldApartAtLeast,
});

describe('pairs of titles', () => {
  const { same, other, toldApartAtLeast } = encoderFigures.pairs;
  test.each<Pairs>([
    { ...{ name: 'held out', ...heldOut, toldApartAtLeast: 0.97 }, missedAtMost: 0 },
    { name: 'written later', ...later, toldApartAtLeast: 0.99 },
    { ...{ name: 'of recruiters', ...recruiter, toldApartAtLeast: 0.995 }, missedAtMost: 0 },
    { ...{ name: 'unseen', ...unseen, toldApartAtLeast: 0.98 }, missedAtMost: 2 },
    {
      ...{ name: 'advertised', ...advertised, toldApartAtLeast: toldApartAtLeast / 100 },
      ...{ missedAtMost: 3, matchedAtMost: 1 },
    },
    judgedPart(false, 'hard', 0.975),
    judgedPart(false, 'easy', 0.999),
    judgedPart(true, 'hard', 0.985),
    judgedPart(true, 'easy', 0.999),
  ])('$name: the same job is told from traps', (pairs) => {
    const { missedAtMost = Infinity, matchedAtMost = Infinity } = pairs;

    const area = areaUnderCurve(valuesOf(pairs.same), valuesOf(pairs.other));

    expect(area).toBeGreaterThanOrEqual(pairs.toldApartAtLeast);
    expect(surelyIn(pairs.same, (value) => value < 0.5)).toBeLessThanOrEqual(missedAtMost);
    expect(surelyIn(pairs.other, (value) => value >= 0.75)).toBeLessThanOrEqual(matchedAtMost);
  });

  test('are as many as the public rules say', () => {
    expect([advertised.same.length, advertised.other.length]).toEqual([same, other]);
    expect(heldOut.same.length + heldOut.other.length).toBeGreaterThanOrEqual(300);
  });

  test.each([
    [false, 14],
    [true, 3],
  ])(
    'judged by what a recruiter would say, held out %s: hardly ever surely wrong',
    (isHeldOut, most) => {
      const missed = surelyIn(partOf(judged.near, isHeldOut), (value) => value < 0.5);
      const matched = surelyIn(partOf(judged.hard, isHeldOut), (value) => value >= 0.75);
      expect(missed + matched).toBeLessThanOrEqual(most);
    },
  );

  test('of the same job are found first', () => {
    const { among, foundFirstAtLeast } = encoderFigures.search;
    const pairs = asPairs([...heldOut.same, ...heldOut.recall]);

    expect(pairs).toHaveLength(among);
    expect(100 * recallAtOne(pairs, valueOf)).toBeGreaterThanOrEqual(foundFirstAtLeast);
  });

  test('stand between the same and another job where one is general and the other special', () => {
    const partly = valuesOf(heldOut.partly);

    expect(areaUnderCurve(partly, valuesOf(heldOut.other))).toBeGreaterThanOrEqual(0.85);
    expect(areaUnderCurve(valuesOf(heldOut.same), partly)).toBeGreaterThanOrEqual(0.85);
    const general = later.partly.filter(([title]) => title !== 'Trainer');
    expect(Math.min(...valuesOf(general))).toBeGreaterThanOrEqual(0.55);
  });
});

describe('titles as advertisements and profiles write them', () => {
  const { count, surelyReadAtLeast, wrongOfTheseAtMost } = encoderFigures.titles;

  test.each([
    { set: 'seen', titles: halves.seen, sure: 0.75, wrong: 0.048, ofNone: 8 },
    {
      ...{ set: 'unseen', titles: halves.unseen, ofNone: 12 },
      ...{ sure: surelyReadAtLeast / 100, wrong: wrongOfTheseAtMost / 100 },
    },
    { set: 'fresh', titles: laterTitles.fresh, sure: 0.9, wrong: 0.03, ofNone: Infinity },
    { set: 'final', titles: laterTitles.final, sure: 0.8, wrong: 0.03, ofNone: Infinity },
  ])('are surely read, and hardly ever wrongly so: $set', ({ titles, ...lines }) => {
    const all = judgeTitles(titles);
    const { sure, wrong } = sumUp(all);

    expect(sure / titles.length).toBeGreaterThanOrEqual(lines.sure);
    expect(wrong / sure).toBeLessThanOrEqual(lines.wrong);
    expect(sumUp(all.filter((title) => !namesOccupation(title))).sure).toBeLessThanOrEqual(
      lines.ofNone,
    );
  });

  test('are as many as the public rules say, and those of judged pairs mostly surely read', () => {
    const titles = [...new Set([judged.near, judged.hard, judged.easy].flat(2))];
    const sure = titles.filter((title) => readTitle(title).isSure).length;

    expect(Math.min(halves.seen.length, halves.unseen.length)).toBeGreaterThanOrEqual(count);
    expect(sure / titles.length).toBeGreaterThanOrEqual(0.94);
  });
});
