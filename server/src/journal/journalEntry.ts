import { z } from '@inkognito/shared/schema/zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
const count = z.number().int();
/** A keyed hash: only with the account's own key can it be compared with anything. */
const mark = z.string();

/** What others get of a person, or may do with what they get. */
export const switches = [
  ...(['active', 'jobSeeker', 'recruiter'] as const),
  ...(['discoverable', 'showName', 'showImage', 'acceptsRequests'] as const),
  ...(['phone', 'calendar', 'cv', 'email', 'releaseAtOnce'] as const),
] as const;
export type Switch = (typeof switches)[number];

/** All of an account that a restore must not undo, as it is now: the newest of an account replaces those before. */
const accountState = z.strictObject({
  kind: z.literal('accountState'),
  account: id,
  /** Those that are on. */
  switches: z.array(z.enum(switches)),
  frozen: z.boolean(),
  /** How often each was replaced. */
  password: count,
  accessPassword: count,
  username: mark,
  /** Of the address as it is now; `null` without one. An account with another address gave that one up. */
  mailbox: mark.nullable(),
  identities: z.array(mark),
  shield: z.array(mark),
  blockedRecruiters: z.array(id),
  /** By which matches wait since then (milliseconds since 1970); `null` stands for the access password. */
  distrustedKeys: z.array(z.strictObject({ key: id.nullable(), at: count })),
});

/** What a restore must not undo. Ids, hashes, numbers and names of switches alone: by itself the journal tells nothing of anybody. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accountDeleted'), account: id }),
  accountState,
  /** For the pair, as a withdrawal concerns the recruiter: the release itself may be younger than the backup. */
  z.strictObject({
    kind: z.literal('releaseWithdrawn'),
    candidate: id,
    recruiter: id,
    /** By which it was released: the recruiter may be younger than the backup as well. */
    key: id.optional(),
  }),
  /** Revoked, closed to guests, or given an earlier end. */
  z.strictObject({ kind: z.literal('keyEnded'), key: id }),
  z.strictObject({
    kind: z.literal('postingBlocked'),
    candidate: id,
    recruiter: id,
    job: id,
    fingerprint: z.string(),
    blocked: z.boolean(),
  }),
]);

export type JournalEntry = z.infer<typeof journalEntry>;
export type AccountState = z.infer<typeof accountState>;
export type WrittenEntry = JournalEntry & { at: Date };
