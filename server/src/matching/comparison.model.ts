import type { JobInput } from '@inkognito/shared/job';
import { contactStates } from '@inkognito/shared/schema/contactState';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person, posting, readerKey, usedKey } from '../database/mongooseFields.ts';
import { answerFields } from '../job/job.model.ts';
import type { StoredBreakdown } from '@inkognito/shared/rules/types';
import { recruiterSnapshot } from '../recruiter/snapshot.ts';
import type { Contact } from './contactState.ts';

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

const contact = new Schema<Contact>(
  {
    state: { type: String, enum: contactStates, default: 'none' },
    since: { type: Date, default: null },
    held: { type: Boolean, default: false },
    byHand: { type: Boolean, default: false },
  },
  { _id: false },
);

const progress = new Schema(
  {
    status: { type: String, enum: codesOf(progressLabels), default: 'open' },
    note: { type: String, default: '' },
  },
  { _id: false },
);

const newsKinds = ['match', 'request', 'release', 'denied'] as const;

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
    ...usedKey,
    matchPercentage: { type: Number, required: true },
    isMatch: { type: Boolean, required: true },
    /** Changed by `contactAfter` alone. */
    contact: { type: contact, default: () => ({}) },
    /** In the match lists until it ends: a match, or released by hand. Kept for their index. */
    countsAsMatch: { type: Boolean, default: false },
    breakdown: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, required: true },
    candidateProgress: { type: progress, default: () => ({}) },
    recruiterProgress: { type: progress, default: () => ({}) },
    candidateNews: { type: news, default: null },
    recruiterNews: { type: news, default: null },
    rulebookVersion: { type: String, required: true },
    comparedAt: { type: Date, required: true },
    matchedAt: { type: Date, default: null },
    /** Lies over the contact and hides it, and changes nothing in it. */
    suspendedBy: { type: String, enum: ['posting'], default: null },
    expiresAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);

comparisonSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
comparisonSchema.index({ candidateId: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, countsAsMatch: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({
  candidateId: 1,
  countsAsMatch: 1,
  'candidateProgress.status': 1,
  comparedAt: -1,
  _id: -1,
});
comparisonSchema.index({ candidateId: 1, expiresAt: -1, _id: -1 });
comparisonSchema.index({ candidateId: 1, readerKey: 1 });
comparisonSchema.index({ recruiterId: 1, countsAsMatch: 1, comparedAt: -1, _id: -1 });
comparisonSchema.index({
  recruiterId: 1,
  countsAsMatch: 1,
  'recruiterProgress.status': 1,
  comparedAt: -1,
  _id: -1,
});
comparisonSchema.index({ jobId: 1, comparedAt: -1, _id: -1 });
for (const [party, side] of [
  ['candidateId', 'candidateNews.at'],
  ['recruiterId', 'recruiterNews.at'],
] as const) {
  const unseen = { partialFilterExpression: { [side]: { $exists: true } } };
  comparisonSchema.index({ [party]: 1, [side]: -1 }, unseen);
}
comparisonSchema.index({ keyId: 1 });
comparisonSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Comparison = model('Comparison', comparisonSchema.plugin(fillDefaults));
export type ComparisonFields = Omit<InferSchemaType<typeof comparisonSchema>, 'breakdown'> & {
  breakdown: StoredBreakdown;
};
export type ComparisonDocument = HydratedDocument<ComparisonFields>;
export type ComparisonRecord = ComparisonFields & { _id: Types.ObjectId };

/** In the match lists of both sides. */
export const standingMatch = { countsAsMatch: true, suspendedBy: null } as const;

/** What ended is the candidate's record only. */
export const notEnded = { 'contact.state': { $ne: 'ended' } } as const;

/** Compared, whether match or not. */
export const standing = { ...notEnded, suspendedBy: null } as const;

/** Lists omit the breakdown, the largest part. */
export const listed = { breakdown: 0 } as const;
export type ListedComparison = Omit<ComparisonRecord, keyof typeof listed>;

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
export const BlockedPosting = model('BlockedPosting', blockedPostingSchema.plugin(fillDefaults));
export type BlockedPostingRecord = InferSchemaType<typeof blockedPostingSchema>;

/** The TTL index lags by about a minute. */
export function isExpired({ expiresAt }: { expiresAt?: Date | null }): boolean {
  return Boolean(expiresAt && expiresAt <= new Date());
}
