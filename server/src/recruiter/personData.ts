import type { ClientSession, Types } from 'mongoose';
import { type PersonData, bindingUntil, listOf } from '../user/personData.ts';
import { keysOfBlock } from '../user/shield/keys.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';
import { RecruiterMark } from './recruiterMark.model.ts';
import { rebuildHiddenFrom } from './suspension.ts';

export const personData: PersonData = {
  collect: ({ user: { _id } }) => ({
    blockedRecruiters: listOf(
      BlockedRecruiter.find({ candidateId: _id }).lean(),
      ({ recruiterSnapshot, jobTitle, blockedAt }) => ({
        publisher: recruiterSnapshot,
        jobTitle,
        blockedAt,
      }),
    ),
    recruiterMarks: listOf(
      RecruiterMark.find({ recruiterId: _id }).lean(),
      ({ mark, expiresAt }) => ({ mark, expiresAt }),
    ),
  }),
  remove: async ({ _id }, tx) => {
    await BlockedRecruiter.deleteMany({ candidateId: _id }, { session: tx });
    const expiry = { $set: { expiresAt: bindingUntil() } };
    await RecruiterMark.updateMany({ recruiterId: _id }, expiry, { session: tx });
  },
  claim: async (guestId, { _id }, tx) => {
    await moveMarks(guestId, _id, tx);
    await moveBlocks(guestId, _id, tx);
  },
};

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
