import type { JobInput } from '@inkognito/shared/job';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person, posting, readerKey, usedKey } from '../database/mongooseFields.ts';
import { answerFields } from '../job/job.model.ts';
import type { Breakdown } from '@inkognito/shared/rules/types';
import { keptPublicId, recruiterSnapshot } from '../recruiter/snapshot.ts';

export type Offer = JobInput & { createdAt: Date; updatedAt: Date };

/** The posting as the candidate was shown it. */
export const offer = new Schema<Offer>(
  {
    ...answerFields,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { _id: false },
);

/** `held` and `declined` become `confirmed` only by the candidate's own decision. */
const releaseStates = ['open', 'held', 'declined', 'confirmed'] as const;
export type ReleaseState = (typeof releaseStates)[number];

const progress = new Schema(
  {
    status: { type: String, enum: codesOf(progressLabels), default: 'new' },
    note: { type: String, default: '' },
  },
  { _id: false },
);

const newsKinds = ['match', 'request', 'release'] as const;

/** Until it was looked at. */
const news = new Schema(
  {
    kind: { type: String, enum: newsKinds, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const comparisonSchema = new Schema(
  {
    jobId: posting,
    recruiterId: person,
    readerKey,
    candidateId: person,
    offer: { type: offer, required: true },
    recruiterSnapshot: { type: recruiterSnapshot, required: true },
    recruiterPublicId: keptPublicId,
    ...usedKey,
    matchPercentage: { type: Number, required: true },
    isMatch: { type: Boolean, required: true },
    /** When the candidate released their contact without a match. */
    overruledAt: { type: Date, default: null },
    /** Matches and releases without a match: both appear in the match lists. */
    countsAsMatch: {
      type: Boolean,
      default(this: { isMatch: boolean }) {
        return this.isMatch;
      },
    },
    breakdown: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, required: true },
    candidateProgress: { type: progress, default: () => ({}) },
    recruiterProgress: { type: progress, default: () => ({}) },
    candidateNews: { type: news, default: null },
    recruiterNews: { type: news, default: null },
    rulebookVersion: { type: String, required: true },
    comparedAt: { type: Date, required: true },
    matchedAt: { type: Date, default: null },
    releaseState: { type: String, enum: releaseStates, default: 'open' },
    /** By a guest in the browser that compared, and kept when the account claims it. */
    readerProvenAt: { type: Date, default: null },
    blockedAt: { type: Date, default: null },
    contactWithdrawnAt: { type: Date, default: null },
    /** Set when posting or recruiter are deleted: then it is the candidate's record only. */
    endedAt: { type: Date, default: null },
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
comparisonSchema.index({ candidateId: 1, readerKey: 1 });
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
for (const [party, side] of [
  ['candidateId', 'candidateNews.at'],
  ['recruiterId', 'recruiterNews.at'],
] as const) {
  const unseen = { partialFilterExpression: { [side]: { $exists: true } } };
  comparisonSchema.index({ [party]: 1, [side]: -1 }, unseen);
}
comparisonSchema.index({ keyId: 1 });
comparisonSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

comparisonSchema.plugin(fillDefaults);
export const Comparison = model('Comparison', comparisonSchema);
export type ComparisonFields = Omit<InferSchemaType<typeof comparisonSchema>, 'breakdown'> & {
  breakdown: Breakdown;
};
export type ComparisonDocument = HydratedDocument<ComparisonFields>;
export type ComparisonRecord = ComparisonFields & { _id: Types.ObjectId };

/** In the match lists of both sides. */
export const standingMatch = { countsAsMatch: true, endedAt: null, blockedAt: null } as const;

/** Lists omit the breakdown, the largest part. */
export const listed = { breakdown: 0 } as const;
export type ListedComparison = Omit<ComparisonRecord, keyof typeof listed>;

/** Omits the other side's private notes. */
export const listedFor = {
  candidate: { ...listed, recruiterProgress: 0, recruiterNews: 0, 'candidateProgress.note': 0 },
  recruiter: {
    ...{ ...listed, reason: 0 },
    ...{ candidateProgress: 0, candidateNews: 0, 'recruiterProgress.note': 0 },
  },
} as const;

/** Keeps a blocked posting from returning after its comparison is deleted. */
const blockedPostingSchema = new Schema(
  {
    candidateId: person,
    readerKey,
    jobId: posting,
    fingerprint: { type: String, required: true },
  },
  { strict: 'throw' },
);
blockedPostingSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
blockedPostingSchema.index({ readerKey: 1, fingerprint: 1 });
blockedPostingSchema.plugin(fillDefaults);
export const BlockedPosting = model('BlockedPosting', blockedPostingSchema);
export type BlockedPostingRecord = InferSchemaType<typeof blockedPostingSchema>;

/** The TTL index lags by about a minute. */
export function isExpired({ expiresAt }: { expiresAt?: Date | null }): boolean {
  return Boolean(expiresAt && expiresAt <= new Date());
}
