import type { ClientSession, Types } from 'mongoose';
import { Guest } from '../../key/guest.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { BlockedPosting, Comparison, type ComparisonRecord } from '../comparison.model.ts';
import { awaitingReader, contactAfter } from '../contactState.ts';
import { provenCard } from '../../recruiter/snapshot.ts';
import { lockAccount } from '../../user/lock.ts';
import { notify } from '../../user/notify.ts';
import { hasBlocked } from '../../user/shield/hidden.ts';
import { mailboxKey, newestKeyOf, readerKeysOf } from '../../user/readerKeys.ts';
import { User } from '../../user/user.model.ts';
import { mustWait } from './hold.ts';
import { isOpenToGuests } from './reading.ts';
import { releaseContact } from './release.ts';
import { Release } from './release.model.ts';

type Deps = { mailer: Mailer | null };

/** The account has a confirmed address: every match that waited for one goes on. */
export async function proveAccount(
  deps: Deps,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  const account = await User.findById(recruiterId).session(tx).orFail().lean();
  const theirs = { recruiterId, 'recruiterSnapshot.username': { $ne: null } };
  for (const candidateId of await lockCandidates({ ...theirs, ...awaitingReader }, tx)) {
    const waiting = { ...theirs, candidateId, ...awaitingReader };
    const readerKey = newestKeyOf(account);
    await Comparison.updateMany(waiting, { $set: { readerKey } }, { session: tx });
    await advance(deps, waiting, readerKeysOf(account), tx);
  }
}

type Proven = { guestId: Types.ObjectId; email: string; comparisonId?: Types.ObjectId };

/** With `comparisonId` for this one alone, pressed elsewhere; without, in the browser that compared. */
export async function proveGuest(
  deps: Deps,
  { guestId, email, comparisonId }: Proven,
  tx: ClientSession,
): Promise<void> {
  const theirs = {
    recruiterId: guestId,
    'recruiterSnapshot.username': null,
    'recruiterSnapshot.card.workEmail': email,
    ...(comparisonId && { _id: comparisonId }),
  };
  const readerKey = await mailboxKey(email);
  const known = { $addToSet: { readerKeys: readerKey } };
  const after = { returnDocument: 'after', session: tx } as const;
  const guest = await Guest.findOneAndUpdate({ _id: guestId }, known, after).lean();
  const readerKeys = readerKeysOf(guest ?? { _id: guestId, readerKeys: [readerKey] });
  const proven = { $set: { readerKey, ...provenCard(email) } };
  for (const candidateId of await lockCandidates(theirs, tx)) {
    await Comparison.updateMany({ ...theirs, candidateId }, proven, { session: tx });
    await moveBlocks(candidateId, { from: guestId.toString(), to: readerKey }, tx);
    await advance(deps, { ...theirs, candidateId, ...awaitingReader }, readerKeys, tx);
  }
}

/** Also of the frozen: nothing of theirs is handed out, and their matches go on as all others. */
async function lockCandidates(theirs: object, tx: ClientSession): Promise<Types.ObjectId[]> {
  const found = await Comparison.find(theirs).select({ candidateId: 1 }).session(tx).lean();
  const ids = new Map(found.map(({ candidateId }) => [candidateId.toString(), candidateId]));
  for (const id of ids.values()) await lockAccount(id, tx);
  return [...ids.values()];
}

/** What a candidate blocked of this browser, they blocked of its mailbox. */
async function moveBlocks(
  candidateId: Types.ObjectId,
  { from, to }: { from: string; to: string },
  tx: ClientSession,
): Promise<void> {
  const blocked = { candidateId, readerKey: from };
  await BlockedPosting.updateMany(blocked, { $set: { readerKey: to } }, { session: tx });
  const moved = { $set: { 'blockedReaders.$[each].readerKey': to } };
  const options = { session: tx, arrayFilters: [{ 'each.readerKey': from }], timestamps: false };
  await User.updateOne({ _id: candidateId }, moved, options);
}

/** What the candidate decided about this reader under another key binds these matches as well. */
async function advance(
  { mailer }: Deps,
  waiting: { candidateId: Types.ObjectId },
  readerKeys: readonly string[],
  tx: ClientSession,
): Promise<void> {
  const matches = await Comparison.find(waiting).session(tx);
  if (matches.length === 0) return;
  const { candidateId } = waiting;
  // Read again: a block may have moved to the proven mailbox.
  const candidate = await User.findById(candidateId).session(tx).orFail().lean();
  const isBlocked = hasBlocked(candidate, readerKeys);
  const theirs = { candidateId, readerKey: { $in: readerKeys }, withdrawnAt: { $ne: null } };
  const isWithdrawn = (await Release.exists(theirs).session(tx)) !== null;
  const now = new Date();
  for (const match of matches) {
    if (!match.contact.byHand && isWithdrawn) {
      match.contact = contactAfter(match.contact, { kind: 'withdrawn' }, now);
    }
    // All that waits for a proof came by a guest or one like them.
    const isKeyLive = await isOpenToGuests(match, tx);
    const waits = await mustWait(match, { candidate, readerKeys }, tx);
    const proved = { kind: 'proved', isKeyLive, mustWait: waits } as const;
    match.contact = contactAfter(match.contact, proved, now);
    const isAsked = match.contact.state === 'awaitsCandidate';
    if (isAsked) match.candidateNews = { kind: 'match', at: now };
    await match.save({ session: tx });
    // A block lies over the contact: it is put on record once it may be read.
    if (isBlocked) continue;
    if (isAsked) await notify(mailer, candidateId, toDecide(match), tx);
    const { recruiterSnapshot } = match;
    await releaseContact({ comparison: match, candidate, recruiterSnapshot }, tx);
  }
}

export const toDecide = ({ _id }: Pick<ComparisonRecord, '_id'>) => ({
  kind: 'newMatch' as const,
  sentence: 'zu Ihrem Profil gibt es ein neues Match. Es wartet auf Ihre Freigabe.',
  link: { label: 'Ergebnis ansehen', url: `/matches/${_id.toString()}` },
});
