import type { MatchFacts } from '../rules/types.ts';
import { doubtfulTitles, withJudgements } from './doubtfulTitles.ts';
import type { ModelClient } from './modelClient.ts';
import { findAnswer, keepAnswer } from './titleAnswer.model.ts';
import { pairsFor, questionKey, titleQuestion } from './titleQuestion.ts';

export type JudgeDoubtful = (
  facts: MatchFacts,
  jobTitle: string,
  signal?: AbortSignal,
) => Promise<MatchFacts>;

export function createTitleModel(client: ModelClient): JudgeDoubtful {
  return async (facts, jobTitle, signal) => {
    // In one order, so that the same titles are the same question.
    const titles = [...doubtfulTitles(facts)].sort();
    if (titles.length === 0) return facts;
    const pairs = pairsFor(titles, jobTitle);
    const key = questionKey(pairs, client.model);
    const known = await findAnswer(key);
    if (known !== null) client.watch.settled('remembered');
    const judged = known ?? (await client.ask(titleQuestion(pairs), signal))?.similarities;
    if (!judged) return facts;
    const kept = known ?? (await keepAnswer(key, judged));
    return withJudgements(facts, (title) => kept[titles.indexOf(title)]);
  };
}
