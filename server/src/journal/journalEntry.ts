import { z } from '@inkognito/shared/schema/zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
/** Of the account, counted up by every change of it (`user.lock.ts`): a backup that holds it holds the change. */
const version = z.number().int();
const posting = { candidate: id, recruiter: id, job: id, fingerprint: z.string() };

/** What others get of a person, or may do with what they get. */
export const switches = [
  ...(['active', 'jobSeeker', 'recruiter'] as const),
  ...(['discoverable', 'showName', 'showImage', 'acceptsRequests'] as const),
  ...(['phone', 'calendar', 'cv', 'email', 'releaseAtOnce'] as const),
] as const;
export type Switch = (typeof switches)[number];

/** What a restore must not undo. Ids, hashes, numbers and names of switches alone: by itself the journal tells nothing of anybody. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accountDeleted'), account: id }),
  z.strictObject({ kind: z.literal('accountFrozen'), account: id }),
  z.strictObject({ kind: z.literal('accountUnfrozen'), account: id }),
  /** For the pair, as a withdrawal concerns the recruiter: the release itself may be younger than the backup. */
  z.strictObject({
    kind: z.literal('releaseWithdrawn'),
    candidate: id,
    recruiter: id,
    /** By which it was released: the recruiter may be younger than the backup as well. */
    key: id.optional(),
  }),
  z.strictObject({
    kind: z.literal('accessPasswordRenewed'),
    account: id,
    generation: z.number().int(),
  }),
  z.strictObject({ kind: z.literal('keyRevoked'), account: id, key: id }),
  /** Closed to guests, or given an earlier end. */
  z.strictObject({ kind: z.literal('keyNarrowed'), account: id, version, key: id }),
  z.strictObject({ kind: z.literal('passwordChanged'), account: id, version }),
  /** Never what was switched on: a restored backup may show less than somebody wants, and never more. */
  z.strictObject({
    kind: z.literal('switchedOff'),
    account: id,
    version,
    switches: z.array(z.enum(switches)),
  }),
  z.strictObject({ kind: z.literal('providerRemoved'), account: id, issuer: z.string() }),
  z.strictObject({ kind: z.literal('postingBlocked'), ...posting }),
  z.strictObject({ kind: z.literal('postingUnblocked'), ...posting }),
  z.strictObject({ kind: z.literal('recruiterBlocked'), candidate: id, recruiter: id }),
  z.strictObject({ kind: z.literal('recruiterUnblocked'), candidate: id, recruiter: id }),
]);

export type JournalEntry = z.infer<typeof journalEntry>;
export type WrittenEntry = JournalEntry & { at: Date };
