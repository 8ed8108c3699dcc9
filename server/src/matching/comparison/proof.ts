import type { ComparisonDto, ResultDto } from '@inkognito/shared/comparison';
import type { ClientSession, Types } from 'mongoose';
import { mailVerifyLink } from '../../auth/email/email.ts';
import { resultMail } from '../../auth/email/mailTemplates.ts';
import { MailedToken } from '../../auth/email/mailedToken.model.ts';
import { conflict, notFound, notSignedIn } from '../../errors.ts';
import { networkOf } from '../../http/limit/identity.ts';
import type { CallerIdentity, Limits } from '../../http/limits.ts';
import { Guest, keptUntil } from '../../key/guest.ts';
import { rememberProof } from '../../key/unlock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { Comparison, type ComparisonRecord } from '../comparison.model.ts';
import { awaitingReader, contactAfter } from '../contactState.ts';
import { isGuest } from '../../recruiter/snapshot.ts';
import { proveGuest } from '../release/proveReader.ts';
import { findNewestComparison, getResult, readComparison, showResult } from '../release/reading.ts';
import { endRelease } from '../release/withdraw.ts';
import { accountsOfMatch } from '../release/release.ts';
import { issueResultLink } from '../release/releaseChanged.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import type { Viewer } from '../../user/shield/hidden.ts';
import { User } from '../../user/user.model.ts';

export type ProofDeps = { limits: Limits; mailer: Mailer | null };

export type Reader = {
  recruiterId: string;
  isGuest: boolean;
  viewer: Viewer;
  counted: CallerIdentity;
};

type Mailing = { mayMail: (counted: CallerIdentity) => Promise<boolean>; counted: CallerIdentity };

/** With the comparison, once: `mayMail` survives a retried transaction. */
export async function mailProof(
  deps: ProofDeps,
  match: ComparisonRecord,
  { mayMail, counted: { ip } }: Mailing,
  tx: ClientSession,
): Promise<void> {
  const { mailer } = deps;
  if (!mailer || (await isMailed(match, tx))) return;
  const to = await findMailbox(match, tx);
  if (to && (await mayMail(countedFor(match, to)))) await send(mailer, match, { to, ip }, tx);
}

/** Of a guest a link to this result; of an account one link for all that waits. */
async function isMailed(match: ComparisonRecord, tx: ClientSession | null): Promise<boolean> {
  const { _id: comparisonId, recruiterId, recruiterSnapshot } = match;
  if (!isGuest(recruiterSnapshot)) {
    const others = { recruiterId, _id: { $ne: comparisonId }, ...awaitingReader };
    return (await Comparison.exists(others).session(tx)) !== null;
  }
  const email = recruiterSnapshot.card?.workEmail ?? '';
  const live = { purpose: 'result', comparisonId, email, expiresAt: { $gt: new Date() } } as const;
  return (await MailedToken.exists(live).session(tx)) !== null;
}

/** `null` for an account that is confirmed; empty for one without an address. */
async function findMailbox(
  { recruiterId, recruiterSnapshot }: ComparisonRecord,
  tx: ClientSession | null,
): Promise<string | null> {
  if (isGuest(recruiterSnapshot)) return recruiterSnapshot.card?.workEmail ?? null;
  const unconfirmed = { _id: recruiterId, emailVerified: false };
  return (await User.findOne(unconfirmed).session(tx).lean())?.email ?? null;
}

const proofRows = ['proofMail', 'guestMails', 'guestMailsOfCandidate'] as const;

const countedFor = ({ candidateId }: ComparisonRecord, mailbox: string): CallerIdentity => ({
  account: candidateId.toString(),
  mailbox,
});

export async function mayMailProof(limits: Limits, counted: CallerIdentity): Promise<boolean> {
  for (const name of proofRows) if (!(await limits.tryConsume(name, counted))) return false;
  return true;
}

async function send(
  mailer: Mailer,
  match: ComparisonRecord,
  { to, ip }: { to: string; ip: string | undefined },
  tx: ClientSession,
): Promise<void> {
  const { recruiterId: userId, recruiterSnapshot } = match;
  if (!isGuest(recruiterSnapshot)) {
    await mailVerifyLink(mailer, { userId, email: to, ip }, tx);
    return;
  }
  const { url, _id } = await issueResultLink(mailer.publicUrl, match, tx);
  const mail = resultMail(url);
  await queueMail(mailer, { _id, ownerId: null, to, mail, awaitedBy: networkOf(ip) }, tx);
}

