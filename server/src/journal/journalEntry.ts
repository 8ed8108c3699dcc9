import { z } from '@inkognito/shared/schema/zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
const posting = { candidate: id, recruiter: id, job: id, fingerprint: z.string() };

/** What a restore must not undo. Ids, hashes and numbers alone: by itself the journal tells nothing of anybody. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accountDeleted'), account: id }),
  /** For the pair, as a withdrawal concerns the recruiter: the release itself may be younger than the backup. */
  z.strictObject({ kind: z.literal('releaseWithdrawn'), candidate: id, recruiter: id }),
  z.strictObject({
    kind: z.literal('accessPasswordRenewed'),
    account: id,
    generation: z.number().int(),
  }),
  z.strictObject({ kind: z.literal('keyRevoked'), account: id, key: id }),
  /** Closed to guests, or given an earlier end. */
  z.strictObject({ kind: z.literal('keyNarrowed'), account: id, key: id }),
  z.strictObject({ kind: z.literal('providerRemoved'), account: id, issuer: z.string() }),
  z.strictObject({ kind: z.literal('postingBlocked'), ...posting }),
  z.strictObject({ kind: z.literal('postingUnblocked'), ...posting }),
]);

export type JournalEntry = z.infer<typeof journalEntry>;
export type WrittenEntry = JournalEntry & { at: Date };
