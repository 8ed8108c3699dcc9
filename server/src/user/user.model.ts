import { randomBytes } from 'node:crypto';
import { type AutomationsDto, notificationKinds } from '@inkognito/shared/account';
import { codesOf, releaseModeLabels, roleLabels } from '@inkognito/shared/codes';
import { fileUrl } from '@inkognito/shared/endpoints';
import type {
  PersonDto,
  PublicUserDto,
  PublisherDto,
  SearchHitDto,
  UserDto,
} from '@inkognito/shared/user';
import { type HydratedDocument, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import type { ShownRecruiter } from './activity/activity.model.ts';
import { recruiterProfileSchema, toRecruiterCardDto } from './recruiterProfile.ts';
import { shownCard, shownEmail } from './shownAddress.ts';
import { filledPrefsOf, seesImage, seesName, showsImageAsRecruiter } from './visibility.ts';

export const newPublicId = () => randomBytes(16).toString('hex');

const showContactPrefs = new Schema(
  {
    name: { type: Boolean, default: false },
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
    publicId: { type: String, required: true },
    filename: { type: String, required: true },
  },
  { _id: false },
);

const shield = new Schema(
  { companies: { type: [String], default: [] }, domains: { type: [String], default: [] } },
  { _id: false },
);

const savesOf = { type: Number, default: 0 };

/** Each raised by the saves of its form, and by whatever else changes what the form holds. */
const versions = new Schema(
  { automations: savesOf, shield: savesOf, settings: savesOf, recruiterProfile: savesOf },
  { _id: false },
);

const identity = new Schema(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    linkedAt: { type: Date, required: true },
  },
  { _id: false },
);

type BlockedReader = {
  _id: Types.ObjectId;
  readerKey: string;
  /** None after a restore, where the recruiter is younger than the backup. */
  recruiterId: Types.ObjectId | null;
  /** As known then. */
  recruiterSnapshot: ShownRecruiter;
  jobTitle: string;
  blockedAt: Date;
};

const blockedReader = new Schema<BlockedReader>({
  readerKey: { type: String, required: true },
  recruiterId: { type: Schema.Types.ObjectId, ref: 'User', default: null },
  recruiterSnapshot: { type: Schema.Types.Mixed, required: true },
  jobTitle: { type: String, required: true },
  blockedAt: { type: Date, required: true },
});

const dates = { type: [Date], default: [] };

const userSchema = new Schema(
  {
    publicId: { type: String, default: newPublicId, required: true, immutable: true },
    username: { type: String, required: true },
    usernameChangedAt: { type: [Date], default: [] },
    email: { type: String, default: '' },
    emailVerified: { type: Boolean, default: false },
    emailVerifiedAt: { type: Date },
    passwordHash: { type: String, select: false },
    passwordGeneration: { type: Number, default: 0 },
    /** By issuer and subject, never by e-mail: addresses change hands. */
    identities: { type: [identity], default: [] },
    /** Unlinked by the user: an equal address must not link them again. */
    unlinkedIssuers: { type: [String], default: [] },
    /** Hashes, newest last. */
    knownBrowsers: { type: [String], default: [], select: false },
    /** Kept for unconfirmed accounts only, to a quarter of an hour. */
    lastUsedAt: { type: Date, default: () => new Date() },
    /** When the end of an unused, unconfirmed account was announced (`account/unusedAccounts.ts`). */
    endAnnouncedAt: { type: Date, default: null },
    /** Invalidates sign-ins in progress at this time. */
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
    /** Of its file, as the CV's. */
    imagePublicId: { type: String },
    phoneNumber: { type: String, default: '' },
    contactEmail: { type: String, default: '' },
    calendarLink: { type: String, default: '' },
    cv: { type: cv, default: null },
    showContactPrefs: { type: showContactPrefs, default: () => ({}) },
    releaseMode: { type: String, enum: codesOf(releaseModeLabels), default: 'immediate' },
    /** Until then the candidate cannot be found, and only the username is readable (GDPR Art. 25(2)). */
    automationsSaved: { type: Boolean, default: false },
    discoverable: { type: Boolean, default: false },
    showName: { type: Boolean, default: false },
    showImage: { type: Boolean, default: false },
    acceptsRequests: { type: Boolean, default: true },
    copyPasteMsg: { type: String, default: '' },
    paused: { type: Boolean, default: false },
    shield: { type: shield, default: () => ({}) },
    /** Oldest first. */
    blockedReaders: { type: [blockedReader], default: [] },
    /** Lists a company or domain in the shield: exists for key holders only. */
    isShielded: { type: Boolean, default: false },
    /** Blocks sign-in, search and mail from then on. */
    frozenAt: { type: Date, default: null },
    frozenReason: { type: String, default: '' },
    mutedNotifications: { type: [{ type: String, enum: notificationKinds }], default: [] },
    /** Newest first. */
    notificationsMailedAt: Object.fromEntries(notificationKinds.map((kind) => [kind, dates])),
    /** Includes deleted postings; newest last. */
    jobsCreatedAt: { type: [Date], default: [], select: false },
    recruiterProfile: { type: recruiterProfileSchema, default: null },
    /** Beside the id, newest last (`readerKeys.ts`). */
    readerKeys: { type: [String], default: [] },
    versions: { type: versions, default: () => ({}) },
    searchKeys: { type: [String], default: [] },
    /** Keys this user's hashes in the journal (`auth/accountState.ts`). */
    journalKey: {
      type: String,
      default: newPublicId,
      required: true,
      immutable: true,
      select: false,
    },
    /** Incremented by writes about this user that must conflict with the account's deletion (`user/lock.ts`). */
    lockVersion: { type: Number, default: 0 },
  },
  { timestamps: true, strict: 'throw' },
);

