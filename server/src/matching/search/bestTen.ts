import { limits } from '@inkognito/shared/rules/limits';

export interface Ranked {
  /** 24 hexadecimal digits; the older account has the smaller id and wins a tie. */
  readonly userId: string;
  readonly matchPercentage: number;
}

export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.matchPercentage !== b.matchPercentage) return b.matchPercentage - a.matchPercentage;
  return a.userId < b.userId ? -1 : Number(a.userId > b.userId);
}

export class BestTen {
  readonly #ranking: Ranked[] = [];

  get ranking(): readonly Ranked[] {
    return this.#ranking;
  }

  get last(): Ranked | null {
    return this.#ranking[limits.similarCandidatesMax - 1] ?? null;
  }

  offer(candidate: Ranked): void {
    if (this.#ranking.some(({ userId }) => userId === candidate.userId)) return;
    this.#ranking.push(candidate);
    this.#ranking.sort(compareRanked);
    this.#ranking.splice(limits.similarCandidatesMax);
  }

  admits(upperBound: number, userId: string): boolean {
    if (this.last === null || upperBound > this.last.matchPercentage) return true;
    return upperBound === this.last.matchPercentage && userId < this.last.userId;
  }
}
