import { type PersonData, listOf, valueOf, withPublicIds } from '../user/personData.ts';
import { Key, toKeyDto } from './key.model.ts';
import { Unlock } from './unlock.model.ts';
import { countWrongTries } from './keys.ts';

export const personData: PersonData = {
  collect: ({ user: { _id }, hidden, publicIdOf }) => ({
    wrongAccessPasswords: valueOf(() => countWrongTries(_id)),
    openProfiles: listOf(
      Unlock.find({ recruiterId: _id, candidateId: { $nin: hidden } }).lean(),
      async ({ candidateId, openedAt, expiresAt }) => ({
        ...(await withPublicIds({ candidateId }, publicIdOf)),
        openedAt,
        expiresAt,
      }),
    ),
    keys: listOf(Key.find({ userId: _id }).lean(), toKeyDto),
  }),
  remove: async ({ _id }, tx) => {
    await Key.deleteMany({ userId: _id }, { session: tx });
    await Unlock.deleteMany({ $or: [{ candidateId: _id }, { recruiterId: _id }] }, { session: tx });
  },
  claim: async (guestId, { _id: recruiterId }, tx) => {
    for (const unlock of await Unlock.find({ recruiterId: guestId }).session(tx).lean()) {
      const { candidateId, keyId, openedAt, expiresAt } = unlock;
      const key = await Key.findById(keyId).session(tx).lean();
      await Unlock.deleteOne({ _id: unlock._id }, { session: tx });
      if (!key || candidateId.equals(recruiterId)) continue;
      const opened = { isGuest: false, deviceId: null, openedAt };
      await Unlock.updateOne(
        { recruiterId, candidateId, keyId },
        { $set: { ...opened, expiresAt: key.expiresAt ?? expiresAt } },
        { upsert: true, session: tx },
      );
    }
  },
};
