import { releaseEnds } from '@inkognito/shared/release';
import { contactFlags } from '@inkognito/shared/codes';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';
import { recruiterSnapshot } from '../../recruiter/snapshot.ts';
import { person, posting, readerKey, usedKey } from '../../database/mongooseFields.ts';

const releaseSchema = new Schema(
  {
    comparisonId: { type: Schema.Types.ObjectId, ref: 'Comparison', required: true },
    candidateId: person,
    recruiterId: person,
    readerKey,
    jobId: posting,
    jobTitle: { type: String, required: true },
    recruiterSnapshot: { type: recruiterSnapshot, required: true },
    ...usedKey,
    fields: { type: [{ type: String, enum: contactFlags }], default: [] },
    releasedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    endReason: { type: String, enum: releaseEnds, default: null },
    /** A withdrawal shuts the recruiter out, so it is kept however the release ended. */
    withdrawnAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);
releaseSchema.index({ candidateId: 1, comparisonId: 1 }, { unique: true });
releaseSchema.index({ candidateId: 1, releasedAt: -1, _id: -1 });
releaseSchema.index({ recruiterId: 1, candidateId: 1 });
releaseSchema.index({ candidateId: 1, readerKey: 1 });
releaseSchema.index({ jobId: 1 });
export const Release = model('Release', releaseSchema.plugin(fillDefaults));
export type ReleaseRecord = InferSchemaType<typeof releaseSchema> & { _id: Types.ObjectId };
