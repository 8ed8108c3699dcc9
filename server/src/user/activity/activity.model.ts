import { contactFlags } from '@inkognito/shared/codes';
import { activityKinds } from '@inkognito/shared/release';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';

export type ShownRecruiter = { username: string | null; card: RecruiterCardDto | null };

const activitySchema = new Schema(
  {
    candidateId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    kind: { type: String, enum: activityKinds, required: true },
    /** Start of the day or week for counted entries. */
    at: { type: Date, required: true },
    count: { type: Number, default: null },
    key: { type: String, default: null },
    recruiter: { type: Schema.Types.Mixed, default: null },
    jobTitle: { type: String, default: null },
    jobId: { type: Schema.Types.ObjectId, default: null },
    comparisonId: { type: Schema.Types.ObjectId, default: null },
    matchPercentage: { type: Number, default: null },
    fields: { type: [{ type: String, enum: contactFlags }], default: null },
    /** A second entry with the same value is dropped. */
    once: { type: String },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
activitySchema.index({ candidateId: 1, at: -1, _id: -1 });
activitySchema.index(
  { candidateId: 1, once: 1 },
  { unique: true, partialFilterExpression: { once: { $exists: true } } },
);
activitySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
activitySchema.plugin(fillDefaults);
export const Activity = model('Activity', activitySchema, 'activities');
export type ActivityRecord = Omit<InferSchemaType<typeof activitySchema>, 'recruiter'> & {
  _id: Types.ObjectId;
  recruiter: ShownRecruiter | null;
};
