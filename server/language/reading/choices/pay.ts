import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe } from '../features.ts';
import { quantitiesIn } from '../numbers.ts';
import { boundOf } from '../pay/bounds.ts';
import { conversionsIn, type Pay, payOf } from '../pay/conversion.ts';
import { type Figure, figuresIn } from '../pay/figures.ts';
import { attachedPeriod, periodsOf } from '../pay/period.ts';
import { lowerCase } from '../source.ts';

/** Words close to a figure that tell which part of target pay it is. */
const fixedBefore =
  /(?<!\p{L})(?:davon|wovon|fix\p{L}*|grundgehalt|base|festgehalt|garantie\p{L}*)[^\d]{0,25}$/u;
const fixedBehind = /^(?:brutto )?(?:fix|base|fest|garantiert|grund)/u;
const targetBefore = /(?:ziel|ote|gesamt|total|on-target|bis zu)\p{L}*[^\d]{0,25}$/u;
const targetBehind = /^(?:ote|ziel|gesamt)/u;

const [sight, wideSight] = [18, 60];

const said = (tokens: readonly Token[]) => tokens.map(({ lower }) => `${lower} `).join('');

/** What stands around a figure, up to the next ones. */
function sceneOf({ tokens, plain }: Document, figure: Figure, amounts: readonly Figure[]) {
  const { first, last, isRange } = figure;
  const before = amounts.findLast((each) => each.last < first)?.last ?? -1;
  const next = amounts.find((each) => each.first > last)?.first ?? tokens.length;
  const { line = 0, lower = '', end = 0 } = tokens[last] ?? {};
  const left = said(
    tokens
      .slice(Math.max(before + 1, first - sight), first)
      .filter((token) => token.line >= line - 1),
  );
  // "Euro/Jahr" is one word, "80k+" two.
  const tail = lower.includes('/') ? lower.slice(lower.indexOf('/')).replace('/', '/ ') : '';
  const isOpen = /^.?\+(?:[\s,.)]|$)/u.test(plain.slice(end - 1, end + 2));
  const behind = tokens
    .slice(last + 1, Math.min(next, last + sight))
    .filter((token) => token.line <= line + 1);
  const right = `${tail}${isOpen ? 'upwards' : ''} ${said(behind)}`.trimStart();
  const wide = said(tokens.slice(last + 1, last + wideSight));
  const bound = isRange ? { bound: 'both' as const, length: 0 } : boundOf(left, right, wide);
  const about = [
    ...(fixedBefore.test(left) || fixedBehind.test(right) ? ['afterFixed'] : []),
    ...(targetBefore.test(left) || targetBehind.test(right) ? ['ofTarget'] : []),
  ];
  return { left, right, about, ...bound };
}

const boundNames = { min: 'boundMin', max: 'boundMax', both: 'boundBoth' } as const;
const keyOf = ({ min, max }: Pay) => `${min ?? ''}-${max ?? ''}`;

/** Every amount and range, as pay of a year by the conventions; which of them is the job's base pay is learnt. */
export function payCandidates(document: Document): Candidate<Pay>[] {
  const { tokens, plain } = document;
  const quantities = quantitiesIn(document);
  const { amounts, ranges } = figuresIn(quantities);
  const conversions = conversionsIn(tokens, quantities, lowerCase(plain));
  const hasFixed = conversions.year.some(({ name }) => name === 'fixedShare');
  const spans = [...amounts, ...ranges].flatMap((figure) => {
    const { left, right, about, bound, length } = sceneOf(document, figure, amounts);
    const { first, last } = figure;
    const start = tokens[Math.max(0, first - length)]?.start ?? 0;
    const end = tokens[last + (attachedPeriod(right)?.length ?? 0)]?.end ?? plain.length;
    return periodsOf(figure, left, right).flatMap(({ period, how, scale }) =>
      conversions[period].flatMap(({ factor, name, note }) =>
        [...new Set([bound, 'both'] as const)].flatMap((ends) => {
          const value = payOf(figure, factor * scale, ends);
          if (value === null) return [];
          const part = name === 'whole' && hasFixed ? 'total' : name;
          const bounds = ends === bound ? boundNames[bound] : 'ignoresBound';
          const told = about.flatMap((each) => [each, `${each} ${part}`]);
          const names = [period, how, name, part, bounds, `scale ${scale}`, ...told];
          return [{ value, key: keyOf(value), note, start, end, first, last, names }];
        }),
      ),
    );
  });
  return describe(document, spans);
}
