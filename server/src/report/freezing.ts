import { inTransaction } from '../database/connection.ts';
import { recordAccountState } from '../auth/accountState.ts';
import { discardTokensOf } from '../auth/email/mailedToken.model.ts';
import { mailNotification } from '../auth/email/accountNotification.ts';
import { endSessions } from '../auth/session/userSessions.ts';
import type { Mailer } from '../mail/mailer.ts';
import { keepListed } from '../questionnaire/questionnaire.service.ts';
import { lockAccount } from '../user/lock.ts';
import { frozenMail, unfrozenMail } from './report.mail.ts';

/**
 * Freezes for a reason; `null` unfreezes, which restores everything but the sessions. Keys, matches and postings stay
 * stored but inactive. No mail without a mailer. @returns whether anything changed
 */
export async function setFrozen(
  mailer: Mailer | null,
  userId: string,
  reason: string | null,
): Promise<boolean> {
  const isFrozen = reason !== null;
  return inTransaction(async (tx) => {
    const user = await lockAccount(userId, tx);
    if (!user || Boolean(user.frozenAt) === isFrozen) return false;
    user.set({ frozenAt: isFrozen ? new Date() : null, frozenReason: reason ?? '' });
    await user.save({ session: tx });
    await keepListed(user, tx);
    if (isFrozen) {
      await endSessions(userId, tx);
      await discardTokensOf(userId, ['reset', 'identity'], tx);
    }
    if (mailer) {
      const mail = isFrozen ? frozenMail({ reason, objectTo: mailer.operatorEmail }) : unfrozenMail;
      await mailNotification(mailer, userId, mail, tx);
    }
    await recordAccountState(userId, tx);
    return true;
  });
}
