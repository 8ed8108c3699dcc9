import type { Document, Token } from '../document.ts';

/** Which words a name is made of, and which may stand between two of them. */
export interface Grammar {
  readonly isPart: (token: Token, at: number) => boolean;
  readonly joins: (token: Token, at: number) => boolean;
  /** How many tokens it may reach to either side. */
  readonly left: number;
  readonly right: number;
}

export interface Run {
  readonly first: number;
  readonly last: number;
}

/** Every name of one line around a token, where a part of it begins and ends it. */
export function spansAround({ tokens }: Document, at: number, grammar: Grammar): Run[] {
  const edges = (step: 1 | -1, reach: number) => {
    const found = [at];
    for (let next = at + step; Math.abs(next - at) <= reach; next += step) {
      const token = tokens[next];
      if (token === undefined || token.line !== tokens[at]?.line) break;
      if (grammar.isPart(token, next)) found.push(next);
      else if (!grammar.joins(token, next)) break;
    }
    return found;
  };
  const ends = edges(1, grammar.right);
  return edges(-1, grammar.left).flatMap((first) => ends.map((last) => ({ first, last })));
}
