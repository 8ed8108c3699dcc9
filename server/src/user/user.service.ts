import type {
  AutomationsDto,
  AutomationsInput,
  PublicUserDto,
  UserDto,
} from '@inkognito/shared/user';
import { limits } from '@inkognito/shared/rules/limits';
import { type ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notFound, notSignedIn, wrongFileType } from '../errors.ts';
import { deleteFile, storeFile } from './user.files.ts';
import { encodeProfileImage } from './user.images.ts';
import {
  User,
  type UserDocument,
  type UserFields,
  openToOthers,
  toAutomationsDto,
  toPublicUserDto,
  toUserDto,
} from './user.model.ts';
import { searchKeysOf } from './user.search.ts';

/** The signed-in person's document. @throws {AppError} 401 when the account is gone */
export async function getOwnUser(userId: string): Promise<UserDocument> {
  const user = await User.findById(userId);
  if (!user) throw notSignedIn();
  return user;
}

/** A job seeker by username. @throws {AppError} 404 */
export async function getJobSeeker(username: string): Promise<UserDocument> {
  const user = await User.findOne({ username, ...openToOthers });
  if (!user) throw notFound('Kein Nutzer gefunden.');
  return user;
}

export async function getPublicUser(username: string): Promise<PublicUserDto> {
  return toPublicUserDto(await getJobSeeker(username));
}

export async function getAutomations(userId: string): Promise<AutomationsDto> {
  const user = await User.findById(userId).lean();
  if (!user) throw notSignedIn();
  return toAutomationsDto(user);
}

/** What has to change with a person's roles or visibility, in the same transaction; given by domains to the right. */
export type KeepListed = (user: UserDocument, session: ClientSession) => Promise<void>;

/** Saves contact details, share flags and visibility; what the form leaves out stays as it is. */
export async function saveAutomations(
  userId: string,
  input: AutomationsInput,
  cvFile: { buffer: Buffer; originalname: string } | undefined,
  keepListed: KeepListed,
): Promise<UserDto> {
  const stored = cvFile ? await storeCv(new Types.ObjectId(userId), cvFile) : null;
  const { user, replacedCv } = await inTransaction((session) =>
    changeAutomations(userId, input, stored, { session, keepListed }),
  ).catch(async (error: unknown) => {
    await deleteFile(stored?.fileId);
    throw error;
  });
  await deleteFile(replacedCv);
  return toUserDto(user);
}

async function changeAutomations(
  userId: string,
  input: AutomationsInput,
  newCv: UserFields['cv'],
  { session, keepListed }: { session: ClientSession; keepListed: KeepListed },
): Promise<{ user: UserDocument; replacedCv: Types.ObjectId | null }> {
  const user = await User.findById(userId).session(session);
  if (!user) throw notSignedIn();
  const { showContactPrefs, removeCv, email, ...plain } = input;
  Object.assign(user, definedOnly(plain));
  if (email !== undefined) user.contactEmail = email;
  if (showContactPrefs) Object.assign(user.showContactPrefs, definedOnly(showContactPrefs));
  const replacedCv = newCv || removeCv ? (user.cv?.fileId ?? null) : null;
  if (newCv || removeCv) user.cv = newCv ?? null;
  applyShowNothing(user);
  user.searchKeys = searchKeysOf(user);
  await user.save({ session });
  await keepListed(user, session);
  return { user, replacedCv };
}

/** Pauses a job seeker's search, or goes on with it; what was matched and released before stays as it is. */
export async function setPaused(
  userId: string,
  paused: boolean,
  keepListed: KeepListed,
): Promise<boolean> {
  return inTransaction(async (session) => {
    const user = await User.findByIdAndUpdate(
      userId,
      { $set: { paused } },
      { returnDocument: 'after', session },
    );
    if (!user) throw notSignedIn();
    await keepListed(user, session);
    return user.paused;
  });
}

/** Who shows nothing shares nothing: the cautious reading wins where a call says both. */
function applyShowNothing({ showContactPrefs: prefs }: UserDocument): void {
  if (prefs.showNothing)
    Object.assign(prefs, { phone: false, calendar: false, cv: false, email: false });
}

async function storeCv(
  ownerId: Types.ObjectId,
  { buffer, originalname }: { buffer: Buffer; originalname: string },
) {
  if (!isPdf(buffer)) throw wrongFileType('Bitte laden Sie den Lebenslauf als PDF hoch.');
  return { fileId: await storeFile('cv', ownerId, buffer), filename: toFilename(originalname) };
}

/** By its frame alone: a PDF is never parsed here, as a small one can cost seconds and gigabytes. */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 5).toString('latin1');
  const tail = bytes.subarray(-1024).toString('latin1');
  return head === '%PDF-' && tail.includes('%%EOF');
}

/** The name people see: no path, no control or direction signs, always ending in `.pdf`. */
function toFilename(original: string): string {
  const name = (original.split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, limits.filenameMax);
  return `${name || 'Lebenslauf'}.pdf`;
}

/** Replaces the profile image. @throws {AppError} 415 for what is no JPEG or PNG */
export async function saveProfileImage(
  userId: string,
  file: { buffer: Buffer } | undefined,
): Promise<UserDto> {
  if (!file) throw wrongFileType('Bitte wählen Sie ein Bild aus.');
  const image = await encodeProfileImage(file.buffer);
  const imageId = await storeFile('image', new Types.ObjectId(userId), image);
  // What this very change replaced is told by the change itself: of two at once, each removes another picture.
  const before = await User.findByIdAndUpdate(
    userId,
    { $set: { imageId } },
    { returnDocument: 'before' },
  );
  await deleteFile(before ? before.imageId : imageId);
  return toUserDto(await getOwnUser(userId));
}

/**
 * Keeps these accounts from being deleted while a transaction stores something about them: both change the same
 * documents, so one waits for the other and then sees what it did.
 * @throws {AppError} 404 when one of them is gone
 */
export async function holdAccounts(
  ids: readonly (string | Types.ObjectId)[],
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await User.updateMany(
    { _id: { $in: ids } },
    { $inc: { timesHeld: 1 } },
    { session, timestamps: false },
  );
  if (matchedCount < ids.length) throw notFound('Kein Nutzer gefunden.');
}

/** The account, held like by `holdAccounts`; `null` when it is gone. */
export function holdAccount(id: string | Types.ObjectId, session: ClientSession) {
  return User.findByIdAndUpdate(
    id,
    { $inc: { timesHeld: 1 } },
    { session, timestamps: false, returnDocument: 'after' },
  );
}

export async function saveMessage(userId: string, message: string): Promise<string> {
  const { matchedCount } = await User.updateOne(
    { _id: userId },
    { $set: { copyPasteMsg: message } },
  );
  if (matchedCount === 0) throw notSignedIn();
  return message;
}

function definedOnly<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
