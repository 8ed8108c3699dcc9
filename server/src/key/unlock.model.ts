import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const id = { type: Schema.Types.ObjectId, required: true } as const;

const unlockSchema = new Schema(
  {
    recruiterId: id,
    candidateId: id,
    keyId: id,
    isGuest: { type: Boolean, default: false },
    /** Set where the key is valid in one signed-in browser only. */
    deviceId: { type: String, default: null },
    /** Addresses, in lower case, that a guest confirmed in this browser. */
    provenEmails: { type: [String], default: [] },
    openedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
unlockSchema.index({ recruiterId: 1, candidateId: 1, keyId: 1 }, { unique: true });
unlockSchema.index({ recruiterId: 1, openedAt: -1, _id: -1 });
unlockSchema.index({ candidateId: 1 });
unlockSchema.index({ keyId: 1 });
unlockSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const activeUnlockFilter = (
  recruiterId: string | Types.ObjectId,
  deviceId: string | undefined,
) => ({
  recruiterId,
  expiresAt: { $gt: new Date() },
  deviceId: { $in: [null, deviceId ?? null] },
});

export const Unlock = model('Unlock', unlockSchema.plugin(fillDefaults));
export type UnlockRecord = InferSchemaType<typeof unlockSchema> & { _id: Types.ObjectId };
