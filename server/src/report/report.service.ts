import { dayMs } from '@inkognito/shared/limits';
import type { ReportInput } from '@inkognito/shared/report';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notSignedIn } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { queueMail } from '../mail/mail.queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { lockAccount } from '../user/lock.ts';
import { type PersonData, listOf } from '../user/personData.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { operatorMail, receiptMail } from './report.mail.ts';
import { Report, type ReportRecord } from './report.model.ts';
import { getSubject } from './report.subject.ts';

const mailMs = 3 * dayMs;

export type ReportDeps = { mailer: Mailer; limits: Limits };

type Reporter = {
  userId: string | null;
  ip: string | undefined;
  viewer: Viewer;
};

/** @throws {AppError} 404 for what this reporter was not shown, 429 */
export async function createReport(
  { mailer, limits }: ReportDeps,
  { userId, ip, viewer }: Reporter,
  input: ReportInput,
): Promise<string> {
  const { accountId, shown } = await getSubject(input, { userId, viewer });
  const { about, id, reason, text, email = '' } = input;
  const isGuest = userId === null;
  const counted = { ip, mailbox: email };
  const mayMail =
    isGuest &&
    email !== '' &&
    (await limits.tryConsume('receiptMail', counted)) &&
    (await limits.tryConsume('guestMails', counted));
  return inTransaction(async (tx) => {
    const report = new Report({
      ...{ about, subjectId: id, accountId, shown, reason, text, reporterId: userId },
      email: isGuest ? email : '',
      createdAt: new Date(),
    });
    await report.save({ session: tx });
    const expiresAt = new Date(Date.now() + mailMs);
    const { operatorEmail } = mailer;
    if (operatorEmail !== null) {
      const operator = { ownerId: null, to: operatorEmail };
      await queueMail(mailer, { ...operator, mail: operatorMail(report), expiresAt }, tx);
    }
    const recipient = isGuest
      ? mayMail && { ownerId: null, to: email }
      : await accountRecipient(userId, tx);
    if (recipient) {
      await queueMail(mailer, { ...recipient, mail: receiptMail(report), expiresAt }, tx);
    }
    return report._id.toString();
  });
}

async function accountRecipient(userId: string, tx: ClientSession) {
  const account = await lockAccount(userId, tx);
  if (!account || account.frozenAt) throw notSignedIn();
  if (!account.emailVerified) return null;
  return { ownerId: account._id, to: account.email };
}

/** Forgets the reporter; the report itself stays until `reportDays` after it is closed. */
export const personData: PersonData = {
  collect: ({ user: { _id } }) => ({
    reports: listOf(
      Report.find({ reporterId: _id }).lean<ReportRecord>(),
      ({ _id, about, shown, reason, text, createdAt, closedAt }) => ({
        ...{ _id, about, shown, reason, text, createdAt, closedAt },
      }),
    ),
  }),
  remove: async ({ _id }, tx) => {
    const forgotten = { reporterId: null, email: '' };
    await Report.updateMany({ reporterId: _id }, { $set: forgotten }, { session: tx });
    await Report.updateMany({ accountId: _id }, { $set: { accountId: null } }, { session: tx });
  },
  claim: null,
};
