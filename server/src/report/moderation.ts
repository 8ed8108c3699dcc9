import { reportReasonLabels } from '@inkognito/shared/codes';
import { isValidObjectId } from 'mongoose';
import type { Mailer } from '../mail/mailer.ts';
import { User } from '../user/user.model.ts';
import { freezeAccount, unfreezeAccount } from './freezing.ts';
import { subjectLabels } from './report.mail.ts';
import { Report, type ReportRecord } from './report.model.ts';

export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

const listedMax = 200;

export async function listReports(): Promise<string[]> {
  const open = await Report.find({ closedAt: null })
    .sort({ createdAt: 1 })
    .limit(listedMax)
    .lean<ReportRecord[]>();
  return open.map(({ _id, createdAt, about, reason }) =>
    [_id, dayOf(createdAt), subjectLabels[about], reportReasonLabels[reason]].join('  '),
  );
}

const dayOf = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

/** @throws {ModerationError} */
export async function showReport(id: string): Promise<string[]> {
  const report = await getReport(id);
  const { about, shown, reason, text, createdAt, closedAt } = report;
  const rows: [string, string][] = [
    ['Meldung', report._id.toString()],
    ['Eingegangen', dayOf(createdAt)],
    ['Erledigt', closedAt ? dayOf(closedAt) : 'nein'],
    ['Gemeldet', subjectLabels[about]],
    ['Grund', reportReasonLabels[reason]],
    ['Konto jetzt', await accountNow(report)],
    ['Gezeigt: Benutzername', shown.username],
    ['Gezeigt: Name', shown.name],
    ['Gezeigt: Firma', shown.company],
    ['Gezeigt: Adresse', shown.workEmail],
    ['Gezeigt: Stelle', shown.jobTitle],
    ['Von', await reporterNow(report)],
    ['Text', text],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

async function accountNow({ accountId }: ReportRecord): Promise<string> {
  const account = accountId && (await User.findById(accountId).lean());
  if (!account) return 'keines (mehr)';
  return account.frozenAt ? `${account.username} (gesperrt)` : account.username;
}

async function reporterNow({ reporterId, email }: ReportRecord): Promise<string> {
  const reporter = reporterId && (await User.findById(reporterId).lean());
  if (reporter) return reporter.username;
  return email === '' ? 'ohne Konto und Adresse' : email;
}

/** @throws {ModerationError} */
export async function closeReport(id: string): Promise<void> {
  const { _id } = await getReport(id);
  await Report.updateOne(
    { _id, closedAt: null },
    { $set: { closedAt: new Date() }, $unset: { openKey: 1 } },
  );
}

async function getReport(id: string): Promise<ReportRecord> {
  const report = isValidObjectId(id) ? await Report.findById(id).lean<ReportRecord>() : null;
  if (!report) throw new ModerationError(`Eine Meldung ${id} gibt es nicht.`);
  return report;
}

/** @throws {ModerationError} */
export async function freezeByName(
  mailer: Mailer,
  username: string,
  reason: string,
): Promise<void> {
  const changed = await freezeAccount(mailer, await idOf(username), reason);
  if (!changed) throw new ModerationError(`Das Konto ${username} ist schon gesperrt.`);
}

/** @throws {ModerationError} */
export async function unfreezeByName(mailer: Mailer, username: string): Promise<void> {
  const changed = await unfreezeAccount(mailer, await idOf(username));
  if (!changed) throw new ModerationError(`Das Konto ${username} ist nicht gesperrt.`);
}

async function idOf(username: string): Promise<string> {
  const user = await User.findOne({ username: username.toLowerCase() }).select({ _id: 1 }).lean();
  if (!user) throw new ModerationError(`Ein Konto ${username} gibt es nicht.`);
  return user._id.toString();
}
