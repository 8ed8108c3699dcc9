import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { type HydratedDocument, type InferSchemaType, Schema, model } from 'mongoose';

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
    /** What this person's wished and present titles are filed under, so that the database can narrow. */
    titleKeys: { type: [String], default: [] },
  },
  { timestamps: true, strict: 'throw' },
);

questionnaireSchema.index({ userId: 1 }, { unique: true });
questionnaireSchema.index({ titleKeys: 1, 'salary.min': 1 });

export const Questionnaire = model('Questionnaire', questionnaireSchema);
export type QuestionnaireFields = InferSchemaType<typeof questionnaireSchema>;
export type QuestionnaireDocument = HydratedDocument<QuestionnaireFields>;

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
