import { Schema, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const mailSchema = new Schema(
  {
    /** The account it is about; none where it goes to somebody without one. */
    ownerId: { type: Schema.Types.ObjectId, default: null },
    to: { type: String, required: true },
    sealed: { type: Buffer, required: true },
    /** Whoever takes the mail moves this on, which keeps all others away. */
    dueAt: { type: Date, required: true },
    claim: { type: String, default: null },
    tries: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

mailSchema.index({ dueAt: 1 });
mailSchema.index({ ownerId: 1 });
mailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

mailSchema.plugin(fillDefaults);
export const QueuedMail = model('QueuedMail', mailSchema, 'mails');
