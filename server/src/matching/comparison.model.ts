import type { JobInput } from '@inkognito/shared/job';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person, posting, usedKey } from '../database/mongooseFields.ts';
import { answerFields } from '../job/job.model.ts';
import type { Breakdown } from '@inkognito/shared/rules/types';
import { keptPublicId, keptPublisher } from '../recruiter/keptPublisher.ts';

export type Offer = JobInput & { createdAt: Date; updatedAt: Date };

/** The posting as the job seeker was shown it, whatever becomes of it later. */
export const offer = new Schema<Offer>(
  {
    ...answerFields,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { _id: false },
);

/** Held until the job seeker decides; nothing but their own word turns `held` or `declined` into `confirmed`. */
const releaseStates = ['open', 'held', 'declined', 'confirmed'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** What one side notes for itself; the other never reads it. */
const progress = new Schema(
  {
    status: { type: String, enum: codesOf(progressLabels), default: 'new' },
    note: { type: String, default: '' },
  },
  { _id: false },
);

const comparisonSchema = new Schema(
  {
    jobId: posting,
    recruiterId: person,
    candidateId: person,
    offer: { type: offer, required: true },
    publisher: { type: keptPublisher, required: true },
    recruiterPublicId: keptPublicId,
    ...usedKey,
    matchPercentage: { type: Number, required: true },
    isMatch: { type: Boolean, required: true },
    /** When the job seeker released their contact though the rules say it is no match. */
    overruledAt: { type: Date, default: null },
    /** Matches and what was released all the same: what both sides find among their matches. */
    countsAsMatch: {
      type: Boolean,
      default(this: { isMatch: boolean }) {
        return this.isMatch;
      },
    },
    breakdown: { type: Schema.Types.Mixed, required: true },
    /** For the job seeker alone, as the breakdown says it. */
    reason: { type: String, required: true },
    candidateProgress: { type: progress, default: () => ({}) },
    recruiterProgress: { type: progress, default: () => ({}) },
    rulebookVersion: { type: String, required: true },
    comparedAt: { type: Date, required: true },
    matchedAt: { type: Date, default: null },
    releaseState: { type: String, enum: releaseStates, default: 'open' },
    blockedAt: { type: Date, default: null },
    contactWithdrawnAt: { type: Date, default: null },
    /** Set when posting or recruiter are deleted: from then on it is the job seeker's record and nothing else. */
    endedAt: { type: Date, default: null },
    /** Set while the job is blocked: the database deletes the comparison then. */
    expiresAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);

comparisonSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
comparisonSchema.index({ candidateId: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, countsAsMatch: 1, endedAt: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({
  candidateId: 1,
  countsAsMatch: 1,
  endedAt: 1,
  'candidateProgress.status': 1,
  comparedAt: -1,
  _id: -1,
});
comparisonSchema.index({ candidateId: 1, expiresAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, releaseState: 1 });
comparisonSchema.index({ recruiterId: 1, countsAsMatch: 1, endedAt: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({
  recruiterId: 1,
  countsAsMatch: 1,
  endedAt: 1,
  'recruiterProgress.status': 1,
  comparedAt: -1,
  _id: -1,
});
comparisonSchema.index({ jobId: 1, endedAt: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ keyId: 1 });
comparisonSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

comparisonSchema.plugin(fillDefaults);
export const Comparison = model('Comparison', comparisonSchema);
export type ComparisonFields = Omit<InferSchemaType<typeof comparisonSchema>, 'breakdown'> & {
  breakdown: Breakdown;
};
export type ComparisonDocument = HydratedDocument<ComparisonFields>;
export type ComparisonRecord = ComparisonFields & { _id: Types.ObjectId };

/** Lists leave the breakdown out, which is the largest part of a comparison. */
export const listed = { breakdown: 0 } as const;
export type ListedComparison = Omit<ComparisonRecord, keyof typeof listed>;

/** What a list of one side reads: nothing that the other keeps for itself. */
export const listedFor = {
  candidate: { ...listed, recruiterProgress: 0, 'candidateProgress.note': 0 },
  recruiter: { ...listed, reason: 0, candidateProgress: 0, 'recruiterProgress.note': 0 },
} as const;

/** Keeps a blocked posting from coming back after its comparison is gone. */
const blockedPostingSchema = new Schema(
  {
    candidateId: person,
    recruiterId: person,
    jobId: posting,
    fingerprint: { type: String, required: true },
    /** Set when the recruiter's account is deleted. */
    expiresAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);
blockedPostingSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
blockedPostingSchema.index({ recruiterId: 1, fingerprint: 1 });
blockedPostingSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
blockedPostingSchema.plugin(fillDefaults);
export const BlockedPosting = model('BlockedPosting', blockedPostingSchema);
export type BlockedPostingRecord = InferSchemaType<typeof blockedPostingSchema>;

/** The database needs a minute or so to delete what has expired. */
export function isExpired({ expiresAt }: { expiresAt?: Date | null }): boolean {
  return Boolean(expiresAt && expiresAt <= new Date());
}
