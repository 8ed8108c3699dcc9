import type { AutomationsDto } from '@inkognito/shared/account';
import { codesOf, releaseModeLabels, roleLabels } from '@inkognito/shared/rules/codes';
import { fileUrl } from '@inkognito/shared/endpoints';
import type {
  PersonDto,
  PublicUserDto,
  PublisherDto,
  SearchHitDto,
  UserDto,
} from '@inkognito/shared/user';
import { type HydratedDocument, type InferSchemaType, Schema, model } from 'mongoose';
import { recruiterProfileSchema, toRecruiterCardDto } from './user.recruiterProfile.ts';

const showContactPrefs = new Schema(
  {
    phone: { type: Boolean, default: false },
    calendar: { type: Boolean, default: false },
    cv: { type: Boolean, default: false },
    email: { type: Boolean, default: false },
    showNothing: { type: Boolean, default: true },
  },
  { _id: false },
);

const cv = new Schema(
  {
    fileId: { type: Schema.Types.ObjectId, required: true },
    filename: { type: String, required: true },
  },
  { _id: false },
);

const identity = new Schema(
  { issuer: { type: String, required: true }, subject: { type: String, required: true } },
  { _id: false },
);

const userSchema = new Schema(
  {
    username: { type: String, required: true },
    email: { type: String, default: '' },
    emailVerified: { type: Boolean, default: false },
    passwordHash: { type: String, select: false },
    /** Known by issuer and subject, never by e-mail: addresses change hands. */
    identities: { type: [identity], default: [] },
    /** Issuers that the person took away again: an equal address must not link them a second time. */
    unlinkedIssuers: { type: [String], default: [] },
    /** Hashes, the newest last. */
    knownBrowsers: { type: [String], default: [], select: false },
    /** A sign-in that was under way at this time is void. */
    sessionsEndedAt: { type: Date, default: null },
    accessPasswordHash: { type: String, required: true, select: false },
    /** Unlocks of an older generation are void. */
    accessPasswordGeneration: { type: Number, default: 1 },
    consent: {
      type: new Schema({ version: String, givenAt: Date }, { _id: false }),
      required: true,
    },
    role: { type: [{ type: String, enum: Object.keys(roleLabels) }], default: [] },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    imageId: { type: Schema.Types.ObjectId, default: null },
    phoneNumber: { type: String, default: '' },
    contactEmail: { type: String, default: '' },
    calendarLink: { type: String, default: '' },
    cv: { type: cv, default: null },
    showContactPrefs: { type: showContactPrefs, default: () => ({}) },
    releaseMode: { type: String, enum: codesOf(releaseModeLabels), default: 'immediate' },
    discoverable: { type: Boolean, default: true },
    showName: { type: Boolean, default: true },
    showImage: { type: Boolean, default: true },
    copyPasteMsg: { type: String, default: '' },
    paused: { type: Boolean, default: false },
    newMatchMuted: { type: Boolean, default: false },
    newMatchMailedAt: { type: [Date], default: [] },
    recruiterProfile: { type: recruiterProfileSchema, default: null },
    searchKeys: { type: [String], default: [] },
    /** Counts what was stored about this person and must not miss the account's deletion (`user.lock.ts`). */
    lockVersion: { type: Number, default: 0 },
  },
  { timestamps: true, strict: 'throw' },
);

userSchema.index({ username: 1 }, { unique: true });
// Unique among verified addresses only: sign-up must never tell who is registered.
userSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { emailVerified: true } });
userSchema.index({ email: 1 }, { name: 'email_any' });
userSchema.index(
  { 'identities.issuer': 1, 'identities.subject': 1 },
  { unique: true, sparse: true },
);
userSchema.index({ searchKeys: 1, discoverable: 1 });

export const User = model('User', userSchema);
export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;

export const openToOthers = { role: 'jobSeeker', paused: { $ne: true } } as const;

type UserRecord = UserFields & { _id: { toString(): string } };

export type Publisher = Pick<UserFields, 'username' | 'imageId' | 'showImage' | 'recruiterProfile'>;

const imageOf = ({ imageId }: Pick<UserFields, 'imageId'>) =>
  imageId ? { url: fileUrl('images', imageId.toString()) } : null;

const shownImageOf = (user: Pick<UserFields, 'imageId' | 'showImage'>) =>
  user.showImage ? imageOf(user) : null;

export function prefsOf({ showContactPrefs: prefs }: Pick<UserFields, 'showContactPrefs'>) {
  return {
    phone: prefs.phone,
    calendar: prefs.calendar,
    cv: prefs.cv,
    email: prefs.email,
    showNothing: prefs.showNothing,
  };
}

export function toUserDto(user: UserRecord): UserDto {
  return {
    _id: user._id.toString(),
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: [...user.role] as UserDto['role'],
    image: imageOf(user),
    showContactPrefs: prefsOf(user),
    copyPasteMsg: user.copyPasteMsg,
  };
}

export function toPublicUserDto(user: UserRecord): PublicUserDto {
  return {
    ...toSearchHitDto(user),
    image: shownImageOf(user),
    showContactPrefs: prefsOf(user),
  };
}

export function toSearchHitDto(
  user: Pick<UserRecord, '_id' | 'username' | 'firstName' | 'lastName' | 'showName'>,
): SearchHitDto {
  return {
    _id: user._id.toString(),
    username: user.username,
    firstName: user.showName ? user.firstName || null : null,
    lastName: user.showName ? user.lastName || null : null,
  };
}

export function toPersonDto(
  user: Pick<UserFields, 'username' | 'imageId' | 'showImage'>,
): PersonDto {
  return { username: user.username, image: shownImageOf(user) };
}

export function toPublisherDto(user: Publisher): PublisherDto {
  return { ...toPersonDto(user), card: toRecruiterCardDto(user.recruiterProfile) };
}

export function toCvDto({ cv: stored }: Pick<UserFields, 'cv'>): AutomationsDto['cv'] {
  return stored
    ? { filename: stored.filename, url: fileUrl('cv', stored.fileId.toString()) }
    : null;
}
