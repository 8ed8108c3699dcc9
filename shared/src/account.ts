import { z } from './schema/zod.ts';
import { codesOf, recruiterKindLabels } from './rules/codes.ts';
import { limits } from './rules/limits.ts';
import { blockedJobDto, jobSummaryDto } from './job.ts';
import { plainName } from './schema/plainName.ts';
import { cvDto, email, role, showContactPrefsDto, userDto } from './user.ts';

/** Both lists hold their newest page alone; the whole lists have addresses of their own. */
export const currentUserDto = userDto.extend({
  matchesForJobSeeker: z.array(jobSummaryDto),
  jobsBlocked: z.array(blockedJobDto),
});
export type CurrentUserDto = z.infer<typeof currentUserDto>;

/**
 * `accessPassword` comes once: in the first response after somebody new signed in by LinkedIn, whose return must not
 * carry it in an address.
 */
export const authStatusDto = z.strictObject({
  user: currentUserDto.nullable(),
  authenticated: z.boolean(),
  accessPassword: z.string().optional(),
});
export type AuthStatusDto = z.infer<typeof authStatusDto>;

/** What may be mailed to a person beyond what keeps the account safe. */
export const notificationsDto = z.strictObject({ newMatch: z.boolean() });
export type NotificationsDto = z.infer<typeof notificationsDto>;

/** From the link in a mail: switches that kind of mail off, without a sign-in. */
export const switchOffInput = z.strictObject({ token: z.string().min(1).max(300) });

/** How an account is signed in to and reached; for its owner alone. */
export const accountDto = z.strictObject({
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new address that counts once it is confirmed. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Which of the accounts elsewhere sign this person in. */
  providers: z.strictObject({ google: z.boolean(), linkedin: z.boolean() }),
  notifications: notificationsDto,
  paused: z.boolean(),
});
export type AccountDto = z.infer<typeof accountDto>;

/** Nobody finds or unlocks a job seeker who pauses. */
export const pauseDto = z.strictObject({ paused: z.boolean() });

export const recruiterKind = z.enum(codesOf(recruiterKindLabels));
export type RecruiterKind = z.infer<typeof recruiterKind>;

/** Who a recruiter says they are; everything may stay empty. */
export const recruiterProfileInput = z.strictObject({
  name: plainName(limits.nameMax),
  kind: recruiterKind.nullable(),
  company: plainName(limits.companyMax),
  workEmail: z.union([z.literal(''), email]),
});
export type RecruiterProfileInput = z.infer<typeof recruiterProfileInput>;

/** For the recruiter themselves. `verifiedDomain` is the domain of a confirmed work address, if it is a company's. */
export const recruiterProfileDto = recruiterProfileInput.extend({
  workEmailVerified: z.boolean(),
  verifiedDomain: z.string().nullable(),
});
export type RecruiterProfileDto = z.infer<typeof recruiterProfileDto>;

const contactEmail = z.union([z.literal(''), email]);

const phoneNumber = z
  .string()
  .trim()
  .max(limits.phoneMax)
  .regex(
    /^(?:\+?[0-9][0-9 ()/-]{4,29})?$/,
    'Bitte geben Sie eine Telefonnummer wie +49 170 1234567 ein.',
  );

const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(limits.linkMax)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url));

/** A calendar link as stored: `https://` is put before what starts with neither `http://` nor `https://`. */
export const calendarLink = z
  .string()
  .trim()
  .max(limits.linkMax)
  .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || link.safeParse(text).success, {
    error: 'Bitte geben Sie einen Link wie https://kalender.example.de/termin ein.',
  });

export const roleChangeInput = z.strictObject({
  role: z.array(role).min(1, 'Bitte wählen Sie mindestens eine Rolle aus.').max(2),
  action: z.enum(['add', 'remove']),
});
export type RoleChangeInput = z.infer<typeof roleChangeInput>;
export const roleChangeDto = z.strictObject({ role: z.array(role) });

export const automationsDto = z.strictObject({
  phoneNumber: z.string(),
  email: z.string(),
  calendarLink: z.string(),
  showContactPrefs: showContactPrefsDto,
  cv: cvDto.nullable(),
  discoverable: z.boolean(),
  showName: z.boolean(),
  showImage: z.boolean(),
});
export type AutomationsDto = z.infer<typeof automationsDto>;

/** Booleans travel as text in a multipart form. */
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Show-nothing and a share flag exclude each other; what is absent stays as it is. */
export const automationsInput = z.strictObject({
  phoneNumber: phoneNumber.optional(),
  email: contactEmail.optional(),
  calendarLink: calendarLink.optional(),
  showContactPrefs: z
    .strictObject({ phone: flag, calendar: flag, cv: flag, email: flag, showNothing: flag })
    .partial()
    .optional(),
  discoverable: flag.optional(),
  showName: flag.optional(),
  showImage: flag.optional(),
  removeCv: flag.optional(),
});
export type AutomationsInput = z.infer<typeof automationsInput>;

/** The fields of the automations form that a person types, as the form checks them. */
export const automationsForm = z.object({ phoneNumber, email: contactEmail, calendarLink });
