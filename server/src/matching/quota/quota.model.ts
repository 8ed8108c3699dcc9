import { dayMs, limits } from '@inkognito/shared/limits';
import { type InferSchemaType, Schema, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';

const id = { type: Schema.Types.ObjectId, default: null } as const;

/** A comparison by a named key, of any reader, or by a reader with the general key; or a list of a reader. */
const quotaSchema = new Schema(
  {
    readerKey: { type: String, default: null },
    keyId: id,
    /** `null` for a list. */
    candidateId: id,
    fingerprint: { type: String, required: true },
    at: { type: Date, required: true },
    /** Of a list: the posting, and the candidates shown. */
    jobTitle: { type: String, default: null },
    listed: { type: [{ type: Schema.Types.ObjectId, ref: 'User' }], default: [] },
  },
  { strict: 'throw' },
);
quotaSchema.index({ candidateId: 1, keyId: 1, readerKey: 1, fingerprint: 1 }, { unique: true });
quotaSchema.index({ readerKey: 1 });
quotaSchema.index({ listed: 1 });
quotaSchema.index({ at: 1 }, { expireAfterSeconds: (limits.quotaDays * dayMs) / 1000 });
quotaSchema.plugin(fillDefaults);

export const Quota = model('Quota', quotaSchema);
export type QuotaRecord = InferSchemaType<typeof quotaSchema>;
