import { revokeKey } from '../../auth/key/keys.ts';
import { writeJournal } from '../../journal/journal.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { Release } from '../release/release.model.ts';
import { withdrawFrom } from '../release/releases.ts';

/** What was released stays so unless it is withdrawn with it. @throws {AppError} 404, 409 for the general key */
export async function endKeyOf(
  candidateId: string,
  keyId: string,
  { withdraw, mailer }: { withdraw: boolean; mailer: Mailer | null },
): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    await revokeKey(candidateId, keyId, tx);
    if (!withdraw) return;
    // Within a transaction, a sharded database has no `distinct`.
    const releases = await Release.find({ candidateId, keyId })
      .select({ recruiterId: 1 })
      .session(tx)
      .lean();
    const ids = releases.map(({ recruiterId }) => [recruiterId.toString(), recruiterId] as const);
    for (const recruiterId of new Map(ids).values()) {
      await withdrawFrom({ candidateId, recruiterId }, new Date(), { mailer, tx });
      await writeJournal({
        kind: 'releaseWithdrawn',
        candidate: candidateId,
        recruiter: recruiterId.toString(),
      });
    }
  });
}
