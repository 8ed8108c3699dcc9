import { type ClientSession, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const mailSchema = new Schema(
  {
    /** `null` for mail to an address without an account. */
    ownerId: { type: Schema.Types.ObjectId, default: null },
    to: { type: String, required: true },
    sealed: { type: Buffer, required: true },
    /** A hash of the network of the caller who waits for it. */
    awaitedBy: { type: String, default: null },
    isAwaited: { type: Boolean, default: false },
    /** How many mails of that network waited when it came. */
    turn: { type: Number, default: 0 },
    /** Its sender moves this forward, which keeps other instances away. */
    dueAt: { type: Date, required: true },
    tries: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

mailSchema.index({ isAwaited: -1, turn: 1, dueAt: 1 });
mailSchema.index({ awaitedBy: 1 });
mailSchema.index({ ownerId: 1 });
mailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

mailSchema.plugin(fillDefaults);
export const QueuedMail = model('QueuedMail', mailSchema, 'mails');

export const personData = {
  // Mail to the person, gone once it is sent.
  collect: null,
  remove: async ({ _id }: { _id: Types.ObjectId }, tx: ClientSession): Promise<void> => {
    await QueuedMail.deleteMany({ ownerId: _id }, { session: tx });
  },
  claim: null,
};
