import { Schema, model } from 'mongoose';

const mailSchema = new Schema(
  {
    /** Whose account it is about; goes with that account when it is deleted. */
    ownerId: { type: Schema.Types.ObjectId, required: true },
    to: { type: String, required: true },
    /** Subject and both forms of the mail (`mail.seal.ts`). */
    sealed: { type: Buffer, required: true },
    /** When the next try is due; whoever takes the mail moves it on, which keeps all others away. */
    dueAt: { type: Date, required: true },
    /** Of the try that is under way. */
    claim: { type: String, default: null },
    tries: { type: Number, default: 0 },
    /** After this its links are dead, and sending it would only confuse. */
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

mailSchema.index({ dueAt: 1 });
mailSchema.index({ ownerId: 1 });
mailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Mail that waits to be sent; what was sent is deleted. */
export const QueuedMail = model('QueuedMail', mailSchema, 'mails');
