import { Schema, model } from 'mongoose';
import { person } from './comparison.model.ts';

const quotaSchema = new Schema(
  {
    recruiterId: person,
    candidateId: person,
    attempts: {
      type: [
        new Schema(
          {
            fingerprint: { type: String, required: true },
            salaryRange: { type: String, required: true },
            at: { type: Date, required: true },
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
quotaSchema.index({ recruiterId: 1, candidateId: 1 }, { unique: true });
quotaSchema.index({ candidateId: 1 });
quotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const Quota = model('Quota', quotaSchema);
