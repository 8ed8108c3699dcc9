// Which titles a language model is asked about, and how far its answer may move the built-in judgement.
import type { MatchFacts, TitleFact } from '../rules/types.ts';
import { closeTitle, currentTitleFactor, plainlyAnother } from '../rules/jobTitle.ts';

/** A judgement moves a title by no more than this, the width between two verdicts. */
const farthestMove = 0.25;

/**
 * The model may call a title related, never nearly the same. Below `closeTitle`, so that a raised wish is no defence
 * against an unwanted title.
 */
const highestRelated = 0.7;

/** Nor does it lift a title over the line below which there is no match: what strangers write must not buy one. */
const highestUnrelated = 0.45;

/** A title that somebody wants, and what its value counts. */
interface Wish {
  readonly fact: TitleFact;
  readonly factor: number;
}

function wishesOf({ titles: { interested, current } }: MatchFacts): readonly Wish[] {
  const wishes = interested.map((fact) => ({ fact, factor: 1 }));
  return current === null ? wishes : [...wishes, { fact: current, factor: currentTitleFactor }];
}

function highestFor({ fact: { value }, factor }: Wish): number {
  const ceiling = value * factor < plainlyAnother ? highestUnrelated : highestRelated;
  return Math.max(value, Math.min(value + farthestMove, ceiling));
}

/**
 * The wished titles that the built-in reading is not sure of, where an answer could matter: none is close already, and
 * none that is sure is nearer than they could become. What somebody does not want is no model's business: that
 * protection must not hang on text that a stranger wrote.
 */
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

/** The facts with a model's judgements of doubtful titles; these stay unsure, so that they exclude nobody. */
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
