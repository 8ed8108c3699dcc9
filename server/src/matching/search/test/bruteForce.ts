import { listedCriteria } from '@inkognito/shared/comparison';
import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { scoreMatch } from '@inkognito/shared/rules/score';
import {
  Questionnaire,
  type QuestionnaireFields,
} from '../../../questionnaire/questionnaire.model.ts';
import { factsBetween, jobPlace, titleComparer } from '../../facts.ts';
import { type Ranked, coarsePercentage, listedWishes } from '../similarCandidates.ts';

/** Judges and sorts all: slow and obviously correct where no more than 500 may fit. */
export async function rankByBruteForce(
  offer: JobInput,
  excluded: readonly string[] = [],
): Promise<Ranked[]> {
  const fitting: (Ranked & { order: number })[] = [];
  const to = jobPlace(offer);
  const compareTo = titleComparer(offer);
  const everybody = Questionnaire.find({ listed: true }).lean<QuestionnaireFields[]>().cursor();
  for await (const answers of everybody) {
    const { searchFields } = answers;
    const userId = answers.userId.toString();
    const from = searchFields.place ?? null;
    const facts = factsBetween(answers, offer, { from, to, compareTo });
    const { isMatch, matchPercentage, breakdown } = scoreMatch(
      listedWishes(answers, searchFields),
      offer,
      facts,
    );
    if (!isMatch || excluded.includes(userId)) continue;
    const { order } = searchFields;
    const fits = listedCriteria.filter((id) => breakdown[id].verdict === 'fits');
    fitting.push({ userId, matchPercentage: coarsePercentage(matchPercentage), fits, order });
  }
  return fitting
    .sort((one, other) => other.matchPercentage - one.matchPercentage || one.order - other.order)
    .slice(0, limits.similarCandidatesMax)
    .map(({ order: _order, ...ranked }) => ranked);
}
