import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { person, readerKey } from '../database/mongooseFields.ts';
import { recruiterSnapshot } from './snapshot.ts';

const blockedRecruiterSchema = new Schema(
  {
    candidateId: person,
    /** None after a restore, where the recruiter is younger than the backup. */
    recruiterId: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    readerKey,
    jobTitle: { type: String, required: true },
    recruiterSnapshot: { type: recruiterSnapshot, required: true },
    blockedAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
blockedRecruiterSchema.index({ candidateId: 1, readerKey: 1 }, { unique: true });
blockedRecruiterSchema.index({ candidateId: 1, blockedAt: -1, _id: -1 });
blockedRecruiterSchema.plugin(fillDefaults);
export const BlockedRecruiter = model('BlockedRecruiter', blockedRecruiterSchema);
export type BlockedRecruiterRecord = InferSchemaType<typeof blockedRecruiterSchema> & {
  _id: Types.ObjectId;
};
