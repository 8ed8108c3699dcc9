import { releaseEnds } from '@inkognito/shared/matching';
import { contactFlags } from '@inkognito/shared/user';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { answerFields } from '../../job/job.model.ts';
import type { Breakdown } from '../rules/types.ts';

const person = { type: Schema.Types.ObjectId, ref: 'User', required: true } as const;
const posting = { type: Schema.Types.ObjectId, ref: 'Job', required: true } as const;

/** The posting as the job seeker was shown it, whatever becomes of it later. */
const offer = new Schema(
  {
    ...answerFields,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { _id: false },
);

const comparisonSchema = new Schema(
  {
    jobId: posting,
    recruiterId: person,
    candidateId: person,
    offer: { type: offer, required: true },
    matchPercentage: { type: Number, required: true },
    isMatch: { type: Boolean, required: true },
    breakdown: { type: Schema.Types.Mixed, required: true },
    rulebookVersion: { type: String, required: true },
    comparedAt: { type: Date, required: true },
    /** When it first became a match. */
    matchedAt: { type: Date, default: null },
    blockedAt: { type: Date, default: null },
    /** When the candidate took back what this match had released. */
    contactWithdrawnAt: { type: Date, default: null },
    /** Set while the job is blocked: the database deletes the comparison then. */
    expiresAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);

comparisonSchema.index({ jobId: 1, candidateId: 1 }, { unique: true });
// Offers, matches and blocked jobs of a job seeker, and a recruiter's matches, each read page by page.
comparisonSchema.index({ candidateId: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, isMatch: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, expiresAt: -1, _id: -1 });
comparisonSchema.index({ recruiterId: 1, isMatch: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Comparison = model('Comparison', comparisonSchema);
export type ComparisonFields = Omit<InferSchemaType<typeof comparisonSchema>, 'breakdown'> & {
  breakdown: Breakdown;
};
export type ComparisonDocument = HydratedDocument<ComparisonFields>;
export type ComparisonRecord = ComparisonFields & { _id: Types.ObjectId };

/** What lists need of a comparison; its reasons are the largest part of it. */
export const listed = { breakdown: 0 } as const;
export type ListedComparison = Omit<ComparisonRecord, keyof typeof listed>;

/** Keeps a blocked posting from coming back after its comparison is gone. It holds ids alone. */
const blockedPostingSchema = new Schema(
  {
    candidateId: person,
    recruiterId: person,
    jobId: posting,
    fingerprint: { type: String, required: true },
  },
  { strict: 'throw' },
);
blockedPostingSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
blockedPostingSchema.index({ recruiterId: 1, fingerprint: 1 });
export const BlockedPosting = model('BlockedPosting', blockedPostingSchema);

/** What was released to whom, for which posting, and when it ended. */
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

/** The comparisons one recruiter made with one job seeker in the last 30 days. */
const rationSchema = new Schema(
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
            /** Whether the job seeker was told of a match with these answers. */
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
rationSchema.index({ recruiterId: 1, candidateId: 1 }, { unique: true });
rationSchema.index({ candidateId: 1 });
rationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const Ration = model('Ration', rationSchema);
