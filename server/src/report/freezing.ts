import { inTransaction } from '../database/connection.ts';
import { recordAccountState } from '../auth/accountState.ts';
import { discardTokensOf } from '../auth/email/mailedToken.model.ts';
import { mailNotification } from '../auth/email/accountNotification.ts';
import { endSessions } from '../auth/session/userSessions.ts';
import type { Mailer } from '../mail/mailer.ts';
import { keepListed } from '../questionnaire/questionnaire.service.ts';
import { lockAccount } from '../user/lock.ts';
import { frozenMail, unfrozenMail } from './report.mail.ts';

/** Keys, matches and postings stay stored but inactive. @returns whether anything changed; no mail without a mailer */
export function freezeAccount(
  mailer: Mailer | null,
  userId: string,
  reason: string,
): Promise<boolean> {
  return setFrozen(mailer, userId, { frozenAt: new Date(), frozenReason: reason });
}

/** Restores everything but the sessions. */
export function unfreezeAccount(mailer: Mailer | null, userId: string): Promise<boolean> {
  return setFrozen(mailer, userId, { frozenAt: null, frozenReason: '' });
}

async function setFrozen(
  mailer: Mailer | null,
  userId: string,
  state: { frozenAt: Date | null; frozenReason: string },
): Promise<boolean> {
  const { frozenAt, frozenReason: reason } = state;
  return inTransaction(async (tx) => {
    const user = await lockAccount(userId, tx);
    if (!user || Boolean(user.frozenAt) === Boolean(frozenAt)) return false;
    user.set(state);
    await user.save({ session: tx });
    await keepListed(user, tx);
    if (frozenAt) {
      await endSessions(userId, tx);
      await discardTokensOf(userId, ['reset', 'identity'], tx);
    }
    if (mailer) {
      const mail = frozenAt ? frozenMail({ reason, objectTo: mailer.operatorEmail }) : unfrozenMail;
      await mailNotification(mailer, userId, mail, tx);
    }
    await recordAccountState(userId, tx);
    return true;
  });
}
