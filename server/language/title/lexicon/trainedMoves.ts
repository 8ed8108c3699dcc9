// Where a recruiter judges otherwise than the lexicon's places do: by the training that a job needs.
import type { Occupation } from './lexicon.ts';
import { nearness, nearnessOf } from './occupationNearness.ts';

/** Each is trained for its own practice, and may not assist in the other. */
const apart: readonly (readonly [string, string])[] = [['mfa', 'zfa']];

/** Trained for any office, or a name for anybody at a desk. */
const anyOffice =
  /^(?:kaufmaennisch\/buero-sekretariat\/(?:buero|industrie)kaufleute$|allgemein\/)/;

/** Unit groups of ISCO-08 that are learnt at the desk: office clerks, secretaries, order processing. */
const desks = /^(?:411|412|4311|3343)/;

/** Of the other clerks and of buyers only who is called so. */
const clerks = /^(?:4|332)/;
const clerkName = /sachbearbeit/iu;

/** Bookkeeping, banks and insurances need to know their matter. */
const areaOfMatter = 'finanzen-recht';

const isDesk = ({ area, isco, leads, names: [name = ''] }: Occupation) =>
  isco !== null &&
  !leads &&
  area !== areaOfMatter &&
  (desks.test(isco) || (clerks.test(isco) && clerkName.test(name)));

const isForAnyOffice = (occupation: Occupation) =>
  isDesk(occupation) && anyOffice.test(occupation.group);

/** People trained for any office move to a desk and back, but not from one matter to another. */
export const isOfficeMove = (left: Occupation, right: Occupation): boolean =>
  (isForAnyOffice(left) && isDesk(right)) || (isDesk(left) && isForAnyOffice(right));

/** Health professions and crafts of ISCO-08: another unit group is another apprenticeship or licence. */
const trained = /^(?:22|32|7)/;

const needsTraining = ({ isco }: Occupation) => isco !== null && trained.test(isco);

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
