import type { ComparisonDto, ResultDto } from '@inkognito/shared/comparison';
import { explainFor } from '@inkognito/shared/rules/explain';
import type { ClientSession, Types } from 'mongoose';
import {
  type MailedTokenRecord,
  findToken,
  findTokenById,
} from '../auth/email/mailedToken.model.ts';
import { notFound } from '../errors.ts';
import { Key } from '../key/key.model.ts';
import { Comparison, type ComparisonRecord } from '../matching/comparison.model.ts';
import { isGuest, provenCard } from '../recruiter/snapshot.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { User, type UserRecord } from '../user/user.model.ts';
import { isPending } from './hold.ts';
import { setReaderKey } from './readerProof.ts';
import { type Reading, readContact } from './release.ts';
import { Release } from './release.model.ts';

const newestRead = 20;

type Reader = { recruiterId: string; viewer: Viewer };

/** Of this account or guest, unless the candidate hides from them or, for a guest, ended the key. */
export async function findNewestComparison(
  { recruiterId, viewer }: Reader,
  candidate: UserRecord,
): Promise<ComparisonRecord | null> {
  const standing = { candidateId: candidate._id, recruiterId, endedAt: null, blockedAt: null };
  const comparisons = await Comparison.find(standing)
    .sort({ comparedAt: -1, _id: -1 })
    .limit(newestRead)
    .lean<ComparisonRecord[]>();
  for (const each of comparisons) if (await isReadable(each, candidate, viewer)) return each;
  return null;
}

export async function isReadable(
  { recruiterSnapshot, readerKey, keyId }: ComparisonRecord,
  candidate: UserRecord,
  viewer: Viewer,
): Promise<boolean> {
  // A proof may have told who they are since they were identified.
  const known = { ...viewer, readerKeys: [...viewer.readerKeys, readerKey] };
  if (isHiddenFrom(candidate, known)) return false;
  return !isGuest(recruiterSnapshot) || isOpenToGuests(keyId);
}

/** Its expiry only ends new comparisons. */
async function isOpenToGuests(keyId: Types.ObjectId | null | undefined): Promise<boolean> {
  return (await Key.exists({ _id: keyId, revokedAt: null, guests: true })) !== null;
}

export function toComparisonDto(
  match: ComparisonRecord,
  reading: Reading,
): Omit<ComparisonDto, 'similarCandidates' | 'similarCount'> {
  const { matchPercentage, isMatch, breakdown } = match;
  return {
    matchId: match._id.toString(),
    jobId: match.jobId.toString(),
    ...{ matchPercentage, isMatch },
    ...reading,
    releasePending: match.countsAsMatch && isPending(match),
    breakdown: explainFor('recruiter', breakdown),
  };
}

/** As it stands now; a list is made by a comparison alone. */
export async function readComparison(
  match: ComparisonRecord,
  candidate: UserRecord,
  byLink = false,
): Promise<ComparisonDto> {
  const reading = await readContact(match, candidate, byLink);
  return { ...toComparisonDto(match, reading), similarCandidates: [], similarCount: null };
}

type Result = { link: MailedTokenRecord; match: ComparisonRecord; candidate: UserRecord };

/** Ends with key, account, posting and block, and when the guest names another address. */
async function findResult(link: MailedTokenRecord | null, viewer: Viewer): Promise<Result | null> {
  if (!link?.comparisonId || !link.candidateId) return null;
  const { comparisonId: _id, candidateId } = link;
  const standing = { _id, candidateId, endedAt: null, blockedAt: null };
  const match = await Comparison.findOne(standing).lean<ComparisonRecord>();
  if (match?.recruiterSnapshot.card?.workEmail !== link.email) return null;
  const [candidate, recruiter, isOpen] = await Promise.all([
    User.findOne({ _id: candidateId, role: 'jobSeeker', frozenAt: null }).lean(),
    User.findOne({ _id: match.recruiterId, frozenAt: null }).lean(),
    isOpenToGuests(match.keyId),
  ]);
  const isThere = recruiter !== null || isGuest(match.recruiterSnapshot);
  if (!candidate || !isThere || !isOpen) return null;
  const isHidden = isHiddenFrom(candidate, viewer) || suspensionOf(candidate, match, recruiter);
  return isHidden ? null : { link, match, candidate };
}

/** @throws {AppError} 404 */
export async function openResult(
  token: string,
  viewer: Viewer,
): Promise<{ linkId: string; result: ResultDto }> {
  const found = await findResult(await findToken(['result'], token), viewer);
  if (!found) throw notFound('Dieser Link gilt nicht mehr.');
  const { link, match, candidate } = found;
  const linkId = link._id.toString();
  const { jobTitle } = match.offer;
  if (match.contactWithdrawnAt) return { linkId, result: { state: 'withdrawn', jobTitle } };
  if (!match.recruiterSnapshot.card?.workEmailVerified) {
    await inAccountTransaction([candidate._id], (tx) =>
      recordProof({ ...match, email: link.email }, { inBrowser: false }, tx),
    );
  }
  const comparison = await readComparison(match, candidate, true);
  return {
    linkId,
    // A picture takes a key, which this browser may not have.
    result: {
      ...{ state: 'standing', jobTitle, comparison },
      candidate: { username: candidate.username, image: null },
    },
  };
}

/** Opened in this browser before. */
export async function findOpenedResult(
  linkIds: readonly string[],
  candidate: UserRecord,
  viewer: Viewer,
): Promise<ComparisonRecord | null> {
  for (const id of linkIds) {
    const link = await findTokenById('result', id);
    if (!link?.candidateId?.equals(candidate._id)) continue;
    const found = await findResult(link, viewer);
    if (found) return found.match;
  }
  return null;
}

type Proven = { candidateId: Types.ObjectId; recruiterId: Types.ObjectId; email: string };

/** The address stands as confirmed beside what a guest compared and received under it. */
export async function recordProof(
  { candidateId, recruiterId, email }: Proven,
  { inBrowser }: { inBrowser: boolean },
  tx: ClientSession,
): Promise<void> {
  const theirs = {
    ...{ candidateId, recruiterId },
    'recruiterSnapshot.username': null,
    'recruiterSnapshot.card.workEmail': email,
  };
  const proven = provenCard(email);
  await setReaderKey(recruiterId, candidateId, email, tx);
  const read = inBrowser && { readerProvenAt: new Date() };
  await Comparison.updateMany(theirs, { $set: { ...proven, ...read } }, { session: tx });
  await Release.updateMany(theirs, { $set: proven }, { session: tx });
}
