// Which titles a language model is asked about, and how far it may move the built-in judgement.
import type { MatchFacts, TitleFact } from '../rules/types.ts';
import { closeTitle, currentTitleFactor, plainlyAnother } from '../rules/jobTitle.ts';

/** The width between two verdicts. */
const farthestMove = 0.25;

/** Below `closeTitle`, so that a raised wish is no defence against an unwanted title. */
const highestRelated = 0.7;

/** Below `plainlyAnother`: what strangers write must not buy a match. */
const highestUnrelated = 0.45;

interface Wish {
  readonly fact: TitleFact;
  readonly factor: number;
}

function wishesOf({ titles: { interested, current } }: MatchFacts): readonly Wish[] {
  const wishes = interested.map((fact) => ({ fact, factor: 1 }));
  return current === null ? wishes : [...wishes, { fact: current, factor: currentTitleFactor }];
}

function highestFor({ fact: { value }, factor }: Wish): number {
  const limit = value * factor < plainlyAnother ? highestUnrelated : highestRelated;
  return Math.max(value, Math.min(value + farthestMove, limit));
}

/** Unwanted titles are never asked about: that protection must not depend on text that a stranger wrote. */
export function doubtfulTitles(facts: MatchFacts): readonly string[] {
  const wishes = wishesOf(facts);
  const counts = ({ fact, factor }: Wish) => fact.value * factor;
  if (wishes.some((wish) => counts(wish) >= closeTitle)) return [];
  const surely = Math.max(0, ...wishes.filter(({ fact }) => fact.sure).map(counts));
  const doubtful = wishes.filter(
    (wish) => !wish.fact.sure && highestFor(wish) * wish.factor > surely,
  );
  return [...new Set(doubtful.map(({ fact }) => fact.title))];
}

function judged({ fact, factor }: Wish, judgement: number | undefined): TitleFact {
  if (fact.sure || judgement === undefined) return fact;
  const lowest = Math.max(0, fact.value - farthestMove);
  const value = Math.min(highestFor({ fact, factor }), Math.max(lowest, judgement));
  return { ...fact, value: Math.round(value * 1000) / 1000 };
}

/** Judged titles stay unsure, so that they exclude nobody. */
export function withJudgements(
  facts: MatchFacts,
  judgementOf: (title: string) => number | undefined,
): MatchFacts {
  const { interested, current, notInterested } = facts.titles;
  const judge = (fact: TitleFact, factor: number) =>
    judged({ fact, factor }, judgementOf(fact.title));
  return {
    ...facts,
    titles: {
      interested: interested.map((fact) => judge(fact, 1)),
      current: current === null ? null : judge(current, currentTitleFactor),
      notInterested,
    },
    source: 'model',
  };
}
