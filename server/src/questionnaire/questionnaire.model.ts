import {
  type QuestionnaireDto,
  type QuestionnaireInput,
  questionnaireInput,
} from '@inkognito/shared/questionnaire';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { mongooseFields, pickFields } from '../database/mongooseFields.ts';

/** Derived from the answers to narrow database queries; never shown. */
const searchFields = new Schema(
  {
    titleKeys: { type: [String], required: true },
    order: { type: Number, required: true },
    salaryFloor: { type: Number, required: true },
    contracts: { type: Number, required: true },
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
  version: number;
  searchFields: SearchFields;
  createdAt: Date;
  updatedAt: Date;
};

const questionnaireSchema = new Schema<QuestionnaireFields>(
  {
    userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    ...mongooseFields(questionnaireInput),
    /** Whether the candidate can be found; written in one transaction with the user. */
    listed: { type: Boolean, required: true },
    /** Raised by each save of the answers. */
    version: { type: Number, default: 0 },
    searchFields: { type: searchFields, required: true },
  },
  { timestamps: true, strict: 'throw' },
);

questionnaireSchema.index({ userId: 1 }, { unique: true });

/** In the order in which a list reads; all that a search asks for is in it. */
export const listedIndex = 'listed';
questionnaireSchema.index(
  {
    'searchFields.titleKeys': 1,
    'searchFields.order': 1,
    'searchFields.salaryFloor': 1,
    'searchFields.contracts': 1,
    userId: 1,
  },
  { name: listedIndex, partialFilterExpression: { listed: true } },
);

export const Questionnaire = model('Questionnaire', questionnaireSchema.plugin(fillDefaults));
const answerNames = Object.keys(questionnaireInput.shape) as (keyof QuestionnaireInput)[];

export const wishesOf = (source: QuestionnaireInput): QuestionnaireInput =>
  pickFields(answerNames, source);

export const toQuestionnaireDto = (
  source: QuestionnaireInput & { version: number },
): QuestionnaireDto => ({ ...wishesOf(source), version: source.version });
