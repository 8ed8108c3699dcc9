import { limits } from '@inkognito/shared/limits';
import { fullTimeSalary, salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import type { UserFields } from '../user/user.model.ts';
import {
  Comparison,
  type ComparisonFields,
  type ReleaseState,
} from '../matching/comparison.model.ts';
import { factsOfOffer } from '../matching/facts.ts';
import type { CandidateWishes, JobOffer } from '@inkognito/shared/rules/types';

/** The recruiter gets nothing and sees no difference between these. */
export const pendingStates = ['held', 'declined'] as const satisfies readonly ReleaseState[];

export function isPending({ releaseState }: Pick<ComparisonFields, 'releaseState'>): boolean {
  return releaseState === 'held' || releaseState === 'declined';
}

/** False once the candidate withdrew from the whole recruiter. */
export function awaitsDecision({
  releaseState,
  contactWithdrawnAt,
  endedAt,
}: Pick<ComparisonFields, 'releaseState' | 'contactWithdrawnAt' | 'endedAt'>): boolean {
  return releaseState === 'held' && !contactWithdrawnAt && !endedAt;
}

export function needsConfirmation(
  { releaseMode }: Pick<UserFields, 'releaseMode'>,
  { salary: wished }: Pick<CandidateWishes, 'salary'>,
  job: JobOffer,
): boolean {
  if (releaseMode === 'confirm') return true;
  // As the rule compares it: a little pay for an hour a week is much at full time.
  const offered = fullTimeSalary(job, factsOfOffer(job));
  if (!offered || offered.min === null || wished.max === null) return false;
  return offered.min > limits.plausiblePayFactor * salaryInThousands(wished.max);
}

type Judged = {
  earlier: { isMatch: boolean; releaseState: ReleaseState } | null;
  offerChanged: boolean;
  confirmationNeeded: boolean;
  hasUndecided: boolean;
};

export function nextReleaseState({
  earlier,
  offerChanged,
  confirmationNeeded,
  hasUndecided,
}: Judged): ReleaseState {
  const state = earlier?.releaseState ?? 'open';
  if (!offerChanged && (state !== 'open' || earlier?.isMatch)) return state;
  // A second offer with less pay would reveal why the first is held.
  return confirmationNeeded || state !== 'open' || hasUndecided ? 'held' : 'open';
}

type Overruled = Pick<ComparisonFields, 'isMatch' | 'overruledAt'>;

/** Released by the candidate without a match. */
export const isOverruled = ({ isMatch, overruledAt }: Overruled): boolean =>
  !isMatch && Boolean(overruledAt);

/** The candidate's view: not while held again, nor after a withdrawal. */
export const isReleasedByHand = (
  offer: Overruled & Pick<ComparisonFields, 'releaseState' | 'contactWithdrawnAt'>,
): boolean => isOverruled(offer) && !isPending(offer) && !offer.contactWithdrawnAt;

/** The candidate agreed to the posting as it was: a changed one waits again. */
export async function holdChangedOffers(job: JobDocument, tx: ClientSession): Promise<void> {
  const confirmed = await Comparison.find({ jobId: job._id, releaseState: 'confirmed' })
    .select({ offer: 1 })
    .session(tx)
    .lean();
  const changed = confirmed.filter(({ offer }) => !isSameOffer(offer, job));
  if (changed.length === 0) return;
  const theirs = { _id: { $in: changed.map(({ _id }) => _id) } };
  await Comparison.updateMany(theirs, { $set: { releaseState: 'held' } }, { session: tx });
}
