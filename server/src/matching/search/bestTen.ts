import { limits } from '@inkognito/shared/limits';

export interface Ranked {
  readonly userId: string;
  readonly matchPercentage: number;
  /** In the viewer's order, to break ties. */
  readonly position: number;
}

export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.matchPercentage !== b.matchPercentage) return b.matchPercentage - a.matchPercentage;
  return a.position - b.position;
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

  /** How many leading positions could still enter with this percentage. */
  openPositions(percentage: number): number {
    if (this.last === null || percentage > this.last.matchPercentage) return Infinity;
    return percentage === this.last.matchPercentage ? this.last.position : 0;
  }
}
