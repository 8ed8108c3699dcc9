import { Schema, model } from 'mongoose';
import { person } from '../comparison/comparison.model.ts';

/** The lists that one account was given: for which answers, and who stood in them. */
const listQuotaSchema = new Schema(
  {
    recruiterId: person,
    lists: {
      type: [
        new Schema(
          {
            fingerprint: { type: String, required: true },
            jobTitle: { type: String, required: true },
            at: { type: Date, required: true },
            listed: { type: [{ type: Schema.Types.ObjectId, ref: 'User' }], default: [] },
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
listQuotaSchema.index({ recruiterId: 1 }, { unique: true });
listQuotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const ListQuota = model('ListQuota', listQuotaSchema);
