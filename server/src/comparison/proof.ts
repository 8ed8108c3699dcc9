import type { ComparisonDto } from '@inkognito/shared/comparison';
import { dayMs, limits as figures } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ClientSession, Types } from 'mongoose';
import { mailNotification } from '../auth/email/accountNotification.ts';
import { confirmAddress } from '../auth/email/confirmedAddress.ts';
import { addressTaken } from '../auth/email/email.ts';
import { accountProofMail, addressInUseMail, proofMail } from '../auth/email/mailTemplates.ts';
import {
  type CodeOwner,
  isCodeLive,
  issueCode,
  takeCode,
  tryCode,
} from '../auth/email/mailboxCode.ts';
import type { MailedTokenRecord } from '../auth/email/mailedToken.model.ts';
import { inTransaction } from '../database/connection.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound, notSignedIn, wrongCode } from '../errors.ts';
import type { Counted } from '../http/limits.ts';
import { Guest, keptUntil } from '../key/guest.ts';
import { isMailboxProven, rememberProof } from '../key/unlock.ts';
import { queueMail } from '../mail/mail.queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Comparison, type ComparisonRecord } from '../matching/comparison.model.ts';
import type { CandidateListDeps } from '../matching/search/candidateList.ts';
import { keepListed } from '../questionnaire/questionnaire.service.ts';
import { isGuest } from '../recruiter/snapshot.ts';
import {
  findNewestComparison,
  isReadable,
  readComparison,
  recordProof,
} from '../release/reading.ts';
import { accountsOfMatch, isReaderProven } from '../release/release.ts';
import { issueResultLink } from '../release/releaseChanged.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { inAccountTransaction, lockAccount, lockAccounts } from '../user/lock.ts';
import { User, type UserRecord } from '../user/user.model.ts';

export type ProofDeps = Pick<CandidateListDeps, 'limits' | 'listSecret'> & {
  mailer: Mailer | null;
};

export type Reader = { recruiterId: string; isGuest: boolean; viewer: Viewer };

type Recipient = CodeOwner & { email: string; comparisonId: Types.ObjectId | null };

/** `null` for an account that is confirmed or has no address. */
async function findRecipient(
  match: ComparisonRecord,
  tx: ClientSession | null,
): Promise<Recipient | null> {
  const { _id: comparisonId, recruiterId: userId, candidateId, recruiterSnapshot } = match;
  if (isGuest(recruiterSnapshot)) {
    const email = recruiterSnapshot.card?.workEmail ?? '';
    return { userId, candidateId, comparisonId, email };
  }
  const unconfirmed = { _id: userId, emailVerified: false, email: { $ne: '' } };
  const account = await User.findOne(unconfirmed).session(tx).lean();
  return account && { userId, candidateId: null, comparisonId: null, email: account.email };
}

/** `null` where the mailbox was proven in this browser before: then it is the reader's own. */
async function countedFor(
  { keyId, candidateId }: ComparisonRecord,
  { userId, candidateId: ofGuest, email }: Recipient,
): Promise<Counted | null> {
  if (ofGuest && (await isMailboxProven({ recruiterId: userId, email }))) return null;
  return {
    ...{ mailbox: email, candidate: candidateId.toString(), key: keyId?.toString() },
    ...(ofGuest && { browser: userId.toString() }),
  };
}

/** With the comparison, once: `mayMail` survives a retried transaction. Past the limits the code before goes on. */
export async function mailProof(
  deps: ProofDeps,
  match: ComparisonRecord,
  mayMail: (counted: Counted) => Promise<boolean>,
  tx: ClientSession,
): Promise<void> {
  const recipient = deps.mailer && (await findRecipient(match, tx));
  if (!recipient || (await isCodeLive(recipient, tx))) return;
  const counted = await countedFor(match, recipient);
  if (counted && !(await mayMail(counted))) return;
  await sendProof(deps, match, recipient, tx);
}

export const mayMailProof = async (
  { limits }: Pick<ProofDeps, 'limits'>,
  counted: Counted,
): Promise<boolean> =>
  (await limits.tryConsume('proofMailOfCandidate', counted)) &&
  (await limits.tryConsume('proofMail', counted));

