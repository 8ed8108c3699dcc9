import { isValidObjectId } from 'mongoose';
import type { Mailer } from '../mail/mailer.ts';
import { User } from '../user/user.model.ts';
import { setFrozen } from './freezing.ts';
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
    [_id, dayOf(createdAt), about, reason].join('  '),
  );
}

const dayOf = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

/** @throws {ModerationError} */
export async function showReport(id: string): Promise<string[]> {
  const report = await getReport(id);
  const { about, shown, reason, text, createdAt, closedAt } = report;
  const rows: [string, string][] = [
    ['Report', report._id.toString()],
    ['Received', dayOf(createdAt)],
    ['Closed', closedAt ? dayOf(closedAt) : 'no'],
    ['About', about],
    ['Reason', reason],
    ['Account now', await accountNow(report)],
    ['Shown: username', shown.username],
    ['Shown: name', shown.name],
    ['Shown: company', shown.company],
    ['Shown: email', shown.workEmail],
    ['Shown: job title', shown.jobTitle],
    ['From', await reporterNow(report)],
    ['Text', text],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

async function accountNow({ accountId }: ReportRecord): Promise<string> {
  const account = await User.findById(accountId).lean();
  if (!account) return 'none (any more)';
  return account.frozenAt ? `${account.username} (frozen)` : account.username;
}

async function reporterNow({ reporterId, email }: ReportRecord): Promise<string> {
  const reporter = await User.findById(reporterId).lean();
  return reporter?.username ?? (email || 'without account or address');
}

/** @throws {ModerationError} */
export async function closeReport(id: string): Promise<void> {
  const { _id } = await getReport(id);
  await Report.updateOne({ _id, closedAt: null }, { $set: { closedAt: new Date() } });
}

async function getReport(id: string): Promise<ReportRecord> {
  const report = isValidObjectId(id) ? await Report.findById(id).lean<ReportRecord>() : null;
  if (!report) throw new ModerationError(`There is no report ${id}.`);
  return report;
}

/** Unfreezes where there is no reason. @throws {ModerationError} */
export async function setFrozenByName(
  mailer: Mailer,
  username: string,
  reason: string | null,
): Promise<void> {
  const user = await User.findOne({ username: username.toLowerCase() }).select({ _id: 1 }).lean();
  if (!user) throw new ModerationError(`There is no account ${username}.`);
  if (await setFrozen(mailer, user._id.toString(), reason)) return;
  const state = reason === null ? 'not' : 'already';
  throw new ModerationError(`The account ${username} is ${state} frozen.`);
}
