import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import type { UserFields } from '../user/user.model.ts';
import {
  Comparison,
  type ComparisonFields,
  type ReleaseState,
} from '../matching/comparison.model.ts';
import { Release } from './release.model.ts';

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

/** From every recruiter: a hold that depended on the company would tell which ones are listed. */
export const needsConfirmation = ({
  releaseMode,
  isShielded,
}: Pick<UserFields, 'releaseMode' | 'isShielded'>): boolean =>
  releaseMode === 'confirm' || isShielded;

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

/** Of which nothing was handed out yet, as no mailbox is proven: they wait for the candidate. */
export async function holdUnreleased(candidateId: string, tx: ClientSession): Promise<void> {
  const released = await Release.find({ candidateId })
    .select({ comparisonId: 1 })
    .session(tx)
    .lean();
  const open = { candidateId, countsAsMatch: true, releaseState: 'open' } as const;
  const unreleased = { ...open, _id: { $nin: released.map(({ comparisonId }) => comparisonId) } };
  await Comparison.updateMany(unreleased, { $set: { releaseState: 'held' } }, { session: tx });
}

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
