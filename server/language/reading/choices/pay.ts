import type { Candidate } from '../choose.ts';
import { type Document, tokenAt } from '../document.ts';
import { describe } from '../features.ts';
import { type Digits, withDigits } from '../numberWords.ts';
import { amountsIn, type Figure } from '../pay/amounts.ts';
import { isAustrian } from '../pay/austria.ts';
import { boundOf, type ReadBound } from '../pay/bounds.ts';
import { type Conversions, conversions, type Pay, type Way, yearly } from '../pay/conversion.ts';
import { figuresIn, pairsIn } from '../pay/figures.ts';
import { fixedSharesIn } from '../pay/fixedShares.ts';
import { type Hours, hoursNamed } from '../pay/hours.ts';
import { attachedPeriod, type PeriodPay, periodsOf } from '../pay/period.ts';
import { lowerCase } from '../source.ts';

/** Words close to a figure that tell which part of target pay it is. */
const fixedBefore =
  /(?<!\p{L})(?:davon|wovon|fix\p{L}*|grundgehalt|base|festgehalt|garantie\p{L}*)[^\d\n]{0,25}$/u;
const fixedBehind = /^\s?(?:€|euro|eur)?\s?(?:brutto )?(?:fix|base|fest|garantiert|grund)/u;
const targetBefore = /(?:ziel|ote|gesamt|total|on-target|bis zu)\p{L}*[^\d\n]{0,25}$/u;
const targetBehind = /^\s?(?:ote|ziel|gesamt)/u;

const sight = 90;
const wideSight = 320;
const mostFigures = 40;
const foreign = /chf|franken|sfr|usd|dollar|\$|£|gbp/u;

/** Prices of cars and what is counted by the thousand are no pay, whatever stands around them. */
const priceBefore = /(?:dienst|firmen)wagen[^.,;\d\n]{0,25}$/u;
const countedBehind =
  /^\s?(?:€|euro|eur)?\s?(?:brutto)?-?listenpreis|^\s(?:\p{L}+en )?\p{L}*(?:geräten?|nutzern?|users?|kunden|followern?|einwohnern?|mitarbeitern?)(?!\p{L})/u;

const isOther = (lower: string, { start, end, currency }: Figure) =>
  currency === 'foreign' ||
  foreign.test(lower.slice(end, end + 12).split('\n', 1)[0] ?? '') ||
  priceBefore.test(lower.slice(Math.max(0, start - 50), start)) ||
  countedBehind.test(lower.slice(end, end + 40));

/** All that a text counts, and what holds for all of it. */
interface Amounts extends Digits {
  readonly figures: readonly Figure[];
  readonly pairs: readonly Figure[];
  readonly hours: readonly Hours[];
  readonly conversions: Conversions;
  readonly isFixedNamed: boolean;
  readonly isTargetNamed: boolean;
}

interface Scene extends ReadBound {
  readonly figure: Figure;
  readonly left: string;
  readonly right: string;
  readonly fixedShares: ReturnType<typeof fixedSharesIn>;
}

const nearShare = 90;

function sceneOf(figure: Figure, { lower, figures }: Amounts): Scene {
  const before = figures.findLast(({ end }) => end <= figure.start);
  const next = figures.find(({ start }) => start >= figure.end);
  const from = Math.max(before?.end ?? 0, figure.start - sight);
  const to = Math.min(next?.start ?? lower.length, figure.end + sight);
  const left = lower.slice(from, figure.start).split('\n').slice(-2).join('\n');
  const right = lower.slice(figure.end, to).split('\n').slice(0, 2).join('\n');
  const own = { bound: 'both', length: 0 } as const;
  const wide = lower.slice(figure.end, figure.end + wideSight);
  const around = lower.slice(Math.max(0, figure.start - nearShare), figure.end + 2 * nearShare);
  return {
    ...{ figure, left, right, fixedShares: fixedSharesIn(around) },
    ...(figure.isRange ? own : boundOf(left, right, wide)),
  };
}

