import { z } from '../schema/zod.ts';
import { codesOf, recruiterKindLabels, releaseModeLabels } from '../codes.ts';
import { limits } from '../limits.ts';
import { blockedJobDto, jobSummaryDto } from './job.ts';
import { canBePhoneNumber } from '../schema/phone.ts';
import { text, plainName } from '../schema/text.ts';
import { providersDto } from './auth.ts';
import { releasedNowDto, shieldDto, shieldInput } from './shield.ts';
import { del, get, madeFrom, post, publicId, put, versioned } from '../endpoint.ts';
import {
  contactSwitch,
  cvDto,
  email,
  recruiterCardDto,
  role,
  showContactPrefsDto,
  userDto,
  usernameInput,
  messageDto,
  messageInput,
} from './user.ts';

/** The newest page of each list only; the full lists have their own endpoints. */
export const currentUserDto = userDto.extend({
  matchesForJobSeeker: z.array(jobSummaryDto),
  jobsBlocked: z.array(blockedJobDto),
});
export type CurrentUserDto = z.infer<typeof currentUserDto>;

/** `accessPassword` is sent once after a first LinkedIn sign-in: a redirect would put it in a URL. */
export const authStatusDto = z.strictObject({
  user: currentUserDto.nullable(),
  authenticated: z.boolean(),
  accessPassword: z.string().optional(),
});
export type AuthStatusDto = z.infer<typeof authStatusDto>;

export const notificationsDto = z.strictObject({
  newOffer: z.boolean(),
  newMatch: z.boolean(),
  accessRequest: z.boolean(),
  requestAccepted: z.boolean(),
  releaseChanged: z.boolean(),
});
export const notificationKinds = notificationsDto.keyof().options;
export type NotificationKind = (typeof notificationKinds)[number];
/** Absent fields keep their value. */
export const notificationsInput = notificationsDto
  .partial()
  .extend(madeFrom)
  .refine(
    ({ version: _, ...change }) => Object.keys(change).length > 0,
    'Bitte ändern Sie mindestens eine Angabe.',
  );
export type NotificationsInput = z.infer<typeof notificationsInput>;
export type NotificationsDto = z.infer<typeof notificationsDto>;

export const switchOffInput = z.strictObject({ token: z.string().min(1).max(300) });

export const accountDto = z.strictObject({
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  /** When an unused account ends; `null` once the address is confirmed. */
  endsAt: z.string().nullable(),
  hasPassword: z.boolean(),
  providers: providersDto,
  /** Linked before the address was confirmed: a new password removes them. */
  earlyProviders: providersDto,
  notifications: notificationsDto,
  paused: z.boolean(),
  /** Whether anybody finds the profile without a key. */
  isFound: z.boolean(),
  /** Done once, even if undone since: the introduction does not come back. */
  begun: z.strictObject({
    automations: z.boolean(),
    keyGiven: z.boolean(),
    posted: z.boolean(),
    compared: z.boolean(),
  }),
  /** Of `notifications` and `paused`. */
  ...versioned,
});
export type AccountDto = z.infer<typeof accountDto>;

export const pauseDto = z.strictObject({ paused: z.boolean() });

export const recruiterKind = z.enum(codesOf(recruiterKindLabels));
export type RecruiterKind = z.infer<typeof recruiterKind>;

export const recruiterProfileInput = z.strictObject({
  name: plainName(limits.nameMax),
  kind: recruiterKind.nullable(),
  company: plainName(limits.companyMax),
});
export type RecruiterProfileInput = z.infer<typeof recruiterProfileInput>;

export const recruiterProfileDto = recruiterCardDto
  .pick({ name: true, kind: true, company: true })
  .extend(versioned);
export type RecruiterProfileDto = z.infer<typeof recruiterProfileDto>;

const contactEmail = z.union([z.literal(''), email]);

const phoneNumber = text()
  .max(limits.phoneMax)
  .refine(
    (value) => value === '' || canBePhoneNumber(value),
    'Bitte geben Sie eine vollständige Telefonnummer wie +49 170 1234567 ein.',
  );

const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(limits.linkMax)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url));

export const calendarLink = text()
  .max(limits.linkMax)
  .transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || link.safeParse(value).success, {
    error: 'Bitte geben Sie einen Link wie https://kalender.example.de/termin ein.',
  });

export const roleChangeInput = z.strictObject({
  role: z.array(role).min(1, 'Bitte wählen Sie mindestens eine Rolle aus.').max(2),
  action: z.enum(['add', 'remove']),
});
export type RoleChangeInput = z.infer<typeof roleChangeInput>;
export const roleChangeDto = z.strictObject({ role: z.array(role) });

