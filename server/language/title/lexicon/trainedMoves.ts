// Where a recruiter judges otherwise than the lexicon's places do: by the training that a job needs.
import type { Occupation } from './lexicon.ts';
import { nearness, nearnessOf } from './occupationNearness.ts';

/** Each is trained for its own practice, and may not assist in the other. */
const apart: readonly (readonly [string, string])[] = [['mfa', 'zfa']];

/** Learnt at the desk, so that people move between them without another training. */
const officeMoves: ReadonlySet<string> = new Set([
  'sachbearbeiter',
  'kaufmann-bueromanagement',
  'kaufmaennischer-angestellter',
  'industriekaufmann',
  'buerokraft',
  'teamassistent',
  'sekretaer',
  'auftragssachbearbeiter',
]);

/** Health professions and crafts of ISCO-08: another unit group is another apprenticeship or licence. */
const trained = /^(?:22|32|7)/;

const needsTraining = ({ isco }: Occupation) => isco !== null && trained.test(isco);

export const isOfficeWork = ({ id }: Occupation) => officeMoves.has(id);

export const officeMovesOf = ({ id }: Occupation): Iterable<string> =>
  officeMoves.has(id) ? officeMoves : [];

/** At most what the lexicon says. */
export function nearnessByTraining(left: Occupation, right: Occupation): number {
  const byLexicon = nearnessOf(left, right);
  if (left.id === right.id || byLexicon <= nearness.mainGroup) return byLexicon;
  if (apart.some((pair) => pair.includes(left.id) && pair.includes(right.id))) {
    return nearness.mainGroup;
  }
  const isRetraining = left.isco !== right.isco && needsTraining(left) && needsTraining(right);
  return isRetraining ? Math.min(byLexicon, nearness.group) : byLexicon;
}
