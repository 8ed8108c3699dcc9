import { dayMs } from '@inkognito/shared/limits';
import type { ReportInput } from '@inkognito/shared/report';
import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notFound, notSignedIn } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { queueMail } from '../mail/mail.queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findOffer } from '../match/blockRecruiter.ts';
import { getCandidate } from '../matching/viewer.ts';
import { isGuest } from '../recruiter/snapshot.ts';
import { lockAccount } from '../user/lock.ts';
import { type PersonData, listOf } from '../user/personData.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { User, fullNameOf } from '../user/user.model.ts';
import { seesName } from '../user/visibility.ts';
import { operatorMail, receiptMail } from './report.mail.ts';
import { Report, type ReportRecord, type Shown } from './report.model.ts';

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
  const counted = { ip, mailbox: email };
  const mayMail =
    userId === null &&
    email !== '' &&
    (await limits.tryConsume('receiptMail', counted)) &&
    (await limits.tryConsume('guestMails', counted));
  return inTransaction(async (tx) => {
    const report = new Report({
      ...{ about, subjectId: id, accountId, shown, reason, text, reporterId: userId },
      email: userId === null ? email : '',
      createdAt: new Date(),
    });
    await report.save({ session: tx });
    const expiresAt = new Date(Date.now() + mailMs);
    const { operatorEmail } = mailer;
    if (operatorEmail !== null) {
      const operator = { ownerId: null, to: operatorEmail };
      await queueMail(mailer, { ...operator, mail: operatorMail(report), expiresAt }, tx);
    }
    const recipient =
      userId === null
        ? mayMail && { ownerId: null, to: email }
        : await accountRecipient(userId, tx);
    if (recipient) {
      await queueMail(mailer, { ...recipient, mail: receiptMail(report), expiresAt }, tx);
    }
    return report._id.toString();
  });
}

type Subject = { accountId: Types.ObjectId | null; shown: Shown };

/** Only what this reporter was shown; all else looks nonexistent. @throws {AppError} 404 */
async function getSubject(
  { about, id }: Pick<ReportInput, 'about' | 'id'>,
  { userId, viewer }: Pick<Reporter, 'userId' | 'viewer'>,
): Promise<Subject> {
  if (about === 'profile') return getProfile(id, viewer);
  const which = about === 'offer' ? { jobId: id } : { _id: id };
  const offered = userId && (await findOffer({ ...which, candidateId: userId }));
  if (!offered) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  const { recruiterId, recruiterSnapshot, offer } = offered;
  const account = isGuest(recruiterSnapshot) ? null : await User.findById(recruiterId).lean();
  const { name = '', company = '', workEmail = '' } = recruiterSnapshot.card ?? {};
  const username = recruiterSnapshot.username ?? '';
  return {
    accountId: account?._id ?? null,
    shown: { username, name, company, workEmail, jobTitle: offer.jobTitle },
  };
}

async function getProfile(publicId: string, viewer: Viewer): Promise<Subject> {
  const user = await getCandidate({ publicId }, viewer);
  const name = seesName(user, { unlocked: false }) ? fullNameOf(user) : '';
  const { _id: accountId, username } = user;
  return { accountId, shown: { username, name, company: '', workEmail: '', jobTitle: '' } };
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
