import type { SentRequestDto } from '@inkognito/shared/request';
import { dayMs, limits } from '@inkognito/shared/limits';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person, posting, readerKey } from '../database/mongooseFields.ts';
import { offer } from '../matching/comparison.model.ts';
import { recruiterSnapshot } from '../recruiter/snapshot.ts';
import type { StoredBreakdown } from '@inkognito/shared/rules/types';

const score = new Schema(
  {
    matchPercentage: { type: Number, required: true },
    isMatch: { type: Boolean, required: true },
    breakdown: { type: Schema.Types.Mixed, required: true },
  },
  { _id: false },
);

/** Kept past its end, as the same candidate must not be asked again at once. */
const accessRequestSchema = new Schema(
  {
    recruiterId: person,
    readerKey,
    candidateId: person,
    jobId: posting,
    offer: { type: offer, required: true },
    recruiterSnapshot: { type: recruiterSnapshot, required: true },
    message: { type: String, default: '' },
    /** At the time of asking; shown to the candidate only. */
    score: { type: score, required: true },
    status: { type: String, enum: ['open', 'accepted', 'refused'], default: 'open' },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    /** Set when posting or recruiter are deleted. */
    endedAt: { type: Date, default: null },
    keptUntil: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
accessRequestSchema.index({ candidateId: 1, status: 1, createdAt: -1, _id: -1 });
accessRequestSchema.index({ recruiterId: 1, createdAt: -1, _id: -1 });
accessRequestSchema.index({ candidateId: 1, readerKey: 1 });
accessRequestSchema.index({ jobId: 1 });
accessRequestSchema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
accessRequestSchema.plugin(fillDefaults);
export const AccessRequest = model('AccessRequest', accessRequestSchema, 'accessrequests');

type Fields = InferSchemaType<typeof accessRequestSchema>;
export type AccessRequestRecord = Omit<Fields, 'score'> & {
  _id: Types.ObjectId;
  score: Omit<NonNullable<Fields['score']>, 'breakdown'> & { breakdown: StoredBreakdown };
};

/** A request ends with its posting at the latest. */
export function requestTimes(createdAt: Date, postingEndsAt: Date) {
  const after = (days: number) => new Date(createdAt.getTime() + days * dayMs);
  return {
    createdAt,
    expiresAt: new Date(Math.min(+after(limits.requestDays), +postingEndsAt)),
    keptUntil: after(limits.requestPauseDays),
  };
}

export const undecided = () => ({
  status: 'open' as const,
  endedAt: null,
  expiresAt: { $gt: new Date() },
});

/** Refused ones too: to the recruiter they look open. */
export const unanswered = (now = new Date()) => ({
  status: { $ne: 'accepted' as const },
  endedAt: null,
  expiresAt: { $gt: now },
});

/** To the recruiter a refusal looks like no answer. */
export function statusForRecruiter({
  status,
  expiresAt,
}: Pick<AccessRequestRecord, 'status' | 'expiresAt'>): SentRequestDto['status'] {
  if (status === 'accepted') return 'accepted';
  return expiresAt > new Date() ? 'open' : 'expired';
}