async function getNewest(reader: Reader, publicId: string) {
  const present = { publicId, role: 'jobSeeker', frozenAt: null };
  const candidate = await User.findOne(present).lean();
  const match = candidate && (await findNewestComparison(reader, candidate));
  if (!match) throw notFound('Hier gibt es noch kein Ergebnis.');
  return { candidate, match };
}

/** @throws {AppError} 404 without one */
export async function getComparison(reader: Reader, publicId: string): Promise<ComparisonDto> {
  const { candidate, match } = await getNewest(reader, publicId);
  return readComparison(match, candidate);
}

/** Nothing where nothing waits for it. @throws {AppError} 404, 409 without an address, 429 */
export async function mailResult(
  { limits, mailer }: ProofDeps,
  reader: Reader,
  publicId: string,
): Promise<void> {
  const { candidate, match } = await getNewest(reader, publicId);
  const { contactState } = await readComparison(match, candidate);
  if (!mailer || contactState !== 'awaitsReader' || (await isDenied(match))) return;
  const to = await findMailbox(match, null);
  if (to === '') throw conflict('Bitte geben Sie zuerst unter „Konto“ Ihre E-Mail-Adresse an.');
  if (to === null) return;
  const { ip } = reader.counted;
  const counted = { ip, ...countedFor(match, to) };
  for (const name of proofRows) await limits.consume(name, counted);
  await inAccountTransaction(accountsOfMatch(match), async (tx) => {
    if (reader.isGuest) await writeGuest(match.recruiterId, tx);
    await send(mailer, match, { to, ip }, tx);
  });
}

/** The owner of the mailbox denied the comparison, so its link has ended. */
const isDenied = async (match: ComparisonRecord): Promise<boolean> =>
  match.contact.state === 'declined' && !(await isMailed(match, null));

/** So that a claim at the same time finds the link, or makes this fail. */
async function writeGuest(_id: Types.ObjectId, tx: ClientSession): Promise<void> {
  const kept = { $set: { expiresAt: keptUntil(new Date()) } };
  await Guest.findOneAndUpdate({ _id }, kept, { session: tx }).orFail(notSignedIn);
}

type Browser = { viewer: Viewer; guestId: string | null };

/**
 * The button under the mailed result: proves the mailbox for this comparison, and in the browser that compared for all
 * of its matches under this address. @throws {AppError} 404
 */
export async function confirmResult(
  deps: ProofDeps,
  token: string,
  { viewer, guestId }: Browser,
): Promise<{ linkId: string; result: ResultDto }> {
  const { link, match } = await getResult(token, viewer);
  const { recruiterId, candidateId, _id: comparisonId } = match;
  const isStanding = isGuest(match.recruiterSnapshot) && match.contact.state !== 'withdrawn';
  if (isStanding) {
    const { email } = link;
    const isOwn = recruiterId.toString() === guestId;
    await inAccountTransaction([candidateId], async (tx) => {
      if (isOwn) await rememberProof({ recruiterId, candidateId, email }, tx);
      await proveGuest(deps, { guestId: recruiterId, email, ...(!isOwn && { comparisonId }) }, tx);
    });
  }
  // The proof may reveal that the candidate blocked them.
  const proven = await getResult(token, viewer);
  return { linkId: link._id.toString(), result: await showResult(proven, isStanding) };
}

/** For a mailbox that another person named: releases nothing and ends the link. @throws {AppError} 404 */
export async function denyResult(token: string, viewer: Viewer): Promise<void> {
  const { match } = await getResult(token, viewer);
  if (!isGuest(match.recruiterSnapshot)) return;
  const { candidateId, _id } = match;
  await inAccountTransaction([candidateId], async (tx) => {
    const stored = await Comparison.findOne({ _id, candidateId }).session(tx).orFail();
    const now = new Date();
    stored.contact = contactAfter(stored.contact, { kind: 'denied' }, now);
    stored.candidateNews = { kind: 'denied', at: now };
    await stored.save({ session: tx });
    await endRelease({ candidateId, comparisonId: _id }, now, tx);
    await MailedToken.deleteMany({ purpose: 'result', comparisonId: _id }, { session: tx });
  });
}
