import { byId, del, get, objectId, post, put } from '../endpoint.ts';
import { generalKeyName } from '../codes.ts';
import { limits } from '../limits.ts';
import { text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { byUsername } from './user.ts';

export const accessPasswordInput = z.strictObject({
  password: text().min(1, 'Bitte geben Sie das Zugangspasswort ein.').max(60),
});

export const keyDays = [7, 30, 90, 365] as const;

const keyName = text()
  .min(1, 'Bitte geben Sie an, für wen der Schlüssel ist.')
  .max(limits.nameMax, 'Der Name darf höchstens 80 Zeichen haben.')
  // Records tell the access password by it.
  .refine((name) => name !== generalKeyName, 'So heißt schon Ihr Zugangspasswort.');
const expiresInDays = z.literal(keyDays, 'Bitte wählen Sie 7, 30, 90 oder 365 Tage.');

export const keyInput = z.strictObject({
  name: keyName,
  expiresInDays: expiresInDays.default(90),
  /** Whether it also works without signing in. */
  guests: z.boolean().default(true),
});
export type KeyInput = z.infer<typeof keyInput>;

/** `expiresInDays` counts from now. */
export const keyChange = z
  .strictObject({ name: keyName, expiresInDays, guests: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Bitte ändern Sie mindestens eine Angabe.');
export type KeyChange = z.infer<typeof keyChange>;

/** `opened` counts recruiters, not openings. */
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
  /** Matches by it wait for a decision, as an unwanted recruiter may hold it. */
  matchesWait: z.boolean(),
  /** What all comparisons by it tell of the floor, in thousands; an open end is `null`. */
  learnedFloor: z
    .strictObject({ from: z.number().int().nullable(), to: z.number().int().nullable() })
    .nullable(),
});
export type KeyDto = z.infer<typeof keyDto>;

export const keysDto = z.strictObject({
  keys: z.array(keyDto),
  wrongTries: z.strictObject({
    count: z.number().int(),
    days: z.literal(limits.wrongTryDays),
  }),
});
export type KeysDto = z.infer<typeof keysDto>;

/** The password is in no other response. `message` is the candidate's own text with the key's link. */
export const newKeyDto = z.strictObject({
  key: keyDto,
  accessPassword: z.string(),
  link: z.string(),
  message: z.string(),
});
export type NewKeyDto = z.infer<typeof newKeyDto>;

export const keyEndpoints = {
  renewAccessPassword: put('/users/access-password', {
    access: 'jobSeeker',
    response: z.strictObject({ accessPassword: z.string() }),
  }),
  checkAccessPassword: post('/users/:username/check-password', {
    access: 'public',
    params: byUsername,
    body: accessPasswordInput,
    response: z.strictObject({ access: z.literal(true) }),
  }),
  listKeys: get('/users/keys', { access: 'jobSeeker', response: keysDto }),
  createKey: post('/users/keys', {
    access: 'jobSeeker',
    body: keyInput,
    status: 201,
    response: newKeyDto,
  }),
  changeKey: put('/users/keys/:id', {
    access: 'jobSeeker',
    params: byId,
    body: keyChange,
    response: z.strictObject({ key: keyDto }),
  }),
  revokeKey: del('/users/keys/:id', {
    access: 'jobSeeker',
    params: byId,
    /** Also withdraws what was released by the key. */
    query: z.strictObject({ withdraw: z.literal('true').optional() }),
  }),
};
