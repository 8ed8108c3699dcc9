import { contactState } from '../schema/contactState.ts';
import { withAsciiDomain } from '../schema/emailDomain.ts';
import { multilineText, text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { codesOf, contactFlags, recruiterKindLabels, roleLabels } from '../codes.ts';
import { limits } from '../limits.ts';
import { reservedNames } from '../texts/reservedNames.ts';
import { objectId, publicId } from '../endpoint.ts';

export const role = z.enum(codesOf(roleLabels));

const usernamePattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
const fileLikeEnding = /\.(?:html?|js|css|txt|xml|json|map|ico|png|webp|webmanifest|php)$/;

/** Single separators inside only, so that no name imitates a path or another name. */
export const username = text()
  .toLowerCase()
  .min(limits.usernameMin, 'Der Benutzername braucht mindestens 3 Zeichen.')
  .max(limits.usernameMax, 'Der Benutzername darf höchstens 30 Zeichen haben.')
  .regex(
    usernamePattern,
    'Erlaubt sind a–z, 0–9 und dazwischen einzelne Punkte, Binde- oder Unterstriche.',
  )
  .refine((name) => !fileLikeEnding.test(name), 'Dieser Benutzername ist nicht möglich.')
  .refine((name) => !reservedNames.has(name), 'Dieser Benutzername ist nicht verfügbar.');

export const usernameInput = z.strictObject({ username });

export const byUsername = z.strictObject({
  username: text().toLowerCase().max(limits.usernameMax),
});

export const email = text()
  .min(1, 'Bitte geben Sie Ihre E-Mail-Adresse ein.')
  .overwrite(withAsciiDomain)
  .max(limits.emailMax)
  .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein.'));

export const contactSwitch = z.enum([...contactFlags, 'showNothing']);
export const showContactPrefsDto = z.record(contactSwitch, z.boolean());
export type ShowContactPrefs = z.infer<typeof showContactPrefsDto>;

const imageDto = z.strictObject({ url: z.string() }).nullable();

/** Only ever sent to the user themselves. */
export const userDto = z.strictObject({
  _id: publicId,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.array(role),
  image: imageDto,
  showContactPrefs: showContactPrefsDto,
  copyPasteMsg: z.string(),
});
export type UserDto = z.infer<typeof userDto>;

export const userSearch = z.strictObject({
  // Marks do not count: a single accented letter would match too many.
  q: text()
    .max(limits.searchMax)
    .transform((q) => q.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .pipe(z.string().trim().min(limits.searchMin)),
});
export const searchHitDto = z.strictObject({
  _id: publicId,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type SearchHitDto = z.infer<typeof searchHitDto>;

export const publicUserDto = searchHitDto.extend({
  image: imageDto,
  showContactPrefs: showContactPrefsDto,
  acceptsRequests: z.boolean(),
  /** By a key that this reader has. */
  isOpen: z.boolean(),
  /** The newest of this recruiter, or guest in this browser. */
  comparison: z
    .strictObject({
      matchId: objectId,
      matchPercentage: z.number().int(),
      isMatch: z.boolean(),
      contactState,
      jobTitle: z.string(),
    })
    .nullable(),
});
export type PublicUserDto = z.infer<typeof publicUserDto>;

export const personDto = z.strictObject({ username: z.string(), image: imageDto });
export type PersonDto = z.infer<typeof personDto>;

/** For candidates. `workEmail` of an account is on releases only; its domain, once confirmed, everywhere. */
export const recruiterCardDto = z.strictObject({
  name: z.string(),
  kind: z.enum(codesOf(recruiterKindLabels)).nullable(),
  company: z.string(),
  workEmail: z.string(),
  workEmailVerified: z.boolean(),
  verifiedDomain: z.string().nullable(),
});
export type RecruiterCardDto = z.infer<typeof recruiterCardDto>;

/** For a guest: no `username`, and the card is self-declared. */
export const publisherDto = personDto.extend({
  username: z.string().nullable(),
  card: recruiterCardDto.nullable(),
});
export type PublisherDto = z.infer<typeof publisherDto>;

export const cvDto = z.strictObject({ filename: z.string(), url: z.string() });
export type CvDto = z.infer<typeof cvDto>;

export const messageInput = z.strictObject({
  message: multilineText()
    .min(1, 'Bitte geben Sie einen Text ein.')
    .max(limits.messageMax, 'Der Text darf höchstens 4.000 Zeichen haben.'),
});
export const messageDto = z.strictObject({ copyPasteMsg: z.string() });
