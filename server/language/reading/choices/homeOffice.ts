import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe, speakingFor } from '../features.ts';
import { has, type Quantity, quantitiesIn } from '../numbers.ts';

const isHome = (token: Token | undefined) => has(token, 'HOME');
const isPlace = (token: Token) => isHome(token) || has(token, 'LOCAL');

const near = 9;

/** Whether the sentence speaks of home or office close by. */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - near), at + near + 1)
    .some((token) => token.sentence === sentence && isPlace(token));
}

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
    const isAlone = !isPlaced(tokens, first);
    if (share === null || (isAlone && unit === null)) return [];
    return [{ share, first, last, names: [unit ?? 'word', ...(isAlone ? ['alone'] : [])] }];
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
