import { Schema, model } from 'mongoose';
import { person } from '../comparison/comparison.model.ts';

/** In how many lists a job seeker stood in one week, which begins on Monday, 0:00 UTC. */
const listAppearanceSchema = new Schema(
  {
    candidateId: person,
    week: { type: Date, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw' },
);
listAppearanceSchema.index({ candidateId: 1, week: -1 }, { unique: true });
listAppearanceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const ListAppearance = model('ListAppearance', listAppearanceSchema);
