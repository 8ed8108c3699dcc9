import { limits } from '@inkognito/shared/rules/limits';

/** Somebody who fits: `userId` as 24 hexadecimal digits. */
export interface Ranked {
  readonly userId: string;
  readonly matchPercentage: number;
}

/** Better first; among equals the older account, whose id is smaller. */
export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.matchPercentage !== b.matchPercentage) return b.matchPercentage - a.matchPercentage;
  return a.userId < b.userId ? -1 : Number(a.userId > b.userId);
}

/** The best of all who were offered, each person once; never more than fit into an answer. */
export class BestTen {
  readonly #ranking: Ranked[] = [];

  get ranking(): readonly Ranked[] {
    return this.#ranking;
  }

  /** The last one of a full list, whom everybody has to beat; null while there is room. */
  get last(): Ranked | null {
    return this.#ranking[limits.similarCandidatesMax - 1] ?? null;
  }

  offer(candidate: Ranked): void {
    if (this.#ranking.some(({ userId }) => userId === candidate.userId)) return;
    this.#ranking.push(candidate);
    this.#ranking.sort(compareRanked);
    this.#ranking.splice(limits.similarCandidatesMax);
  }

  /** Whether somebody with at most this percentage, and no smaller id than this, can still get in. */
  admits(ceiling: number, userId: string): boolean {
    if (this.last === null || ceiling > this.last.matchPercentage) return true;
    return ceiling === this.last.matchPercentage && userId < this.last.userId;
  }
}
