import type { ClientSession, Types } from 'mongoose';
import { Guest } from '../key/guest.ts';
import { BlockedPosting, Comparison, type ComparisonRecord } from '../matching/comparison.model.ts';
import { findReaderKeys } from '../recruiter/readerKeys.ts';
import { mailboxKey } from '../user/mailboxKey.ts';
import { pendingStates } from './hold.ts';
import { Release } from './release.model.ts';

type ReaderId = Types.ObjectId | string;

/**
 * A guest's records of this candidate bear the mailbox from its proof on. Call before the proof is written, and with
 * the candidate's account locked.
 */
export async function setReaderKey(
  guestId: ReaderId,
  candidateId: ReaderId,
  email: string,
  tx: ClientSession,
): Promise<void> {
  const readerKey = await mailboxKey(email);
  const theirs = {
    ...{ candidateId, recruiterId: guestId },
    'recruiterSnapshot.username': null,
    'recruiterSnapshot.card.workEmail': email,
  };
  await Guest.updateOne(
    { _id: guestId },
    { $addToSet: { readerKeys: readerKey } },
    { session: tx },
  );
  await Comparison.updateMany(theirs, { $set: { readerKey } }, { session: tx });
  await Release.updateMany(theirs, { $set: { readerKey } }, { session: tx });
  const blocked = { candidateId, readerKey: String(guestId) };
  await BlockedPosting.updateMany(blocked, { $set: { readerKey } }, { session: tx });
  const unproven = { ...theirs, 'recruiterSnapshot.card.workEmailVerified': false };
  for (const match of await Comparison.find(unproven).session(tx).lean<ComparisonRecord[]>()) {
    await heedEarlier(match, [readerKey], tx);
  }
}

/** Before an account is shown contact data for the first time: it may have confirmed its mailbox since it compared. @returns its newest key */
export async function recognizeReader(match: ComparisonRecord, tx: ClientSession): Promise<string> {
  const readerKeys = await findReaderKeys(match, tx);
  const newest = readerKeys.at(-1) ?? match.readerKey;
  const { _id: comparisonId, candidateId } = match;
  const isFirst = !(await Release.exists({ candidateId, comparisonId }).session(tx));
  if (isFirst && newest !== match.readerKey) await heedEarlier(match, readerKeys, tx);
  return newest;
}

/** What the candidate decided about this reader under another key binds this match as well. */
async function heedEarlier(
  match: ComparisonRecord,
  readerKeys: readonly string[],
  tx: ClientSession,
): Promise<void> {
  const { _id, candidateId, releaseState } = match;
  if (releaseState === 'confirmed') return;
  const theirs = { candidateId, readerKey: { $in: readerKeys } };
  const withdrawn = await Release.findOne({ ...theirs, withdrawnAt: { $ne: null } }).session(tx);
  match.contactWithdrawnAt ??= withdrawn?.withdrawnAt ?? null;
  const undecided = { ...theirs, _id: { $ne: _id }, releaseState: { $in: pendingStates } };
  const isHeld = releaseState === 'open' && (await Comparison.exists(undecided).session(tx));
  if (isHeld) match.releaseState = 'held';
  const { contactWithdrawnAt, releaseState: now } = match;
  const decided = { $set: { contactWithdrawnAt, releaseState: now } };
  await Comparison.updateOne({ _id, candidateId }, decided, { session: tx });
}