userSchema.index({ username: 1 }, { unique: true });
userSchema.index({ publicId: 1 }, { unique: true });
// Unique among verified addresses only: sign-up must not reveal who is registered.
userSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { emailVerified: true } });
// Newest first, however many accounts share an address.
userSchema.index({ email: 1, _id: -1 });
userSchema.index({ lastUsedAt: 1 }, { partialFilterExpression: { emailVerified: false } });
userSchema.index(
  { 'identities.issuer': 1, 'identities.subject': 1 },
  { unique: true, sparse: true },
);
userSchema.index({ searchKeys: 1, discoverable: 1, isShielded: 1 });
userSchema.index({ 'searchKeys.0': 1, discoverable: 1, isShielded: 1 });
userSchema.index({ 'blockedReaders.readerKey': 1 });
userSchema.index({ frozenAt: 1 }, { partialFilterExpression: { frozenAt: { $type: 'date' } } });
userSchema.index({ imagePublicId: 1 }, { unique: true, sparse: true });
userSchema.index({ 'cv.publicId': 1 }, { unique: true, sparse: true });

userSchema.plugin(fillDefaults);
export const User = model('User', userSchema);
export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;

export type UserRecord = UserFields & { _id: Types.ObjectId };

const imageOf = ({ imagePublicId }: Pick<UserFields, 'imagePublicId'>) =>
  imagePublicId ? { url: fileUrl('images', imagePublicId) } : null;

export const nothingShown = {
  name: false,
  phone: false,
  calendar: false,
  cv: false,
  email: false,
  showNothing: true,
};

export function prefsOf({ showContactPrefs }: Pick<UserFields, 'showContactPrefs'>) {
  const { name, phone, calendar, cv, email, showNothing } = showContactPrefs;
  return { name, phone, calendar, cv, email, showNothing };
}

export function toUserDto(user: UserFields): UserDto {
  return {
    _id: user.publicId,
    username: user.username,
    email: shownEmail(user.email),
    firstName: user.firstName,
    lastName: user.lastName,
    role: [...user.role] as UserDto['role'],
    image: imageOf(user),
    showContactPrefs: prefsOf(user),
    copyPasteMsg: user.copyPasteMsg,
  };
}

export function fullNameOf({ firstName, lastName }: Pick<UserFields, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim();
}

type Seen = Pick<PublicUserDto, 'comparison'> & { isConfirmed: boolean; unlocked: boolean };

export function toPublicUserDto(
  user: UserRecord,
  { isConfirmed, unlocked, comparison }: Seen,
): PublicUserDto {
  // As in the search: usernames are guessed, confirmed addresses are not.
  const mayRead = unlocked || isConfirmed;
  return {
    ...toSearchHitDto(user, mayRead && seesName(user, { unlocked })),
    image: mayRead && seesImage(user, { unlocked }) ? imageOf(user) : null,
    showContactPrefs: user.automationsSaved
      ? { ...prefsOf(user), ...filledPrefsOf(user) }
      : nothingShown,
    acceptsRequests: user.acceptsRequests,
    isOpen: unlocked,
    comparison,
  };
}

export function toSearchHitDto(
  user: Pick<UserRecord, 'publicId' | 'username' | 'firstName' | 'lastName'>,
  named: boolean,
): SearchHitDto {
  return {
    _id: user.publicId,
    username: user.username,
    firstName: named ? user.firstName || null : null,
    lastName: named ? user.lastName || null : null,
  };
}

export function toPersonDto(user: UserFields): PersonDto {
  const image = seesImage(user, { unlocked: false }) ? imageOf(user) : null;
  return { username: user.username, image };
}

export function toPublisherDto(user: UserFields): PublisherDto {
  return {
    username: user.username,
    image: showsImageAsRecruiter(user) ? imageOf(user) : null,
    card: shownCard(toRecruiterCardDto(user)),
  };
}

export function toCvDto({ cv: stored }: Pick<UserFields, 'cv'>): AutomationsDto['cv'] {
  if (!stored) return null;
  return { filename: stored.filename, url: fileUrl('cv', stored.publicId) };
}
