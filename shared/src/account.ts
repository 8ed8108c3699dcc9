import { z } from './schema/zod.ts';
import { codesOf, recruiterKindLabels } from './rules/codes.ts';
import { limits } from './rules/limits.ts';
import { newPassword, providers } from './auth.ts';
import { plainName } from './schema/plainName.ts';
import { email, objectId } from './user.ts';

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

export const emailChangeInput = z.strictObject({ email });
export type EmailChangeInput = z.infer<typeof emailChangeInput>;

/** Who has a password proves it by the old one; who has none sets a first one after a fresh sign-in. */
export const passwordChangeInput = z.strictObject({
  currentPassword: z.string().max(limits.passwordMax).optional(),
  password: newPassword,
});
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

/** Proves again who sits there, before what is dear to undo. */
export const identityProof = z.strictObject({
  password: z.string().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(limits.passwordMax),
});

/** A browser that is signed in to this account. */
export const sessionDto = z.strictObject({
  _id: objectId,
  isCurrent: z.boolean(),
  /** Browser and system in words, such as „Firefox unter Windows“. */
  device: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionDto = z.infer<typeof sessionDto>;
export const sessionsDto = z.strictObject({ sessions: z.array(sessionDto) });

export const providerParams = z.strictObject({ provider: z.enum(providers) });

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

export const sessionParams = z.strictObject({ id: objectId });