async function sendProof(
  { mailer, listSecret }: ProofDeps,
  match: ComparisonRecord,
  recipient: Recipient,
  tx: ClientSession,
): Promise<void> {
  if (!mailer) return;
  const { publicUrl } = mailer;
  const { userId, email: to } = recipient;
  if (recipient.candidateId) {
    const code = await issueCode(listSecret, recipient, tx);
    const mail = proofMail(code, await issueResultLink(publicUrl, match, tx));
    // The link outlives the code.
    const expiresAt = new Date(Date.now() + 2 * dayMs);
    await queueMail(mailer, { ownerId: null, to, mail, expiresAt, isAwaited: true }, tx);
    return;
  }
  const owner = await User.findOne({ email: to, emailVerified: true }).session(tx).lean();
  if (owner) {
    const write = (name: string) => addressInUseMail(name, `${publicUrl}${paths.forgotPassword}`);
    await mailNotification(mailer, owner._id, write, tx);
    return;
  }
  const code = await issueCode(listSecret, recipient, tx);
  const mail = accountProofMail(code, `${publicUrl}${paths.match(match._id.toString())}`);
  const expiresAt = new Date(Date.now() + figures.proofMinutes * 60_000);
  await queueMail(mailer, { ownerId: userId, to, mail, expiresAt, isAwaited: true }, tx);
}

async function findCandidate(publicId: string): Promise<UserRecord | null> {
  return User.findOne({ publicId, role: 'jobSeeker', frozenAt: null }).lean();
}

type Read = { candidate: UserRecord; match: ComparisonRecord };

async function getNewest(reader: Reader, publicId: string): Promise<Read> {
  const candidate = await findCandidate(publicId);
  const match = candidate && (await findNewestComparison(reader, candidate));
  if (!match) throw notFound('Hier gibt es noch kein Ergebnis.');
  return { candidate, match };
}

/** @throws {AppError} 404 without one */
export async function getComparison(reader: Reader, publicId: string): Promise<ComparisonDto> {
  const { candidate, match } = await getNewest(reader, publicId);
  return readComparison(match, candidate);
}

/** No mail where nothing waits for it. @throws {AppError} 404, 409 without an address, 429 */
export async function resendProof(
  deps: ProofDeps,
  reader: Reader,
  publicId: string,
): Promise<void> {
  const { match } = await getNewest(reader, publicId);
  if (!match.countsAsMatch || (await isReaderProven(match, null))) return;
  const recipient = await findRecipient(match, null);
  if (!recipient) throw conflict('Bitte geben Sie zuerst unter „Konto“ Ihre E-Mail-Adresse an.');
  const counted = await countedFor(match, recipient);
  if (counted) {
    await deps.limits.consume('proofMailOfCandidate', counted);
    await deps.limits.consume('proofMail', counted);
  }
  await inAccountTransaction(accountsOfMatch(match), async (tx) => {
    if (reader.isGuest) await writeGuest(match.recruiterId, tx);
    await sendProof(deps, match, recipient, tx);
  });
}

/** So that a claim at the same time finds the code, or makes this fail. */
async function writeGuest(_id: Types.ObjectId, tx: ClientSession): Promise<void> {
  const kept = { $set: { expiresAt: keptUntil(new Date()) } };
  await Guest.findOneAndUpdate({ _id }, kept, { session: tx }).orFail(notSignedIn);
}

type Tried = { publicId: string; code: string; counted: Counted };

/** @throws {AppError} 404, 400 for a code that is wrong, expired or tried too often, 429 */
export async function proveMailbox(
  { limits, listSecret }: ProofDeps,
  reader: Reader,
  { publicId, code, counted: caller }: Tried,
): Promise<ComparisonDto> {
  const { candidate, match: newest } = await getNewest(reader, publicId);
  const counted = { ...caller, key: newest.keyId?.toString() };
  await limits.consume('mailedToken', counted);
  await limits.consume('proofCode', counted);
  const candidateId = reader.isGuest ? candidate._id : null;
  const mailed = await tryCode(listSecret, { userId: newest.recruiterId, candidateId }, code);
  if (mailed) await prove(mailed);
  const compared = { _id: mailed?.comparisonId ?? newest._id, candidateId: candidate._id };
  const match = await Comparison.findOne(compared).lean<ComparisonRecord>();
  if (!match || !(await isReaderProven(match, null))) throw wrongCode();
  await limits.refund('mailedToken', counted);
  await limits.refund('proofCode', counted);
  const isShown = await isReadable(match, candidate, reader.viewer);
  return isShown ? readComparison(match, candidate) : getComparison(reader, publicId);
}

async function prove(mailed: MailedTokenRecord): Promise<void> {
  const { userId, candidateId, email } = mailed;
  try {
    await inTransaction(async (tx) => {
      if (!(await takeCode(mailed, tx))) return;
      if (candidateId) {
        const proven = { recruiterId: userId, candidateId, email };
        await lockAccounts([candidateId], tx);
        await rememberProof(proven, tx);
        await recordProof(proven, { inBrowser: true }, tx);
        return;
      }
      const user = await lockAccount(userId, tx);
      if (user?.email === email && !user.emailVerified) {
        await confirmAddress({ keepListed }, user, email, tx);
      }
    });
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}
