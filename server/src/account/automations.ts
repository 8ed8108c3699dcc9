import {
  type AutomationsDto,
  type AutomationsInput,
  firstVisibility,
} from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import { type ContactFlag, contactFlags } from '@inkognito/shared/codes';
import type { UserDto } from '@inkognito/shared/user';
import type { ClientSession } from 'mongoose';
import { nextVersion } from '../database/formVersion.ts';
import { invalid, notSignedIn, wrongFileType } from '../errors.ts';
import { changeAccount } from '../questionnaire/questionnaire.service.ts';
import { hasPlainHost } from '../../language/text/lookAlikeLetters.ts';
import { type FileStore, deleteFiles, requireRoom, storeFile } from '../user/file/files.ts';
import {
  User,
  type UserDocument,
  type UserFields,
  nothingShown,
  prefsOf,
  toCvDto,
  toUserDto,
} from '../user/user.model.ts';
import { searchKeysOf } from '../user/search.ts';
import { shownEmail } from '../user/shownAddress.ts';

export function toAutomationsDto(user: UserFields): AutomationsDto {
  return {
    phoneNumber: user.phoneNumber,
    email: shownEmail(user.contactEmail),
    calendarLink: user.calendarLink,
    showContactPrefs: prefsOf(user),
    releaseMode: user.releaseMode,
    cv: toCvDto(user),
    saved: user.automationsSaved,
    discoverable: user.discoverable,
    showName: user.showName,
    showImage: user.showImage,
    acceptsRequests: user.acceptsRequests,
    version: user.versions.automations,
  };
}

export async function getAutomations(userId: string): Promise<AutomationsDto> {
  return toAutomationsDto(await User.findById(userId).lean().orFail(notSignedIn));
}

type Change = {
  userId: string;
  input: AutomationsInput;
  cvFile: { buffer: Buffer; originalname: string } | undefined;
};

/** Absent fields keep their value. @throws {AppError} 400 for a tick without a value, 409 when changed elsewhere */
export async function saveAutomations(
  store: FileStore,
  { userId, input, cvFile }: Change,
): Promise<UserDto> {
  if (input.calendarLink && !hasPlainHost(input.calendarLink)) {
    throw invalid({
      calendarLink:
        'Die Adresse dieses Links enthält Buchstaben, die leicht zu verwechseln sind. Bitte geben Sie einen anderen Link ein.',
    });
  }
  if (cvFile) {
    if (!isPdf(cvFile.buffer)) throw wrongFileType('Bitte laden Sie den Lebenslauf als PDF hoch.');
    await requireRoom(store);
  }
  return changeAccount(userId, async (user, tx) => {
    await applyAutomations(user, { input, cvFile }, tx);
    return toUserDto(user);
  });
}

async function applyAutomations(
  user: UserDocument,
  { input, cvFile }: Pick<Change, 'input' | 'cvFile'>,
  tx: ClientSession,
): Promise<void> {
  const { showContactPrefs, removeCv, email, version, ...plain } = input;
  user.versions.automations = await nextVersion(user.versions.automations, version, () =>
    toAutomationsDto(user),
  );
  const isFirstSave = !user.automationsSaved;
  if (isFirstSave) Object.assign(user, firstVisibility);
  user.automationsSaved = true;
  Object.assign(user, plain);
  if (email !== undefined) user.contactEmail = email;
  if (showContactPrefs) Object.assign(user.showContactPrefs, showContactPrefs);
  if (cvFile || removeCv) await replaceCv(user, cvFile, tx);
  applyShowNothing(user, showContactPrefs);
  refuseEmptyTicks(user, showContactPrefs);
  if (isFirstSave && showContactPrefs?.name === undefined) presetName(user);
  user.searchKeys = searchKeysOf(user);
}

type Ticks = AutomationsInput['showContactPrefs'];

/** If a call both hides and shares, hiding wins. */
function applyShowNothing({ showContactPrefs: prefs }: UserDocument, said: Ticks): void {
  const isSharing = contactFlags.some((flag) => said?.[flag]);
  if (isSharing && !said?.showNothing) prefs.showNothing = false;
  if (prefs.showNothing) Object.assign(prefs, nothingShown);
}

const missing = {
  name: [
    'showContactPrefs.name',
    'Ihr Name steht in Ihrem Fragebogen. Bitte füllen Sie ihn zuerst aus, oder teilen Sie den Namen nicht.',
  ],
  phone: ['phoneNumber', 'Bitte geben Sie eine Telefonnummer ein, oder teilen Sie sie nicht.'],
  calendar: ['calendarLink', 'Bitte geben Sie einen Kalenderlink ein, oder teilen Sie ihn nicht.'],
  cv: ['cv', 'Bitte laden Sie einen Lebenslauf hoch, oder teilen Sie ihn nicht.'],
  email: ['email', 'Bitte geben Sie eine E-Mail-Adresse ein, oder teilen Sie sie nicht.'],
} as const satisfies Record<ContactFlag, readonly [field: string, sentence: string]>;

function refuseEmptyTicks(user: UserDocument, said: Ticks): void {
  const { showContactPrefs: prefs, lastName, phoneNumber, calendarLink, cv, contactEmail } = user;
  const values = {
    name: lastName,
    phone: phoneNumber,
    calendar: calendarLink,
    cv,
    email: contactEmail,
  };
  const empty = contactFlags.filter((flag) => prefs[flag] && !values[flag]);
  const refused = empty.filter((flag) => said?.[flag]).map((flag) => missing[flag]);
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
  for (const flag of empty) prefs[flag] = false;
}

function presetName({ showContactPrefs: prefs, lastName }: UserDocument): void {
  prefs.name = lastName !== '' && (prefs.phone || prefs.email);
}

async function replaceCv(user: UserDocument, file: Change['cvFile'], tx: ClientSession) {
  if (user.cv) await deleteFiles({ fileId: user.cv.publicId }, tx);
  user.cv = file
    ? {
        publicId: await storeFile(user._id, file.buffer, tx),
        filename: toFilename(file.originalname),
      }
    : null;
}

/** Some programs write these before the header, which readers look for in the first 1,024 bytes. */
const pdfStart = /^[\s\0\xef\xbb\xbf]*%PDF-/;

/** Checks the header only: parsing a hostile PDF can cost seconds and gigabytes. */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 1024).toString('latin1');
  const tail = bytes.subarray(-1024).toString('latin1');
  return pdfStart.test(head) && tail.includes('%%EOF');
}

/** Composed letters, no path, no control or direction characters, always ending in `.pdf`. */
function toFilename(original: string): string {
  const name = (original.normalize('NFC').split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, limits.filenameMax);
  return `${name || 'Lebenslauf'}.pdf`;
}
