import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe, speakingFor } from '../features.ts';
import { has, type Quantity, quantitiesIn } from '../numbers.ts';

const isHome = (token: Token) => has(token, 'HOME');

const sight = 9;
const mostPlaces = 2;

/** Home and office as the sentence names them to one side of a number, the nearest first. */
const placesIn = (side: readonly Token[], sentence: number | undefined) =>
  side
    .filter((token) => token.sentence === sentence && (isHome(token) || has(token, 'LOCAL')))
    .slice(0, mostPlaces)
    .map((token) => (isHome(token) ? 'home' : 'site'))
    .join('-');

const inWeek = 20;
const mostShares = 120;

function shareOf({ value, unit }: Quantity): number | null {
  const isPercent = unit === 'percent' || (value > 5 && value % 5 === 0);
  const share = Math.round(isPercent ? value : value * inWeek);
  return share <= 100 && (unit === null || unit === 'percent' || unit === 'days') ? share : null;
}

/** "2 Tage", "40 %", "fully remote", the share of the week from home, or the rest of it; none is said by the mode. */
export function homeOfficeCandidates(document: Document): Candidate<number>[] {
  const { tokens } = document;
  const numbers = quantitiesIn(document).flatMap((quantity) => {
    const share = shareOf(quantity);
    const { first, last, unit } = quantity;
    const sentence = tokens[first]?.sentence;
    const before = placesIn(tokens.slice(Math.max(0, first - sight), first).reverse(), sentence);
    const behind = placesIn(tokens.slice(last + 1, last + sight + 1), sentence);
    if (share === null || (before === '' && behind === '' && unit === null)) return [];
    const names = [`before ${before}`, `behind ${behind}`, `places ${before} ${behind}`];
    return [{ share, first, last, names: [unit ?? 'word', ...names] }];
  });
  const whole = tokens.flatMap((token, at) =>
    isHome(token) ? [{ share: 100, first: at, last: at, names: ['full'] }] : [],
  );
  const spans = [...numbers, ...whole].slice(0, mostShares);
  return describe(document, spans).flatMap(({ share, first, last, features }) =>
    Object.entries({ same: share, other: 100 - share })
      .filter(([, value]) => value > 0)
      .map(([kind, value]) => ({
        value,
        key: String(value),
        start: tokens[first]?.start ?? 0,
        end: tokens[last]?.end ?? 0,
        features: speakingFor(kind, features),
      })),
  );
}
