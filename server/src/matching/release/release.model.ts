import { releaseEnds } from '@inkognito/shared/matching';
import { contactFlags } from '@inkognito/shared/user';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { person, posting } from '../comparison/comparison.model.ts';

const releaseSchema = new Schema(
  {
    comparisonId: { type: Schema.Types.ObjectId, ref: 'Comparison', required: true },
    candidateId: person,
    recruiterId: person,
    jobId: posting,
    jobTitle: { type: String, required: true },
    fields: { type: [{ type: String, enum: contactFlags }], default: [] },
    releasedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    endReason: { type: String, enum: releaseEnds, default: null },
  },
  { strict: 'throw' },
);
releaseSchema.index({ comparisonId: 1 }, { unique: true });
releaseSchema.index({ candidateId: 1, releasedAt: -1, _id: -1 });
releaseSchema.index({ recruiterId: 1 });
releaseSchema.index({ jobId: 1 });
export const Release = model('Release', releaseSchema);
export type ReleaseRecord = InferSchemaType<typeof releaseSchema> & { _id: Types.ObjectId };
