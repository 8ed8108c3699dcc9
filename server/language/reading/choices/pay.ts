import type { Candidate } from '../choose.ts';
import { type Document, tokenAt } from '../document.ts';
import { describePlace, featureOf } from '../features.ts';
import { type Digits, withDigits } from '../numberWords.ts';
import { amountsIn } from '../pay/amounts.ts';
import { isAustrian } from '../pay/austria.ts';
import { boundOf, type ReadBound } from '../pay/bounds.ts';
import { type Conversions, conversions } from '../pay/conversion.ts';
import { type Figure, figuresIn } from '../pay/figures.ts';
import { fixedSharesIn } from '../pay/fixedShares.ts';
import { attachedPeriod } from '../pay/period.ts';
import {
  hasPayNoun,
  isForReferral,
  isOtherBehind,
  isPaidBefore,
  isPayBehind,
  isPayBudget,
  nearestWord,
} from '../pay/words.ts';
import {
  hoursIn,
  pairsIn,
  type Pay,
  type PeriodPay,
  periodsOf,
  type Way,
  yearly,
} from '../pay/yearly.ts';
import { lowerCase } from '../source.ts';

/** Words close before and behind a figure that tell what it is. */
const cues: readonly (readonly [string, RegExp | null, RegExp | null])[] = [
  ['net', /netto\s*$/u, /^[\s(]*netto/u],
  ['gross', /brutto.{0,12}$/u, /^.{0,18}(?:brutto|gross)/u],
  ['plus', /(?:\+|plus|zzgl\.?|zuzüglich)\s*$/u, null],
  [
    'afterFixed',
    /(?<!\p{L})(?:davon|wovon|fix\p{L}*|grundgehalt|base|festgehalt|garantie\p{L}*)[^\d\n]{0,25}$/u,
    /^\s?(?:€|euro|eur)?\s?(?:brutto )?(?:fix|base|fest|garantiert|grund)/u,
  ],
  [
    'ofTarget',
    /(?:ziel|ote|gesamt|total|on-target|bis zu)\p{L}*[^\d\n]{0,25}$/u,
    /^\s?(?:ote|ziel|gesamt)/u,
  ],
  ['partTime', /teilzeit|minijob/u, /teilzeit|minijob/u],
  [
    'own',
    /(?:ihr|dein|mein|aktuell|derzeit|bisher)\p{L}* (?:\p{L}+ )?(?:gehalt|lohn|wunsch)/u,
    null,
  ],
  ['collective', /kollektivvertrag|mindest|(?<!\p{L})kv(?!\p{L})/u, null],
];
const sight = 90;
const wideSight = 320;
const mostFigures = 40;
const foreign = /chf|franken|sfr|usd|dollar|\$|£|gbp/u;

/** Prices of cars and what is counted by the thousand are no pay, whatever stands around them. */
const priceBefore = /(?:dienst|firmen)wagen[^.,;\d\n]{0,25}$/u;
const countedBehind =
  /^\s?(?:€|euro|eur)?\s?(?:brutto)?-?listenpreis|^\s(?:\p{L}+en )?\p{L}*(?:geräten?|nutzern?|users?|kunden|followern?|einwohnern?|mitarbeitern?)(?!\p{L})/u;

const isNoMoney = (lower: string, { start, end }: Figure) =>
  priceBefore.test(lower.slice(Math.max(0, start - 50), start)) ||
  countedBehind.test(lower.slice(end, end + 40));

/** All that a text counts, and what holds for all of it. */
interface Amounts extends Digits {
  readonly figures: readonly Figure[];
  readonly pairs: readonly Figure[];
  readonly euros: readonly Figure[];
  readonly hours: readonly number[];
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
  const own = { bound: 'both', length: 0, by: 'none' } as const;
  const wide = lower.slice(figure.end, figure.end + wideSight);
  const around = lower.slice(Math.max(0, figure.start - nearShare), figure.end + 2 * nearShare);
  return {
    ...{ figure, left, right, fixedShares: fixedSharesIn(around) },
    ...(figure.isRange ? own : boundOf(left, right, wide)),
  };
}

type Put = (name: string) => void;

function putFigure({ figure, right, left }: Scene, all: Amounts, put: Put): void {
  const { figures, pairs, euros } = all;
  const isForeign = figure.currency === 'foreign' || foreign.test(right.slice(0, 12));
  put(figure.currency === 'euro' ? 'euro' : isForeign ? 'foreign' : 'noUnit');
  if (figure.scaled) put('scaled');
  put(figure.isRange ? 'range' : 'single');
  if (pairs.includes(figure)) put('pair');
  if (euros.length === 1 && euros[0] === figure) put('only');
  if (figures[0]?.start === figure.start) put('first');
  if (figures.at(-1)?.start === figure.start) put('last');
  if (figures.every(({ high }) => high <= figure.high)) put('largest');
  if (figures.length > 5) put('many');
  if (/^\s*(?:[,.;|)\n•·+]|$)/u.test(right) && /(?:^|[,|:•·(\n])\s*$/u.test(left)) put('item');
  const isEnd = (other: Figure) =>
    other.isRange && (other.low === figure.low || other.high === figure.high);
  if (!figure.isRange && [...figures, ...pairs].some(isEnd)) put('rangeElsewhere');
}

const isBeside = ({ left, right }: Scene, cue: string) =>
  cues.some(
    ([name, before, behind]) =>
      name === cue && (before?.test(left) === true || behind?.test(right) === true),
  );

function putWords({ left, right, length }: Scene, put: Put): void {
  for (const [name, before, behind] of cues)
    if (before?.test(left) === true || behind?.test(right) === true) put(name);
  const word = nearestWord(left);
  put(word === null ? 'noWord' : word.isVerb ? 'payVerb' : word.isPay ? 'payWord' : 'otherWord');
  if (word !== null && word.distance <= 30) put('wordNear');
  if (isOtherBehind(right)) put('otherBehind');
  if (isPayBehind(right)) put('payBehind');
  if (hasPayNoun(left)) put('payNoun');
  if (isPaidBefore(left.slice(0, left.length - length))) put('paid');
  if (isPayBudget(left)) put('budget');
  if (isForReferral(right)) put('referral');
}

const boundNames = { min: 'boundMin', max: 'boundMax', both: 'boundBoth' } as const;

function waysOf({ bound, fixedShares }: Scene, { period }: PeriodPay, all: Amounts): Way[] {
  const ways: Way[] = [{ bound, share: 1, name: boundNames[bound] }];
  if (bound !== 'both') ways.push({ bound: 'both', share: 1, name: 'ignoresBound' });
  const { share } = all.conversions;
  if (period === 'hour')
    ways.push(...all.hours.map((hours) => ({ bound, share: 1, name: 'otherHours', hours })));
  else if (share !== null) ways.push({ bound, share: share / 100, name: 'share' });
  for (const { share: fixed, isNamed } of fixedShares)
    for (const end of new Set([bound, 'both'] as const))
      ways.push({ bound: end, share: fixed, name: isNamed ? 'fixedShare' : 'split' });
  return ways;
}

const keyOf = ({ min, max }: Pay) => `${min ?? ''}-${max ?? ''}`;
const sizeOf = ({ min, max }: Pay) => {
  const amount = max ?? min ?? 0;
  return amount < 18 ? 'low' : amount < 130 ? 'usual' : 'high';
};

function candidatesFor(document: Document, figure: Figure, all: Amounts): Candidate<Pay>[] {
  const scene = sceneOf(figure, all);
  const { placeOf } = all;
  const first = tokenAt(document, placeOf(figure.start));
  const last = Math.max(first, tokenAt(document, placeOf(figure.end - 1)));
  const description = describePlace(document, first, last);
  putFigure(scene, all, description.put);
  putWords(scene, description.put);
  const common = description.features();
  const start = placeOf(figure.start - scene.length);
  const end = placeOf(figure.end + (attachedPeriod(scene.right)?.length ?? 0));
  const isTarget = isBeside(scene, 'ofTarget');
  const isFixed = isBeside(scene, 'afterFixed');
  return [...periodsOf(figure, scene.left, scene.right)].flatMap((paid) =>
    waysOf(scene, paid, all).flatMap((way): Candidate<Pay>[] => {
      const value = yearly(paid, way, all.conversions);
      if (value === null) return [];
      const names = [paid.period, paid.how, way.name, sizeOf(value)];
      const isPart = way.share < 1;
      if (!isPart && scene.fixedShares.length > 0) {
        names.push('total');
        if (isTarget) names.push('totalOfTarget');
      }
      if (isPart && isTarget) names.push('partOfTarget');
      if (scene.by !== 'none')
        names.push(`${way.name === 'ignoresBound' ? 'ignored' : 'by'}:${scene.by}`);
      if (isTarget && all.isFixedNamed) names.push('targetBesideFixed');
      if (all.isTargetNamed && isFixed) names.push('fixedBesideTarget');
      if (paid.scale > 1) names.push('thousands');
      const { note, ...salary } = value;
      const features = [...common, ...names.map(featureOf)];
      return [{ value: salary, note, key: keyOf(value), start, end, features }];
    }),
  );
}

/** Pay that rises with each year of training: from the first to the last. */
function stepsOf(candidates: readonly Candidate<Pay>[]): Candidate<Pay>[] {
  const steps = candidates.filter(
    ({ features, value }) =>
      value.min === value.max &&
      features.includes(featureOf('boundBoth')) &&
      features.includes(featureOf('month')),
  );
  const [first, last] = [steps[0], steps.at(-1)];
  const max = last?.value.max;
  if (first?.value.min === undefined || max === undefined || first.value.min >= max) return [];
  const value = { ...first.value, max };
  const features = [...first.features, featureOf('steps')];
  const end = last?.end ?? first.end;
  return [{ ...first, value, key: keyOf(value), end, features }];
}

/** Every amount and range, as pay of a year by the conventions; which of them is the job's base pay is learnt. */
export function payCandidates(document: Document): Candidate<Pay>[] {
  const digits = withDigits(lowerCase(document.plain));
  const { lower } = digits;
  const figures = figuresIn(lower, amountsIn(lower))
    .filter((figure) => figure.low >= 9 && !isNoMoney(lower, figure))
    .slice(0, mostFigures);
  const all: Amounts = {
    ...digits,
    figures,
    pairs: pairsIn(lower, figures),
    euros: figures.filter(({ currency }) => currency === 'euro'),
    hours: hoursIn(lower),
    conversions: conversions(lower, isAustrian(lower)),
    isFixedNamed: /(?<!\p{L})(?:fix\p{L}*|grundgehalt|festgehalt|base|davon)(?!\p{L})/u.test(lower),
    isTargetNamed: /(?<!\p{L})(?:ziel(?:gehalt|einkommen)|ote|on-target|target)(?!\p{L})/u.test(
      lower,
    ),
  };
  const candidates = [...figures, ...all.pairs].flatMap((figure) =>
    candidatesFor(document, figure, all),
  );
  const steps = stepsOf(candidates);
  const places = new Set(steps.map(({ start }) => start));
  return [
    ...candidates.map((each) =>
      places.has(each.start)
        ? { ...each, features: [...each.features, featureOf('firstStep')] }
        : each,
    ),
    ...steps,
  ];
}

export type { Pay };
