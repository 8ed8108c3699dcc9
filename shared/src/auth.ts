import { text } from './schema/text.ts';
import { z } from './schema/zod.ts';
import { limits } from './rules/limits.ts';
import { username } from './schema/username.ts';
import { email, objectId, role, userDto } from './user.ts';

export const newPassword = z
  .string()
  .min(limits.passwordMin, 'Das Passwort braucht mindestens 10 Zeichen.')
  .max(limits.passwordMax, 'Das Passwort darf höchstens 200 Zeichen haben.');

/** The form demands consent; a call may leave it out, but not say no. */
export const signupInput = z.strictObject({
  email,
  username,
  password: newPassword,
  consent: z.literal(true, 'Bitte stimmen Sie der Nutzung zu.').optional(),
});
export type SignupInput = z.infer<typeof signupInput>;

/** In mails such signs stand around the dots of a name, so that it becomes no link; who copies it copies them too. */
const nonJoiners = /\u200C/g;

/** Sign-in checks no form of the name or password: who signed up under older rules still gets in. */
export const loginInput = z.strictObject({
  username: text()
    .overwrite((name) => name.replace(nonJoiners, ''))
    .toLowerCase()
    .min(1, 'Bitte geben Sie Ihren Benutzernamen ein.')
    .max(100),
  password: z.string().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(limits.passwordMax),
});
export type LoginInput = z.infer<typeof loginInput>;

/** The access password is in the response to sign-up alone, and never readable again. */
export const newUserDto = userDto.extend({ accessPassword: z.string() });
export type NewUserDto = z.infer<typeof newUserDto>;

export const providers = ['google', 'linkedin'] as const;
export type Provider = (typeof providers)[number];

/** `link` adds the provider to the signed-in account; `confirm` proves again who sits there. */
export const providerPurposes = ['sign-in', 'link', 'confirm'] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];
/** A page may ask by a call first: for `link` it then learns by the error that a proof of identity is due. */
export const providerStart = z.strictObject({ purpose: z.enum(providerPurposes).optional() });

export const providersDto = z.strictObject({ google: z.boolean(), linkedin: z.boolean() });

/** Without `state` the sign-in was not begun here. */
export const googleReturn = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().max(200).optional(),
});
export const googleDto = z.strictObject({
  user: userDto.extend({ accessPassword: z.string().optional() }),
  isNewUser: z.boolean(),
  purpose: z.enum(providerPurposes).exclude(['sign-in']).optional(),
});

/** Empty at the start, LinkedIn's response at the return; not strict, as LinkedIn may add what it likes. */
export const linkedinReturn = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
  purpose: z.enum(providerPurposes).optional(),
});

export const passwordResetRequest = z.strictObject({ email });

const mailedToken = z.string().min(1).max(100);
export const passwordResetInput = z.strictObject({ token: mailedToken, password: newPassword });
export const emailVerification = z.strictObject({ token: mailedToken });

/** What a session remembers of the person, so that a request needs no look-up of the user. */
export const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  role: z.array(role),
  /** The same for all accounts with one unconfirmed address; without it, the account speaks for itself. */
  voice: z.string().optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const emailChangeInput = z.strictObject({ email });
export type EmailChangeInput = z.infer<typeof emailChangeInput>;

/** Who has a password proves it by the old one; who has none sets a first one after a fresh sign-in. */
export const passwordChangeInput = z.strictObject({
  currentPassword: z.string().max(limits.passwordMax).optional(),
  password: newPassword,
  /** Else what was linked before the address was confirmed is removed. */
  keepProviders: z.boolean().optional(),
});
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

export const passwordProof = z.strictObject({
  password: z.string().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(limits.passwordMax),
});
export const codeProof = z.strictObject({
  code: z.string().trim().min(1, 'Bitte geben Sie den Code aus der E-Mail ein.').max(60),
});
/** One of the two: who has no password proves it by the mailbox. */
export const identityProof = passwordProof.extend(codeProof.shape).partial();
export type IdentityProof = z.infer<typeof identityProof>;

export const sessionDto = z.strictObject({
  _id: objectId,
  isCurrent: z.boolean(),
  device: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionDto = z.infer<typeof sessionDto>;
export const sessionsDto = z.strictObject({ sessions: z.array(sessionDto) });

export const providerParams = z.strictObject({ provider: z.enum(providers) });

export const sessionParams = z.strictObject({ id: objectId });

export const accessPasswordInput = z.strictObject({
  password: z.string().trim().min(1, 'Bitte geben Sie das Zugangspasswort ein.').max(60),
});
export const accessPasswordDto = z.strictObject({ accessPassword: z.string() });
export const accessDto = z.strictObject({ access: z.literal(true) });

export const keyDays = [7, 30, 90, 365] as const;
export type KeyDays = (typeof keyDays)[number];

const keyName = text()
  .min(1, 'Bitte geben Sie an, für wen der Schlüssel ist.')
  .max(limits.nameMax, 'Der Name darf höchstens 80 Zeichen haben.');
const expiresInDays = z.literal(keyDays, 'Bitte wählen Sie 7, 30, 90 oder 365 Tage.');

export const keyInput = z.strictObject({
  name: keyName,
  expiresInDays: expiresInDays.default(90),
  /** Whether it also opens the profile to somebody who is not signed in. */
  guests: z.boolean().default(true),
});
export type KeyInput = z.infer<typeof keyInput>;

/** `expiresInDays` counts from now. */
export const keyChange = z
  .strictObject({ name: keyName, expiresInDays, guests: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Bitte ändern Sie mindestens eine Angabe.');
export type KeyChange = z.infer<typeof keyChange>;

/** `opened` counts by whom, not how often. */
export const keyDto = z.strictObject({
  _id: objectId,
  name: z.string(),
  general: z.boolean(),
  guests: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  opened: z.number().int(),
  comparisons: z.number().int(),
  matches: z.number().int(),
  lastUsedAt: z.string().nullable(),
  /** Matches by it wait for a decision, as somebody may hold it who is to see nothing. */
  matchesWait: z.boolean(),
});
export type KeyDto = z.infer<typeof keyDto>;

export const keysDto = z.strictObject({
  keys: z.array(keyDto),
  /** By whomever, with whichever key. */
  wrongTries: z.strictObject({
    count: z.number().int(),
    days: z.literal(limits.wrongTryDays),
  }),
});
export type KeysDto = z.infer<typeof keysDto>;

/** The password is in no other response. `message` is the person's own text, with the link that carries it. */
export const newKeyDto = z.strictObject({
  key: keyDto,
  accessPassword: z.string(),
  link: z.string(),
  message: z.string(),
});
export type NewKeyDto = z.infer<typeof newKeyDto>;

/** Together with the key, what was released by it is withdrawn. */
export const keyEnd = z.strictObject({ withdraw: z.literal('true').optional() });
