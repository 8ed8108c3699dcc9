import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { type InferSchemaType, Schema, model } from 'mongoose';

/** The search fields, derived from the answers so that the database can narrow; never shown to anybody. */
const filedUnder = new Schema(
  {
    version: { type: String, required: true },
    titleKeys: { type: [String], required: true },
    /** Thousands of euros gross a year. */
    salaryFloor: { type: Number, required: true },
    /** One bit for each accepted mode. */
    workModes: { type: Number, required: true },
    reach: { type: String, default: '' },
    place: {
      type: new Schema(
        { latitude: { type: Number, required: true }, longitude: { type: Number, required: true } },
        { _id: false },
      ),
      default: null,
    },
  },
  { _id: false },
);
export type SearchFields = InferSchemaType<typeof filedUnder>;

const questionnaireSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    jobTitle: { type: String, required: true },
    address: { type: String, default: '' },
    zipcode: { type: String, required: true },
    city: { type: String, default: '' },
    country: { type: String, default: null },
    interested: { type: [String], default: [] },
    notInterested: { type: [String], default: [] },
    preferredLocation: { type: String, default: '' },
    /** Kilometres. */
    distance: { type: Number, default: null },
    /** A calendar day, `2026-12-01`. */
    startDate: { type: String, required: true },
    /** Thousands of euros gross a year. */
    salary: {
      type: new Schema(
        { min: { type: Number, required: true }, max: { type: Number, required: true } },
        { _id: false },
      ),
      required: true,
    },
    homeOfficePercent: { type: Number, default: null },
    remoteChoice: { type: Boolean, default: false },
    localChoice: { type: Boolean, default: false },
    hybridChoice: { type: Boolean, default: false },
    branchesToExclude: { type: [String], default: [] },
    /** Whether this person is a job seeker who lets themselves be found; kept with the user, in one transaction. */
    listed: { type: Boolean, required: true },
    filedUnder: { type: filedUnder, required: true },
  },
  { timestamps: true, strict: 'throw' },
);

questionnaireSchema.index({ userId: 1 }, { unique: true });
questionnaireSchema.index({ 'filedUnder.version': 1 });

const decidedByIndex = {
  'filedUnder.salaryFloor': 1,
  'filedUnder.workModes': 1,
  homeOfficePercent: 1,
} as const;

/** Both give candidates in the order of `userId`, by which ties are broken, so that a search can end early. */
export const searchIndexes = { near: 'similar_near', anywhere: 'similar_anywhere' } as const;
const listedOnly = { partialFilterExpression: { listed: true } };
questionnaireSchema.index(
  { 'filedUnder.titleKeys': 1, 'filedUnder.reach': 1, userId: 1, ...decidedByIndex },
  { name: searchIndexes.near, ...listedOnly },
);
questionnaireSchema.index(
  { 'filedUnder.titleKeys': 1, userId: 1, ...decidedByIndex, 'filedUnder.reach': 1 },
  { name: searchIndexes.anywhere, ...listedOnly },
);

export const Questionnaire = model('Questionnaire', questionnaireSchema);
export type QuestionnaireFields = InferSchemaType<typeof questionnaireSchema>;

/** For the job seeker themselves; nobody else gets any of it. */
export function toQuestionnaireDto(answers: QuestionnaireFields): QuestionnaireDto {
  return {
    firstName: answers.firstName,
    lastName: answers.lastName,
    jobTitle: answers.jobTitle,
    address: answers.address,
    zipcode: answers.zipcode,
    city: answers.city,
    country: (answers.country ?? null) as QuestionnaireDto['country'],
    interested: [...answers.interested],
    notInterested: [...answers.notInterested],
    preferredLocation: answers.preferredLocation,
    distance: answers.distance ?? null,
    startDate: answers.startDate,
    salary: { min: answers.salary.min, max: answers.salary.max },
    homeOfficePercent: answers.homeOfficePercent ?? null,
    remoteChoice: answers.remoteChoice,
    localChoice: answers.localChoice,
    hybridChoice: answers.hybridChoice,
    // Codes are checked by the schema when they come in, and stored as plain text.
    branchesToExclude: [...answers.branchesToExclude] as QuestionnaireDto['branchesToExclude'],
  };
}
