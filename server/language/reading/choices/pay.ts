import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe } from '../features.ts';
import { type Quantity, quantitiesIn } from '../numbers.ts';
import { type Bound, boundOf } from '../pay/bounds.ts';
import { type Conversions, conversionsOf, type Pay, type Way, yearly } from '../pay/conversion.ts';
import { type Figure, figuresIn } from '../pay/figures.ts';
import { attachedPeriod, type PeriodPay, periodsOf } from '../pay/period.ts';
import { lowerCase } from '../source.ts';

/** Words close to a figure that tell which part of target pay it is. */
const fixedBefore =
  /(?<!\p{L})(?:davon|wovon|fix\p{L}*|grundgehalt|base|festgehalt|garantie\p{L}*)[^\d]{0,25}$/u;
const fixedBehind = /^(?:brutto )?(?:fix|base|fest|garantiert|grund)/u;
const targetBefore = /(?:ziel|ote|gesamt|total|on-target|bis zu)\p{L}*[^\d]{0,25}$/u;
const targetBehind = /^(?:ote|ziel|gesamt)/u;

const isPart =
  /fix|fest|garant|base|variab|erfolg|bonus|provision|prämie|leistung|ergebnis|tantieme|ote/u;
const sightOfPart = 5;

/** "70/30", "80 % davon fix", "ein Fünftel variabel": the larger part of target pay is the fixed one. */
function fixedSharesIn(tokens: readonly Token[], quantities: readonly Quantity[]) {
  return quantities.flatMap(({ value, unit, first, last }, index) => {
    const next = quantities[index + 1];
    const isSplit =
      next?.first === last + 2 &&
      value + next.value === 100 &&
      /^(?:\/|:|zu|-)$/u.test(tokens[last + 1]?.lower ?? '');
    const around = tokens.slice(Math.max(0, first - sightOfPart), last + sightOfPart + 1);
    const isNamed = unit === 'percent' && around.some(({ lower }) => isPart.test(lower));
    if ((!isSplit && !isNamed) || value < 5 || value > 95) return [];
    return [{ first, share: Math.max(value, 100 - value) / 100 }];
  });
}

const [sight, wideSight, sightOfShare] = [18, 60, 30];

const said = (tokens: readonly Token[]) => tokens.map(({ lower }) => `${lower} `).join('');

/** All that a text counts, and what holds for all of it. */
interface Amounts {
  readonly figures: readonly Figure[];
  readonly fixedShares: ReturnType<typeof fixedSharesIn>;
  readonly conversions: Conversions;
  readonly isFixedNamed: boolean;
  readonly isTargetNamed: boolean;
}

function sceneOf({ tokens, plain }: Document, figure: Figure, { figures, fixedShares }: Amounts) {
  const { first, last } = figure;
  const before = figures.findLast((each) => each.last < first);
  const next = figures.find((each) => each.first > last);
  const from = Math.max((before?.last ?? -1) + 1, first - sight);
  const to = Math.min(next?.first ?? tokens.length, last + sight);
  const line = tokens[first]?.line ?? 0;
  const left = said(tokens.slice(from, first).filter((token) => token.line >= line - 1));
  // "Euro/Jahr" is one word, "80k+" two.
  const end = tokens[last]?.end ?? 0;
  const isOpen = /^.?\+(?:[\s,.)]|$)/u.test(plain.slice(end - 1, end + 2));
  const tail = isOpen
    ? 'upwards '
    : (/\/.*/u.exec(tokens[last]?.lower ?? '')?.[0].replace('/', '/ ') ?? '');
  const behind = tokens.slice(last + 1, to).filter((token) => token.line <= line + 1);
  const right = `${tail} ${said(behind)}`.trimStart();
  const wide = said(tokens.slice(last + 1, last + wideSight));
  const shares = fixedShares
    .filter((each) => Math.abs(each.first - first) <= sightOfShare)
    .map(({ share }) => share);
  return {
    left,
    right,
    fixedShares: [...new Set(shares)].slice(0, 3),
    ...(figure.isRange ? { bound: 'both' as const, length: 0 } : boundOf(left, right, wide)),
  };
}
type Scene = ReturnType<typeof sceneOf>;

const namesOf = ({ left, right }: Scene) => [
  ...(fixedBefore.test(left) || fixedBehind.test(right) ? ['afterFixed'] : []),
  ...(targetBefore.test(left) || targetBehind.test(right) ? ['ofTarget'] : []),
];

const boundNames = { min: 'boundMin', max: 'boundMax', both: 'boundBoth' } as const;

function waysOf({ bound, fixedShares }: Scene, { period }: PeriodPay, conversions: Conversions) {
  const { hours, otherHours, share } = conversions;
  const ways: Way[] = [];
  const add = (end: Bound, of: number, name: string, ofWeek: Way['hours']) =>
    ways.push({ bound: end, share: of, name, hours: ofWeek });
  const any = hours ?? [0, 0];
  if (period !== 'hour' || hours !== null) {
    add(bound, 1, boundNames[bound], any);
    if (bound !== 'both') add('both', 1, 'ignoresBound', any);
  }
  if (period === 'hour') for (const each of otherHours) add(bound, 1, 'otherHours', [each, each]);
  else if (share !== null) add(bound, share, 'share', any);
  for (const fixed of fixedShares)
    for (const end of new Set([bound, 'both'] as const)) add(end, fixed, 'fixedShare', any);
  return ways;
}

const keyOf = ({ min, max }: Pay) => `${min ?? ''}-${max ?? ''}`;

function spansFor(document: Document, figure: Figure, all: Amounts) {
  const scene = sceneOf(document, figure, all);
  const { first, last } = figure;
  const about = namesOf(scene);
  const { tokens } = document;
  const start = tokens[Math.max(0, first - scene.length)]?.start ?? 0;
  const end = tokens[last + (attachedPeriod(scene.right)?.length ?? 0)]?.end ?? 0;
  const isTarget = about.includes('ofTarget');
  const isFixed = about.includes('afterFixed');
  return periodsOf(figure, scene.left, scene.right).flatMap((paid) =>
    waysOf(scene, paid, all.conversions).flatMap((way) => {
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

/** Every amount and range, as pay of a year by the conventions; which of them is the job's base pay is learnt. */
export function payCandidates(document: Document): Candidate<Pay>[] {
  const lower = lowerCase(document.plain);
  const quantities = quantitiesIn(document);
  const { figures, pairs } = figuresIn(document, quantities);
  const all: Amounts = {
    figures,
    fixedShares: fixedSharesIn(document.tokens, quantities),
    conversions: conversionsOf(document, lower, quantities),
    isFixedNamed: /(?<!\p{L})(?:fix\p{L}*|grundgehalt|festgehalt|base|davon)(?!\p{L})/u.test(lower),
    isTargetNamed: /(?<!\p{L})(?:ziel(?:gehalt|einkommen)|ote|on-target|target)(?!\p{L})/u.test(
      lower,
    ),
  };
  const spans = [...figures, ...pairs].flatMap((figure) => spansFor(document, figure, all));
  return describe(document, spans);
}
