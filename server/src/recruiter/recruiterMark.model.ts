import { type InferSchemaType, Schema, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person } from '../database/mongooseFields.ts';

/** Recognises a recruiter under another account; hashed, as it outlives the account by 30 days. */
const recruiterMarkSchema = new Schema(
  {
    mark: { type: String, required: true },
    recruiterId: person,
    expiresAt: { type: Date, default: null },
  },
  { strict: 'throw' },
);
recruiterMarkSchema.index({ recruiterId: 1, mark: 1 }, { unique: true });
recruiterMarkSchema.index({ mark: 1 });
recruiterMarkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
recruiterMarkSchema.plugin(fillDefaults);
export const RecruiterMark = model('RecruiterMark', recruiterMarkSchema);
export type RecruiterMarkRecord = InferSchemaType<typeof recruiterMarkSchema>;
