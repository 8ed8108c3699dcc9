import type { KeyDto } from '@inkognito/shared/key';
import { generalKeyName } from '@inkognito/shared/codes';
import { dayMs, limits } from '@inkognito/shared/limits';
import { type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';

const keySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** The access password from sign-up; its hash is stored with the user. */
    general: { type: Boolean, default: false },
    name: { type: String, default: '' },
    /** Shares the user's salt, so that one slow hash tests all their keys. */
    hash: { type: String, default: '', select: false },
    guests: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    opened: { type: Number, default: 0 },
    comparisons: { type: Number, default: 0 },
    matches: { type: Number, default: 0 },
    lastUsedAt: { type: Date, default: null },
    /** Set when a release by it was withdrawn or a blocked recruiter used it: they may return under another name. */
    distrustedAt: { type: Date, default: null },
    listedUntil: { type: Date, default: null },
    /** What its comparisons told of the floor that counted as `of`. */
    learnedFloor: {
      type: new Schema({ of: Number, from: Number, to: Number }, { _id: false }),
      default: null,
    },
  },
  { strict: 'throw', versionKey: false },
);
keySchema.index({ userId: 1, createdAt: -1 });
keySchema.index(
  { userId: 1, general: 1 },
  { unique: true, partialFilterExpression: { general: true } },
);
keySchema.index({ listedUntil: 1 }, { expireAfterSeconds: 0 });
export const Key = model('Key', keySchema.plugin(fillDefaults));
export type KeyFields = InferSchemaType<typeof keySchema>;
export type KeyRecord = KeyFields & { _id: Types.ObjectId };

export const validKeyFilter = (now = new Date()) => ({
  revokedAt: null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
});

export const listedUntil = (end: Date): Date =>
  new Date(end.getTime() + limits.endedKeyDays * dayMs);

export const nameOf = ({ general, name }: Pick<KeyFields, 'general' | 'name'>): string =>
  general ? generalKeyName : name;

export function toKeyDto(key: KeyRecord): KeyDto {
  const { from = null, to = null } = key.learnedFloor ?? {};
  return {
    _id: key._id.toString(),
    name: nameOf(key),
    general: key.general,
    guests: key.guests,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    opened: key.opened,
    comparisons: key.comparisons,
    matches: key.matches,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    matchesWait: Boolean(key.distrustedAt),
    learnedFloor: from === null && to === null ? null : { from, to },
  };
}
