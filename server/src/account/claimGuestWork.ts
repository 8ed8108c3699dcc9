import type { ClientSession, Types } from 'mongoose';
import type { Request } from 'express';
import { Guest, type GuestRecord, guestIdOf } from '../key/guest.ts';
import { Key } from '../key/key.model.ts';
import { Unlock } from '../key/unlock.model.ts';
import { forgetGuest } from '../auth/session/session.ts';
import { Job } from '../job/job.model.ts';
import { inAccountTransaction } from '../user/user.lock.ts';
import { keysOfBlock } from '../user/shield/keys.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { BlockedRecruiter } from '../recruiter/blockedRecruiter.model.ts';
import { rebuildHiddenFrom } from '../recruiter/suspension.ts';
import { addFormerNames } from '../recruiter/rememberRefused.ts';
import { BlockedPosting, Comparison } from '../matching/comparison.model.ts';
import { identifyAccount } from '../matching/comparer.ts';
import { RecruiterMark } from '../recruiter/recruiterMark.model.ts';
import { closeReleaseRecords } from '../match/closeReleaseRecords.ts';
import { Release } from '../release/release.model.ts';

/** Guest work in this browser goes to the recruiter's account. */
export async function claimGuestWork(req: Request, user: UserDocument): Promise<void> {
  if (!req.session.guest || !user.role.includes('recruiter')) return;
  const guestId = guestIdOf(req);
  if (guestId) {
    await inAccountTransaction([user._id], async (tx) => {
      // A comparison writes it too, so that none is left behind.
      const guest = await Guest.findOneAndDelete({ _id: guestId }, { session: tx }).lean();
      if (guest) await moveTo(user._id, guest, tx);
    });
  }
  await forgetGuest(req);
}

async function moveTo(
  accountId: Types.ObjectId,
  guest: GuestRecord,
  tx: ClientSession,
): Promise<void> {
  const { _id: guestId, name, company, email, formerNames } = guest;
  // Before any key: the shield may know the refused names of this browser.
  if (formerNames.length > 0) await addFormerNames(accountId, formerNames, tx);
  const asker = email ? { name, company, email } : undefined;
  const account = await User.findById(accountId).session(tx).orFail();
  const { publisher } = await identifyAccount(account, asker, tx);
  await moveUnlocks(guestId, accountId, tx);
  await moveMarks(guestId, accountId, tx);
  await moveBlocks(guestId, accountId, tx);
  const theirs = { recruiterId: guestId };
  // A candidate who tried their own link does not become their own recruiter.
  const others = { ...theirs, candidateId: { $ne: accountId } };
  const toAccount = { $set: { recruiterId: accountId } };
  // A new owner is no change of the offer, which matches detect by `updatedAt`.
  const unchanged = { session: tx, timestamps: false };
  for (const job of await Job.find(theirs).session(tx).lean()) {
    const { _id, fingerprint } = job;
    const own = await Job.findOne({ recruiterId: accountId, fingerprint }).session(tx).lean();
    if (own) await mergeInto(own._id, _id, tx);
    else
      await Job.updateOne(
        { _id, ...theirs },
        { ...toAccount, $unset: { expiresAt: 1 } },
        unchanged,
      );
  }
  await Comparison.updateMany(
    others,
    { $set: { recruiterId: accountId, publisher } },
    { session: tx },
  );
  // The record keeps the identity given at the time.
  await Release.updateMany(others, toAccount, { session: tx });
  await BlockedPosting.updateMany(others, toAccount, { session: tx });
}

/** The account has the same posting: where both were compared, the account's comparison stays. */
async function mergeInto(
  ownId: Types.ObjectId,
  jobId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  const compared = await Comparison.find({ jobId: ownId }).select({ candidateId: 1 }).session(tx);
  const known = compared.map(({ candidateId }) => candidateId);
  await closeReleaseRecords({ jobId, candidateId: { $in: known } }, 'posting_deleted', tx);
  const others = { jobId, candidateId: { $nin: known } };
  await Comparison.updateMany(others, { $set: { jobId: ownId } }, { session: tx });
  await Release.updateMany(others, { $set: { jobId: ownId } }, { session: tx });
  await Job.deleteOne({ _id: jobId }, { session: tx });
}

async function moveUnlocks(
  guestId: Types.ObjectId,
  holderId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  for (const unlock of await Unlock.find({ holderId: guestId }).session(tx).lean()) {
    const { candidateId, keyId, openedAt, expiresAt } = unlock;
    const key = await Key.findById(keyId).session(tx).lean();
    await Unlock.deleteOne({ _id: unlock._id }, { session: tx });
    if (!key || candidateId.equals(holderId)) continue;
    await Unlock.updateOne(
      { holderId, candidateId, keyId },
      { $set: { isGuest: false, deviceId: null, openedAt, expiresAt: key.expiresAt ?? expiresAt } },
      { upsert: true, session: tx },
    );
  }
}

async function moveMarks(
  guestId: Types.ObjectId,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  for (const { _id, mark } of await RecruiterMark.find({ recruiterId: guestId })
    .session(tx)
    .lean()) {
    await RecruiterMark.deleteOne({ _id }, { session: tx });
    await RecruiterMark.updateOne(
      { recruiterId, mark },
      { $setOnInsert: { expiresAt: null } },
      { upsert: true, session: tx },
    );
  }
}

/** A block of the guest applies to the account. */
async function moveBlocks(
  guestId: Types.ObjectId,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  for (const block of await BlockedRecruiter.find({ recruiterId: guestId }).session(tx)) {
    const { candidateId } = block;
    const known = await BlockedRecruiter.exists({ candidateId, recruiterId }).session(tx);
    if (!known) {
      const keys = [...block.keys, ...keysOfBlock({ id: recruiterId.toString(), addresses: [] })];
      await block.set({ recruiterId, keys }).save({ session: tx });
    }
    await rebuildHiddenFrom(candidateId.toString(), tx);
  }
}
