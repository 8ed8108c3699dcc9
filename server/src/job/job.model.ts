import { createHash } from 'node:crypto';
import type { BlockedJobDto, JobDto, JobInput, JobSummaryDto } from '@inkognito/shared/job';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { type Publisher, toPublisherDto } from '../user/user.model.ts';

/** The recruiter questionnaire's answers; a posting holds them, and every comparison keeps them as offered. */
export const answerFields = {
  jobTitle: { type: String, required: true },
  field: { type: String, required: true },
  zipcode: { type: String, required: true },
  country: { type: String, required: true },
  companySize: { type: String, required: true },
  branch: { type: String, required: true },
  remoteChoice: { type: String, default: null },
  homeOfficePercent: { type: Number, required: true },
  jobLocation: { type: String, default: '' },
  distance: { type: Number, required: true },
  contractType: { type: String, required: true },
  salary: {
    type: new Schema(
      { min: { type: Number, required: true }, max: { type: Number, required: true } },
      { _id: false },
    ),
    required: true,
  },
};

const jobSchema = new Schema(
  {
    recruiterId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    ...answerFields,
    fingerprint: { type: String, required: true },
  },
  { timestamps: true, strict: 'throw' },
);

// The same answers are the same posting, also when two calls bring them at once.
jobSchema.index({ recruiterId: 1, fingerprint: 1 }, { unique: true });
jobSchema.index({ recruiterId: 1, createdAt: -1, _id: -1 });

export const Job = model('Job', jobSchema);
export type JobFields = InferSchemaType<typeof jobSchema>;
export type JobDocument = HydratedDocument<JobFields>;
type JobRecord = Omit<JobFields, 'fingerprint'> & { _id: Types.ObjectId };

/** A short name for answers: equal answers have equal ones. */
export function fingerprintOf(answers: JobInput): string {
  const sorted = Object.entries(answersOf(answers)).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/** The answers alone, from anything that holds them. */
export function answersOf(source: JobInput | Omit<JobFields, 'fingerprint'>): JobInput {
  return {
    jobTitle: source.jobTitle,
    field: source.field,
    zipcode: source.zipcode,
    country: source.country,
    companySize: source.companySize,
    branch: source.branch,
    remoteChoice: source.remoteChoice ?? null,
    homeOfficePercent: source.homeOfficePercent,
    jobLocation: source.jobLocation,
    distance: source.distance,
    contractType: source.contractType,
    salary: { min: source.salary.min, max: source.salary.max },
    // Codes are checked by the schema when they come in, and stored as plain text.
  } as JobInput;
}

/** For the owner, and for job seekers the posting was compared with. */
export function toJobDto(job: JobRecord, publisher: Publisher): JobDto {
  return {
    _id: job._id.toString(),
    ...answersOf(job),
    recruiterId: toPublisherDto(publisher),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}

export function toJobSummaryDto(
  job: Pick<JobRecord, '_id' | 'jobTitle' | 'jobLocation'>,
): JobSummaryDto {
  return { _id: job._id.toString(), jobTitle: job.jobTitle, jobLocation: job.jobLocation };
}

/** `deletedAt`: when the blocked entry is deleted for good. */
export function toBlockedJobDto(
  job: Pick<JobRecord, '_id' | 'jobTitle' | 'jobLocation'>,
  deletedAt: Date,
): BlockedJobDto {
  return { ...toJobSummaryDto(job), deletedAt: deletedAt.toISOString() };
}
