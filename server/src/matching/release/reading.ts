import type { ComparisonDto, ResultDto } from '@inkognito/shared/comparison';
import { explainFor } from '@inkognito/shared/rules/explain';
import type { ClientSession } from 'mongoose';
import {
  type MailedTokenRecord,
  findToken,
  findTokenById,
} from '../../auth/email/mailedToken.model.ts';
import { notFound } from '../../errors.ts';
import { Key } from '../../key/key.model.ts';
import { Comparison, type ComparisonRecord, standing } from '../comparison.model.ts';
import { stateForReader } from '../contactState.ts';
import { isGuest } from '../../recruiter/snapshot.ts';
import { suspensionOf } from '../../recruiter/suspension.ts';
import { type Viewer, isHiddenFrom } from '../../user/shield/hidden.ts';
import { User, type UserRecord } from '../../user/user.model.ts';
import { type Reading, isReaderProven, readContact } from './release.ts';

const newestRead = 20;

type Reader = { recruiterId: string; viewer: Viewer };

/** Of this account or guest, unless the candidate hides from them or, for a guest, ended the key. */
export async function findNewestComparison(
  { recruiterId, viewer }: Reader,
  candidate: UserRecord,
): Promise<ComparisonRecord | null> {
  const theirs = { candidateId: candidate._id, recruiterId, ...standing };
  const comparisons = await Comparison.find(theirs)
    .sort({ comparedAt: -1, _id: -1 })
    .limit(newestRead)
    .lean<ComparisonRecord[]>();
  for (const each of comparisons) if (await isReadable(each, candidate, viewer)) return each;
  return null;
}

export async function isReadable(
  match: ComparisonRecord,
  candidate: UserRecord,
  viewer: Viewer,
): Promise<boolean> {
  // A proof may have told who they are since they were identified.
  const known = { ...viewer, readerKeys: [...viewer.readerKeys, match.readerKey] };
  if (isHiddenFrom(candidate, known)) return false;
  return !isGuest(match.recruiterSnapshot) || isOpenToGuests(match);
}

/** Its expiry only ends new comparisons. */
export async function isOpenToGuests(
  { keyId }: Pick<ComparisonRecord, 'keyId'>,
  tx: ClientSession | null = null,
): Promise<boolean> {
  return (await Key.exists({ _id: keyId, revokedAt: null, guests: true }).session(tx)) !== null;
}

/** As it stands now; a list is made by a comparison alone. */
export function toComparisonDto(
  { _id, jobId, matchPercentage, isMatch, breakdown }: ComparisonRecord,
  reading: Reading,
): ComparisonDto {
  return {
    matchId: _id.toString(),
    jobId: jobId.toString(),
    ...{ matchPercentage, isMatch },
    ...reading,
    breakdown: explainFor('recruiter', breakdown),
    ...{ similarCandidates: [], similarCount: null },
  };
}

export const readComparison = async (
  match: ComparisonRecord,
  candidate: UserRecord,
): Promise<ComparisonDto> => toComparisonDto(match, await readContact(match, candidate));

export type Result = {
  link: MailedTokenRecord;
  match: ComparisonRecord;
  candidate: UserRecord;
};

/** Ends with key, account, posting and block, and when the guest names another address. */
async function findResult(link: MailedTokenRecord | null, viewer: Viewer): Promise<Result | null> {
  if (!link?.comparisonId || !link.candidateId) return null;
  const { comparisonId: _id, candidateId } = link;
  const stored = { _id, candidateId, ...standing };
  const match = await Comparison.findOne(stored).lean<ComparisonRecord>();
  if (!match) return null;
  const isByGuest = isGuest(match.recruiterSnapshot);
  if (isByGuest && match.recruiterSnapshot.card?.workEmail !== link.email) return null;
  const [candidate, recruiter, isOpen] = await Promise.all([
    User.findOne({ _id: candidateId, role: 'jobSeeker', frozenAt: null }).lean(),
    User.findOne({ _id: match.recruiterId, frozenAt: null }).lean(),
    isOpenToGuests(match),
  ]);
  if (!candidate || !(recruiter || isByGuest) || !isOpen) return null;
  const isHidden = isHiddenFrom(candidate, viewer) || suspensionOf(candidate, match, recruiter);
  return isHidden ? null : { link, match, candidate };
}

/** @throws {AppError} 404 */
export async function getResult(token: string, viewer: Viewer): Promise<Result> {
  const found = await findResult(await findToken(['result'], token), viewer);
  if (!found)
    throw notFound('Der Schlüssel gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.');
  return found;
}

type Browser = { openedResults: readonly string[]; guestId: string | null };

/** Its button was pressed in this browser, or that of another one of this guest. */
export async function isProvenHere(
  { link, match }: Result,
  { openedResults, guestId }: Browser,
): Promise<boolean> {
  if (openedResults.includes(link._id.toString())) return true;
  return match.recruiterId.toString() === guestId && isReaderProven(match);
}

/** With contact only where the mailbox was proven. Changes nothing. */
export async function showResult(
  { match, candidate }: Result,
  isProven: boolean,
): Promise<ResultDto> {
  const { jobTitle } = match.offer;
  if (match.contact.state === 'withdrawn') return { state: 'withdrawn', jobTitle };
  const { name = '', company = '', workEmailVerified = false } = match.recruiterSnapshot.card ?? {};
  // An account that took it along reads the contact there.
  const isTaken = !isGuest(match.recruiterSnapshot);
  const reading =
    isProven && !isTaken
      ? await readContact(match, candidate, true)
      : { contactInfo: null, contactState: stateForReader(match, false) };
  return {
    state: 'standing',
    jobTitle,
    // A picture takes a key, which this browser may not have.
    candidate: { username: candidate.username, image: null },
    asker: { name, company },
    isConfirmed: workEmailVerified,
    isTaken,
    comparison: toComparisonDto(match, reading),
  };
}

/** Whose button was pressed in this browser. */
export async function findOpenedResult(
  linkIds: readonly string[],
  candidate: UserRecord,
  viewer: Viewer,
): Promise<ComparisonRecord | null> {
  for (const id of linkIds) {
    const link = await findTokenById('result', id);
    if (!link?.candidateId?.equals(candidate._id)) continue;
    const found = await findResult(link, viewer);
    if (found && isGuest(found.match.recruiterSnapshot)) return found.match;
  }
  return null;
}
