import { type InferSchemaType, Schema, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';
import { person } from '../../database/mongooseFields.ts';

/** With the general key per reader, with a named key per key. */
const quotaSchema = new Schema(
  {
    /** Of the general key only. */
    readerKey: { type: String, default: null },
    keyId: { type: Schema.Types.ObjectId, default: null },
    candidateId: person,
    attempts: {
      type: [
        new Schema(
          {
            fingerprint: { type: String, required: true },
            at: { type: Date, required: true },
            offerMailed: { type: Boolean, default: false },
            mailed: { type: Boolean, default: false },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw' },
);
quotaSchema.index({ candidateId: 1, keyId: 1, readerKey: 1 }, { unique: true });
quotaSchema.index({ readerKey: 1 });
quotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
quotaSchema.plugin(fillDefaults);
export const Quota = model('Quota', quotaSchema);
export type QuotaRecord = InferSchemaType<typeof quotaSchema>;
