import { Schema, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';
import { readerKey } from '../../database/mongooseFields.ts';

/** Lists given to one reader: answers, candidates shown. Outlives the accounts. */
const listQuotaSchema = new Schema(
  {
    readerKey,
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
listQuotaSchema.index({ readerKey: 1 }, { unique: true });
listQuotaSchema.index({ 'lists.listed': 1 });
listQuotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
listQuotaSchema.plugin(fillDefaults);
export const ListQuota = model('ListQuota', listQuotaSchema);
