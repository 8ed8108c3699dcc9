import { codesOf, reportReasonLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import type { ReportSubject } from '@inkognito/shared/report';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const subjects = ['offer', 'profile', 'recruiter'] as const satisfies readonly ReportSubject[];

/** What the reporter saw, in case it is edited or deleted before review. */
const shown = new Schema(
  {
    username: { type: String, default: '' },
    name: { type: String, default: '' },
    company: { type: String, default: '' },
    workEmail: { type: String, default: '' },
    jobTitle: { type: String, default: '' },
  },
  { _id: false },
);

const reportSchema = new Schema(
  {
    about: { type: String, enum: subjects, required: true },
    /** The reporter's id: of a posting, a profile (public) or a comparison. */
    subjectId: { type: String, required: true },
    accountId: { type: Schema.Types.ObjectId, default: null },
    shown: { type: shown, required: true },
    reason: { type: String, enum: codesOf(reportReasonLabels), required: true },
    text: { type: String, default: '' },
    reporterId: { type: Schema.Types.ObjectId, default: null },
    /** Of a guest who wants a receipt. */
    email: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
  },
  { strict: 'throw', versionKey: false },
);
reportSchema.index({ reporterId: 1 });
reportSchema.index({ accountId: 1 });
reportSchema.index({ closedAt: 1, createdAt: 1 });
const daySeconds = 24 * 60 * 60;
reportSchema.index({ closedAt: 1 }, { expireAfterSeconds: limits.reportDays * daySeconds });

export const Report = model('Report', reportSchema.plugin(fillDefaults));
export type ReportRecord = InferSchemaType<typeof reportSchema> & { _id: Types.ObjectId };
export type Shown = InferSchemaType<typeof shown>;
