import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type JobInput,
  type JobSummaryDto,
  type PostingDto,
  jobInput,
  jobText,
} from '@inkognito/shared/job';
import { dayMs, limits } from '@inkognito/shared/limits';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { type HydratedDocument, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { mongooseFields, pickFields } from '../database/mongooseFields.ts';
import { townOfPostcode } from '../../language/place/findPlace.ts';
import { type UserFields, toPublisherDto } from '../user/user.model.ts';

export const answerFields = mongooseFields(jobInput);
const answerNames = Object.keys(jobInput.shape) as (keyof JobInput)[];

/** Not judged by rules, so ignored by quotas, blocks and lists. */
type JobText = Pick<JobInput, keyof typeof jobText>;
const textNames = Object.keys(jobText) as (keyof JobText)[];

export type JobFields = JobInput & {
  recruiterId: Types.ObjectId;
  fingerprint: string;
  expiresAt?: Date | null;
  endsAt: Date;
  endedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Postings are open for 90 days. */
export const endAfter = (start: Date): Date => new Date(+start + limits.jobOpenDays * dayMs);

const jobSchema = new Schema<JobFields>(
  {
    recruiterId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    ...answerFields,
    fingerprint: { type: String, required: true },
    /** Set while the posting belongs to a guest; the database deletes it then. */
    expiresAt: { type: Date },
    endsAt: { type: Date, required: true, default: () => endAfter(new Date()) },
    /** Set where the owner closed it before. */
    endedAt: { type: Date, default: null },
    /** Raised by each change of the answers. */
    version: { type: Number, default: 0 },
  },
  { timestamps: true, strict: 'throw' },
);

// Equal answers are one posting, even when sent twice at once.
jobSchema.index({ recruiterId: 1, fingerprint: 1 }, { unique: true });
jobSchema.index({ recruiterId: 1, createdAt: -1, _id: -1 });

jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Job = model('Job', jobSchema.plugin(fillDefaults));
export type JobDocument = HydratedDocument<JobFields>;
type JobRecord = Omit<JobFields, 'fingerprint'> & { _id: Types.ObjectId };

const defaults: Readonly<Record<string, unknown>> = defaultsOf(jobInput);
const isUnanswered = (name: string, value: unknown): boolean =>
  name in defaults && isDeepStrictEqual(value, defaults[name]);

/** Without answers that equal their default: a new optional one leaves stored postings their identity. */
export function fingerprintOf(answers: JobInput): string {
  const sorted = Object.entries(answersOf(answers))
    .filter(([name, value]) => !(name in jobText) && !isUnanswered(name, value))
    .sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

export const answersOf = (source: JobInput): JobInput => pickFields(answerNames, source);

export const textOf = (source: JobText): JobText => pickFields(textNames, source);

export const hasSameText = (one: JobText, other: JobText): boolean =>
  textNames.every((name) => one[name] === other[name]);

/** A changed text is a new offer: the candidate agreed to the old one. */
export function isSameOffer(one: JobInput, other: JobInput): boolean {
  return fingerprintOf(one) === fingerprintOf(other) && hasSameText(one, other);
}

function placeOf({ jobLocation, remoteChoice, zipcode, country }: JobInput): string {
  const town = remoteChoice === 'remote' ? null : townOfPostcode({ zipcode, country });
  return jobLocation || (town ?? 'Remote');
}

export function toAnswersDto(source: JobInput): JobInput & { place: string } {
  return { ...answersOf(source), place: placeOf(source) };
}

type Ending = Pick<JobFields, 'endsAt' | 'endedAt' | 'expiresAt'>;

/** `null` while open; a guest's posting expires instead. */
export function endOf({ endsAt, endedAt, expiresAt }: Ending, now: Date): Date | null {
  if (expiresAt) return null;
  return endedAt ?? (endsAt <= now ? endsAt : null);
}

export const isEnded = (job: Ending, now: Date): boolean => endOf(job, now) !== null;

export function toPostingDto(job: JobRecord, publisher: UserFields): PostingDto {
  return {
    _id: job._id.toString(),
    ...toAnswersDto(job),
    recruiterId: toPublisherDto(publisher),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    endsAt: job.endsAt.toISOString(),
    endedAt: endOf(job, new Date())?.toISOString() ?? null,
    version: job.version,
  };
}

export function toJobSummaryDto(_id: Types.ObjectId, offer: JobInput): JobSummaryDto {
  const { jobTitle, jobLocation } = offer;
  return { _id: _id.toString(), jobTitle, jobLocation, place: placeOf(offer) };
}