/** `confirm`: a match releases nothing before the candidate agrees. */
export const releaseMode = z.enum(codesOf(releaseModeLabels));
export type ReleaseMode = z.infer<typeof releaseMode>;

export const automationsDto = z.strictObject({
  phoneNumber: z.string(),
  email: z.string(),
  calendarLink: z.string(),
  showContactPrefs: showContactPrefsDto,
  releaseMode,
  cv: cvDto.nullable(),
  /** Until then the candidate cannot be found. */
  saved: z.boolean(),
  discoverable: z.boolean(),
  showName: z.boolean(),
  showImage: z.boolean(),
  acceptsRequests: z.boolean(),
  ...versioned,
});
export type AutomationsDto = z.infer<typeof automationsDto>;

/** Defaults of the first save of the Automations, and preset on its page. */
export const firstVisibility = { discoverable: true, showName: false, showImage: false } as const;

/** Booleans are text in a multipart form. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Absent fields keep their value; `showNothing` overrides the share flags of the same call. At the first save, an absent `name` follows `phone` and `email`. */
export const automationsInput = z.strictObject({
  phoneNumber: phoneNumber.optional(),
  email: contactEmail.optional(),
  calendarLink: calendarLink.optional(),
  showContactPrefs: z.partialRecord(contactSwitch, flag).optional(),
  releaseMode: releaseMode.optional(),
  discoverable: flag.optional(),
  showName: flag.optional(),
  showImage: flag.optional(),
  acceptsRequests: flag.optional(),
  removeCv: flag.optional(),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
});
export type AutomationsInput = z.infer<typeof automationsInput>;

export const automationsForm = z.object({ phoneNumber, email: contactEmail, calendarLink });

export const accountEndpoints = {
  authStatus: get('/auth/auth-status', { access: 'public', response: authStatusDto }),
  getAccount: get('/users/account', { access: 'user', response: accountDto }),
  changeUsername: put('/users/username', {
    access: 'user',
    body: usernameInput,
    response: userDto,
  }),
  assignRole: put('/users/assign-role', {
    access: 'user',
    body: roleChangeInput,
    response: roleChangeDto,
  }),
  getAutomations: get('/users/automations', { access: 'jobSeeker', response: automationsDto }),
  saveAutomations: post('/users/automations', {
    access: 'jobSeeker',
    body: automationsInput,
    upload: { field: 'cv', maxBytes: limits.cvMaxBytes },
    response: userDto,
  }),
  saveNotifications: put('/users/notifications', {
    access: 'user',
    body: notificationsInput,
    response: notificationsDto.extend(versioned),
  }),
  switchOffNotification: post('/users/notifications/switch-off', {
    access: 'public',
    body: switchOffInput,
  }),
  /** The one click of mail programs (RFC 8058), whose form is not read: the token says it all. */
  unsubscribe: post('/users/notifications/unsubscribe', {
    access: 'public',
    fromAnywhere: true,
    query: switchOffInput,
  }),
  /** Of programs that open the header's address instead: leads to the page, which asks. */
  showUnsubscribe: get('/users/notifications/unsubscribe', {
    access: 'public',
    query: switchOffInput,
    response: 'redirect',
  }),
  setPaused: put('/users/pause', {
    access: 'jobSeeker',
    body: pauseDto.extend(madeFrom),
    response: pauseDto.extend(versioned),
  }),
  getRecruiterProfile: get('/users/recruiter-profile', {
    access: 'recruiter',
    response: recruiterProfileDto,
  }),
  saveRecruiterProfile: put('/users/recruiter-profile', {
    access: 'recruiter',
    body: recruiterProfileInput.extend(madeFrom),
    response: recruiterProfileDto,
  }),
  exportAccount: get('/users/export', { access: 'user', response: 'file' }),
  deleteAccount: del('/users/account/:userId', {
    access: 'user',
    params: z.strictObject({ userId: publicId }),
  }),
  uploadProfileImage: put('/users/profile-image', {
    access: 'user',
    upload: { field: 'image', maxBytes: limits.imageMaxBytes },
    response: userDto,
  }),
  saveMessage: put('/users/message', {
    access: 'jobSeeker',
    body: messageInput,
    response: messageDto,
  }),
  getShield: get('/users/shield', { access: 'jobSeeker', response: shieldDto }),
  saveShield: put('/users/shield', {
    access: 'jobSeeker',
    body: shieldInput.extend(madeFrom),
    response: shieldDto,
  }),
  /** Changes nothing. */
  previewShield: post('/users/shield/preview', {
    access: 'jobSeeker',
    body: shieldInput,
    response: z.strictObject({ releases: z.array(releasedNowDto) }),
  }),
};
