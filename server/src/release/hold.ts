import { limits } from '@inkognito/shared/limits';
import { salaryInThousands } from '@inkognito/shared/rules/salary';
import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import type { UserFields } from '../user/user.model.ts';
import {
  Comparison,
  type ComparisonFields,
  type ReleaseState,
} from '../matching/comparison.model.ts';
import type { CandidateWishes, JobOffer } from '@inkognito/shared/rules/types';

/** States in which the recruiter is handed nothing, and reads the same. */
export const pendingStates = ['held', 'declined'] as const satisfies readonly ReleaseState[];

export function isPending({ releaseState }: Pick<ComparisonFields, 'releaseState'>): boolean {
  return releaseState === 'held' || releaseState === 'declined';
}

/** Whether the job seeker may still decide: a withdrawal from the whole recruiter has decided already. */
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
  { salary: offered }: Pick<JobOffer, 'salary'>,
): boolean {
  if (releaseMode === 'confirm') return true;
  if (offered.min === null || wished.max === null) return false;
  const most = limits.plausiblePayFactor * salaryInThousands(wished.max);
  return salaryInThousands(offered.min) > most;
}

type Judged = {
  earlier: { isMatch: boolean; releaseState: ReleaseState } | null;
  offerChanged: boolean;
  confirmationNeeded: boolean;
  /** Whether another offer of the recruiter waits or was declined. */
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
  // A second offer with less pay would tell what the first was held for.
  return confirmationNeeded || state !== 'open' || hasUndecided ? 'held' : 'open';
}

type Overruled = Pick<ComparisonFields, 'isMatch' | 'overruledAt'>;

/** Released by hand, though it is no match. */
export const isOverruled = ({ isMatch, overruledAt }: Overruled): boolean =>
  !isMatch && Boolean(overruledAt);

/** As the job seeker knows it: not while it waits for their word again, nor after they withdrew. */
export const isReleasedByHand = (
  offer: Overruled & Pick<ComparisonFields, 'releaseState' | 'contactWithdrawnAt'>,
): boolean => isOverruled(offer) && !isPending(offer) && !offer.contactWithdrawnAt;

/** A job seeker's yes was to the posting as it stood: a changed one waits for them again. */
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
