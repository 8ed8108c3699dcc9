import { z } from '@inkognito/shared/schema/zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
const count = z.number().int();
/** A keyed hash, comparable only with the account's own key. */
const mark = z.string();
/** An id, or the keyed hash of a mailbox (`user/readerKeys.ts`). */
const readerKey = z.string();

export const switches = [
  ...(['active', 'jobSeeker', 'recruiter'] as const),
  ...(['discoverable', 'showName', 'showImage', 'acceptsRequests'] as const),
  ...(['name', 'phone', 'calendar', 'cv', 'email', 'releaseAtOnce'] as const),
] as const;
export type Switch = (typeof switches)[number];

/** What a restore must not undo; an account's newest entry replaces earlier ones. */
const accountState = z.strictObject({
  kind: z.literal('accountState'),
  account: id,
  switches: z.array(z.enum(switches)),
  frozen: z.boolean(),
  /** Lists a company or domain in the shield. */
  hidden: z.boolean(),
  password: count,
  accessPassword: count,
  username: mark,
  /** The current address; an account with another address has given this one up. */
  mailbox: mark.nullable(),
  identities: z.array(mark),
  blockedReaders: z.array(readerKey),
  /** Distrust times in milliseconds since 1970; `null` is the access password. */
  distrustedKeys: z.array(z.strictObject({ key: id.nullable(), at: count })),
});

/** What a restore must not undo. Ids, hashes, numbers and switch names only: no personal data. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accountDeleted'), account: id }),
  accountState,
  /** For the pair: the release may be younger than the backup. */
  z.strictObject({
    kind: z.literal('releaseWithdrawn'),
    candidate: id,
    recruiter: id,
    reader: readerKey,
    /** The release's key: the recruiter may be younger than the backup too. */
    key: id.optional(),
  }),
  z.strictObject({ kind: z.literal('keyEnded'), key: id }),
  z.strictObject({
    kind: z.literal('postingBlocked'),
    candidate: id,
    reader: readerKey,
    job: id,
    fingerprint: z.string(),
    blocked: z.boolean(),
  }),
]);

export type JournalEntry = z.infer<typeof journalEntry>;
export type AccountState = z.infer<typeof accountState>;
export type WrittenEntry = JournalEntry & { at: Date };
