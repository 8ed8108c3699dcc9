import { dayMs, limits } from '@inkognito/shared/limits';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const guestSchema = new Schema(
  {
    name: { type: String, default: '' },
    company: { type: String, default: '' },
    email: { type: String, default: '' },
    /** Of the mailboxes proven in this browser (`user/readerKeys.ts`). */
    readerKeys: { type: [String], default: [] },
    /** Expires with the session until the guest compares, then later. */
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
guestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const Guest = model('Guest', guestSchema.plugin(fillDefaults));
export type GuestRecord = InferSchemaType<typeof guestSchema> & { _id: Types.ObjectId };

export const keptUntil = (now: Date): Date =>
  new Date(now.getTime() + limits.guestPostingDays * dayMs);
