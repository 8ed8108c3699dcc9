import { z } from './zod.ts';
import { limits } from './limits.ts';
import { blockedJobDto, jobSummaryDto } from './job.ts';
import { email, role, userDto, username } from './user.ts';

export const newPassword = z
  .string()
  .min(limits.passwordMin, 'Das Passwort braucht mindestens 10 Zeichen.')
  .max(limits.passwordMax, 'Das Passwort darf höchstens 200 Zeichen haben.');

/** Consent is a gate of the interface; a call that says no is refused as well. */
export const signupInput = z.strictObject({
  email,
  username,
  password: newPassword,
  consent: z.literal(true, 'Bitte stimmen Sie der Nutzung zu.').optional(),
});
export type SignupInput = z.infer<typeof signupInput>;

/** Sign-in checks no form of the name or password: who signed up under older rules still gets in. */
export const loginInput = z.strictObject({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Bitte geben Sie Ihren Benutzernamen ein.')
    .max(100),
  password: z.string().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(limits.passwordMax),
});
export type LoginInput = z.infer<typeof loginInput>;

/** The one answer of sign-up: the access password is never readable again. */
export const newUserDto = userDto.extend({ accessPassword: z.string() });
export type NewUserDto = z.infer<typeof newUserDto>;

export const currentUserDto = userDto.extend({
  matchesForJobSeeker: z.array(jobSummaryDto),
  jobsBlocked: z.array(blockedJobDto),
});
export type CurrentUserDto = z.infer<typeof currentUserDto>;

export const authStatusDto = z.strictObject({
  user: currentUserDto.nullable(),
  authenticated: z.boolean(),
});
export type AuthStatusDto = z.infer<typeof authStatusDto>;

/** What a session remembers of the person, so that a request needs no look-up of the user. */
export const sessionUser = z.object({ id: z.string(), username: z.string(), role: z.array(role) });
export type SessionUser = z.infer<typeof sessionUser>;
