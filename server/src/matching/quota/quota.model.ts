import { type InferSchemaType, Schema, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';
import { person, readerKey } from '../../database/mongooseFields.ts';

const time = { type: Date, required: true } as const;
const entry = { fingerprint: { type: String, required: true }, at: time } as const;

/** With the general key per reader, with a named key per key. */
const quotaSchema = new Schema(
  {
    /** Of the general key only. */
    readerKey: { type: String, default: null },
    keyId: { type: Schema.Types.ObjectId, default: null },
    candidateId: person,
    attempts: {
      type: [new Schema(entry, { _id: false })],
      default: [],
    },
    expiresAt: time,
  },
  { strict: 'throw' },
);
quotaSchema.index({ candidateId: 1, keyId: 1, readerKey: 1 }, { unique: true });
quotaSchema.index({ readerKey: 1 });
quotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
quotaSchema.plugin(fillDefaults);
export const Quota = model('Quota', quotaSchema);
export type QuotaRecord = InferSchemaType<typeof quotaSchema>;

const listed = { type: [{ type: Schema.Types.ObjectId, ref: 'User' }], default: [] };
const jobTitle = { type: String, required: true } as const;

/** Lists given to one reader: answers, candidates shown. Outlives the accounts. */
const listQuotaSchema = new Schema(
  {
    readerKey,
    lists: { type: [new Schema({ ...entry, jobTitle, listed }, { _id: false })], default: [] },
    expiresAt: time,
  },
  { strict: 'throw' },
);
listQuotaSchema.index({ readerKey: 1 }, { unique: true });
listQuotaSchema.index({ 'lists.listed': 1 });
listQuotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
listQuotaSchema.plugin(fillDefaults);
export const ListQuota = model('ListQuota', listQuotaSchema);