const namesOf = ({ left, right }: Scene) => [
  ...(fixedBefore.test(left) || fixedBehind.test(right) ? ['afterFixed'] : []),
  ...(targetBefore.test(left) || targetBehind.test(right) ? ['ofTarget'] : []),
];

const boundNames = { min: 'boundMin', max: 'boundMax', both: 'boundBoth' } as const;

function waysOf({ bound, fixedShares }: Scene, { period }: PeriodPay, all: Amounts): Way[] {
  const ways: Way[] = [{ bound, share: 1, name: boundNames[bound] }];
  if (bound !== 'both') ways.push({ bound: 'both', share: 1, name: 'ignoresBound' });
  const { share } = all.conversions;
  if (period === 'hour')
    ways.push(...all.hours.map((hours) => ({ bound, share: 1, name: 'otherHours', hours })));
  else if (share !== null) ways.push({ bound, share: share / 100, name: 'share' });
  for (const fixed of fixedShares)
    for (const end of new Set([bound, 'both'] as const))
      ways.push({ bound: end, share: fixed, name: 'fixedShare' });
  return ways;
}

const keyOf = ({ min, max }: Pay) => `${min ?? ''}-${max ?? ''}`;

function spansFor(document: Document, figure: Figure, all: Amounts) {
  const scene = sceneOf(figure, all);
  const { placeOf } = all;
  const first = tokenAt(document, placeOf(figure.start));
  const last = Math.max(first, tokenAt(document, placeOf(figure.end - 1)));
  const about = namesOf(scene);
  const start = placeOf(figure.start - scene.length);
  const end = placeOf(figure.end + (attachedPeriod(scene.right)?.length ?? 0));
  const isTarget = about.includes('ofTarget');
  const isFixed = about.includes('afterFixed');
  return periodsOf(figure, scene.left, scene.right).flatMap((paid) =>
    waysOf(scene, paid, all).flatMap((way) => {
      const pay = yearly(paid, way, all.conversions);
      if (pay === null) return [];
      const names = [...about, paid.period, paid.how, way.name];
      const isPart = way.share < 1;
      if (!isPart && scene.fixedShares.length > 0) {
        names.push('total');
        if (isTarget) names.push('totalOfTarget');
      }
      if (isPart && isTarget) names.push('partOfTarget');
      if (isTarget && all.isFixedNamed) names.push('targetBesideFixed');
      if (all.isTargetNamed && isFixed) names.push('fixedBesideTarget');
      if (paid.scale > 1) names.push('thousands');
      return [{ ...pay, key: keyOf(pay.value), start, end, first, last, names }];
    }),
  );
}

const mostHours = 3;

function otherHours(lower: string): Hours[] {
  const ends = hoursNamed(lower).flatMap(({ hours }) => hours);
  return [...new Set(ends)].slice(0, mostHours).map((each) => [each, each]);
}

/** Every amount and range, as pay of a year by the conventions; which of them is the job's base pay is learnt. */
export function payCandidates(document: Document): Candidate<Pay>[] {
  const digits = withDigits(lowerCase(document.plain));
  const { lower } = digits;
  const figures = figuresIn(lower, amountsIn(lower))
    .filter((figure) => figure.low >= 9 && !isOther(lower, figure))
    .slice(0, mostFigures);
  const all: Amounts = {
    ...digits,
    figures,
    pairs: pairsIn(lower, figures),
    hours: otherHours(lower),
    conversions: conversions(lower, isAustrian(lower)),
    isFixedNamed: /(?<!\p{L})(?:fix\p{L}*|grundgehalt|festgehalt|base|davon)(?!\p{L})/u.test(lower),
    isTargetNamed: /(?<!\p{L})(?:ziel(?:gehalt|einkommen)|ote|on-target|target)(?!\p{L})/u.test(
      lower,
    ),
  };
  const spans = [...figures, ...all.pairs].flatMap((figure) => spansFor(document, figure, all));
  return describe(document, spans);
}
