import {
  type QuestionnaireDto,
  type QuestionnaireInput,
  questionnaireInput,
} from '@inkognito/shared/questionnaire';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { mongooseFields } from '../database/mongooseFields.ts';

/** The search fields, derived from the answers so that the database can narrow; never shown to anybody. */
const searchFields = new Schema(
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
export type SearchFields = InferSchemaType<typeof searchFields>;

export type QuestionnaireFields = QuestionnaireInput & {
  userId: Types.ObjectId;
  listed: boolean;
  searchFields: SearchFields;
  createdAt: Date;
  updatedAt: Date;
};

const questionnaireSchema = new Schema<QuestionnaireFields>(
  {
    userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    ...mongooseFields(questionnaireInput),
    /** Whether this person is a job seeker who lets themselves be found; kept with the user, in one transaction. */
    listed: { type: Boolean, required: true },
    searchFields: { type: searchFields, required: true },
  },
  { timestamps: true, strict: 'throw' },
);

questionnaireSchema.index({ userId: 1 }, { unique: true });
questionnaireSchema.index({ 'searchFields.version': 1 });

const decidedByIndex = {
  'searchFields.salaryFloor': 1,
  'searchFields.workModes': 1,
  homeOfficePercent: 1,
} as const;

/** Both give candidates in the order of `userId`, by which ties are broken, so that a search can end early. */
export const searchIndexes = { near: 'search_near', anywhere: 'search_anywhere' } as const;
const listedOnly = { partialFilterExpression: { listed: true } };
questionnaireSchema.index(
  { 'searchFields.titleKeys': 1, 'searchFields.reach': 1, userId: 1, ...decidedByIndex },
  { name: searchIndexes.near, ...listedOnly },
);
questionnaireSchema.index(
  { 'searchFields.titleKeys': 1, userId: 1, ...decidedByIndex, 'searchFields.reach': 1 },
  { name: searchIndexes.anywhere, ...listedOnly },
);

export const Questionnaire = model('Questionnaire', questionnaireSchema);
const answerNames = Object.keys(questionnaireInput.shape) as (keyof QuestionnaireInput)[];

/** For the job seeker themselves; nobody else gets any of it. */
export function toQuestionnaireDto(source: QuestionnaireInput): QuestionnaireDto {
  const { min, max } = source.salary;
  const answers = Object.fromEntries(answerNames.map((name) => [name, plain(source[name])]));
  // A document's salary and lists are Mongoose's own objects.
  return { ...answers, salary: { min, max } } as QuestionnaireDto;
}

const plain = (value: unknown) => (Array.isArray(value) ? Array.from<unknown>(value) : value);
