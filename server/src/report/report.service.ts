import { createHmac } from 'node:crypto';
import { dayMs } from '@inkognito/shared/limits';
import type { ReportInput } from '@inkognito/shared/report';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { deriveKey } from '../deriveKey.ts';
import { notSignedIn } from '../errors.ts';
import { networkOf } from '../http/limit/identity.ts';
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

export type ReportDeps = {
  mailer: Mailer;
  limits: Limits;
  /** Keeps the hashes of reporters and reports from being guessed. */
  secret: string;
};

type Reporter = {
  userId: string | null;
  ip: string | undefined;
  viewer: Viewer;
};

/** @throws {AppError} 404 for what this reporter was not shown, 429 */
export async function createReport(
  deps: ReportDeps,
  reporter: Reporter,
  input: ReportInput,
): Promise<string> {
  const { accountId, shown } = await getSubject(input, reporter);
  const { about, id, reason, text, email = '' } = input;
  const isGuest = reporter.userId === null;
  const from = reporter.userId ?? networkOf(reporter.ip);
  const said = JSON.stringify([from, about, id, reason, text, email]);
  const openKey = createHmac('sha256', deriveKey(deps.secret, 'open reports'))
    .update(said)
    .digest('base64url');
  const answers = {
    about,
    subjectId: id,
    accountId,
    shown,
    reason,
    text,
    openKey,
    reporterId: reporter.userId,
    email: isGuest ? email : '',
    createdAt: new Date(),
  };
  try {
    const counted = { ip: reporter.ip, mailbox: email };
    const mayMail =
      isGuest &&
      email !== '' &&
      (await deps.limits.tryConsume('receiptMail', counted)) &&
      (await deps.limits.tryConsume('guestMails', counted));
    return await inTransaction(async (tx) => {
      const report = new Report(answers);
      // First: a duplicate aborts the transaction with its mails.
      await report.save({ session: tx });
      const expiresAt = new Date(Date.now() + mailMs);
      const { operatorEmail } = deps.mailer;
      if (operatorEmail !== null) {
        const operator = { ownerId: null, to: operatorEmail };
        await queueMail(deps.mailer, { ...operator, mail: operatorMail(report), expiresAt }, tx);
      }
      const recipient = isGuest
        ? mayMail && { ownerId: null, to: email }
        : await accountRecipient(reporter.userId, tx);
      if (recipient) {
        await queueMail(deps.mailer, { ...recipient, mail: receiptMail(report), expiresAt }, tx);
      }
      return report._id.toString();
    });
  } catch (error) {
    const known = isDuplicate(error) ? await Report.findOne({ openKey }).lean() : null;
    if (!known) throw error;
    return known._id.toString();
  }
}

async function accountRecipient(userId: string | null, tx: ClientSession) {
  const account = userId && (await lockAccount(userId, tx));
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
    await Report.updateMany(
      { reporterId: _id },
      { $set: { reporterId: null, email: '' }, $unset: { openKey: 1 } },
      { session: tx },
    );
    await Report.updateMany({ accountId: _id }, { $set: { accountId: null } }, { session: tx });
  },
  claim: null,
};
