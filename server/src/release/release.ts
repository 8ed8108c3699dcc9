import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { ContactFlag } from '@inkognito/shared/codes';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { type Happened, recordActivity } from '../user/activity/activity.ts';
import { User, type UserFields, fullNameOf, toCvDto } from '../user/user.model.ts';
import { confirmed, filledPrefsOf } from '../user/visibility.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { shownEmail } from '../user/shownAddress.ts';
import {
  Comparison,
  type ComparisonFields,
  type ComparisonRecord,
} from '../matching/comparison.model.ts';
import {
  type RecruiterSnapshot,
  findCurrentSnapshot,
  isGuest,
  withAddress,
} from '../recruiter/snapshot.ts';
import { isPending } from './hold.ts';
import { recognizeReader } from './readerProof.ts';
import { Release, type ReleaseRecord } from './release.model.ts';

const nothing: ContactInfoDto = {
  name: null,
  phoneNumber: null,
  calendarLink: null,
  cv: null,
  email: null,
};

/** By the candidate's current settings, not those at the time of the match. */
export function allowedContact(
  comparison: ComparisonRecord,
  candidate: UserFields,
): ContactInfoDto {
  const { countsAsMatch, blockedAt, contactWithdrawnAt, endedAt } = comparison;
  const isSuspended = blockedAt !== null || contactWithdrawnAt !== null || Boolean(endedAt);
  const isOpen = countsAsMatch && !isSuspended && !isPending(comparison) && !candidate.frozenAt;
  return isOpen ? sharedContact(candidate) : nothing;
}

export function sharedContact(candidate: UserFields): ContactInfoDto {
  if (!candidate.role.includes('jobSeeker') || candidate.showContactPrefs.showNothing) {
    return nothing;
  }
  const shared = filledPrefsOf(candidate);
  return {
    name: shared.name ? fullNameOf(candidate) : null,
    phoneNumber: shared.phone ? candidate.phoneNumber : null,
    calendarLink: shared.calendar ? candidate.calendarLink : null,
    cv: shared.cv ? toCvDto(candidate) : null,
    email: shared.email ? shownEmail(candidate.contactEmail) : null,
  };
}

type Releasing = {
  comparison: ComparisonRecord;
  candidate: UserFields;
  recruiterSnapshot: RecruiterSnapshot;
  happened?: readonly Happened[];
  evenIfEmpty?: boolean;
  /** Opened from the mailbox on record. */
  byLink?: boolean;
};

/**
 * The only way contact data reaches a recruiter, always on record; `null` while their mailbox is not proven.
 * Needs both account locks.
 */
export async function releaseContact(
  { comparison, candidate, recruiterSnapshot, happened = [], evenIfEmpty, byLink }: Releasing,
  tx: ClientSession,
): Promise<ContactInfoDto | null> {
  const mailbox = await findProvenMailbox(comparison, tx);
  const isProven = byLink === true || mailbox !== null;
  const readerKey = isProven ? await recognizeReader(comparison, tx) : comparison.readerKey;
  const contact = isProven ? allowedContact(comparison, candidate) : null;
  const fields = contact ? releasedFields(contact) : [];
  const recruiter = withAddress(recruiterSnapshot, mailbox ?? '');
  const isReleased =
    (fields.length > 0 || evenIfEmpty === true) &&
    (await putOnRecord(comparison, { readerKey, recruiterSnapshot: recruiter }, fields, tx));
  const released = {
    ...happenedWith(comparison, recruiter),
    kind: 'released',
    fields,
  } as const;
  await recordActivity(isReleased ? [...happened, released] : happened, tx);
  return contact;
}

/** What an entry of the activity says of a comparison. */
export function happenedWith(
  { _id, candidateId, jobId, keyName, offer }: ComparisonRecord,
  recruiter: RecruiterSnapshot,
) {
  const { jobTitle } = offer;
  return { candidateId, key: keyName, recruiter, jobTitle, jobId, comparisonId: _id };
}

type Read = Pick<ComparisonRecord, 'recruiterId' | 'recruiterSnapshot' | 'readerProvenAt'>;

/** A guest for this candidate and the address they named; an account once and for all. */
export const isReaderProven = async (read: Read, tx: ClientSession | null): Promise<boolean> =>
  (await findProvenMailbox(read, tx)) !== null;

async function findProvenMailbox(
  { recruiterId, recruiterSnapshot, readerProvenAt }: Read,
  tx: ClientSession | null,
): Promise<string | null> {
  if (isGuest(recruiterSnapshot)) {
    return readerProvenAt ? (recruiterSnapshot.card?.workEmail ?? '') : null;
  }
  const account = { _id: recruiterId, ...confirmed };
  return (await User.findOne(account).select({ email: 1 }).session(tx).lean())?.email ?? null;
}

async function putOnRecord(
  { _id: comparisonId, candidateId, recruiterId, jobId, offer, keyId, keyName }: ComparisonRecord,
  reader: Pick<ReleaseRecord, 'readerKey' | 'recruiterSnapshot'>,
  fields: readonly ContactFlag[],
  tx: ClientSession,
): Promise<boolean> {
  const { upsertedCount, modifiedCount } = await Release.updateOne(
    { candidateId, comparisonId },
    {
      $addToSet: { fields: { $each: fields } },
      $setOnInsert: {
        recruiterId,
        jobId,
        jobTitle: offer.jobTitle,
        keyId,
        keyName,
        ...reader,
        releasedAt: new Date(),
      },
    },
    { upsert: true, session: tx },
  );
  return upsertedCount + modifiedCount > 0;
}

export function accountsOfMatch({
  candidateId,
  recruiterId,
  recruiterSnapshot,
}: Pick<ComparisonFields, 'candidateId' | 'recruiterId' | 'recruiterSnapshot'>): Types.ObjectId[] {
  return isGuest(recruiterSnapshot) ? [candidateId] : [candidateId, recruiterId];
}

export type Reading = { contactInfo: ContactInfoDto | null; proofNeeded: boolean };

/** @throws {AppError} 404 if the match or a party is gone */
export async function readContact(
  match: ComparisonRecord,
  candidate: UserFields,
  byLink = false,
): Promise<Reading> {
  if (!match.countsAsMatch) return { contactInfo: null, proofNeeded: false };
  const isProven = byLink || (await isReaderProven(match, null));
  if (isPending(match)) return { contactInfo: null, proofNeeded: !isProven };
  if (isProven) {
    return { contactInfo: await releaseAgain(match, candidate, byLink), proofNeeded: false };
  }
  const contactInfo = await readBefore(match, candidate);
  return { contactInfo, proofNeeded: contactInfo === null };
}

/** What a guest had received stays readable for the account that claimed it. */
async function readBefore(
  match: ComparisonRecord,
  candidate: UserFields,
): Promise<ContactInfoDto | null> {
  if (isGuest(match.recruiterSnapshot) || !match.readerProvenAt) return null;
  const { _id: comparisonId, candidateId } = match;
  const release = await Release.findOne({ candidateId, comparisonId }).lean();
  if (!release) return null;
  const contact = allowedContact(match, candidate);
  const had = (field: ContactFlag) => release.fields.includes(field);
  return {
    name: had('name') ? contact.name : null,
    phoneNumber: had('phone') ? contact.phoneNumber : null,
    calendarLink: had('calendar') ? contact.calendarLink : null,
    cv: had('cv') ? contact.cv : null,
    email: had('email') ? contact.email : null,
  };
}

/** Usually on record already, so no lock is needed. */
async function releaseAgain(
  match: ComparisonRecord,
  candidate: UserFields,
  byLink: boolean,
): Promise<ContactInfoDto | null> {
  const contact = allowedContact(match, candidate);
  if (await isOnRecord(match, releasedFields(contact))) return contact;
  const { _id, candidateId } = match;
  return inAccountTransaction(accountsOfMatch(match), async (tx) => {
    const stored = await Comparison.findOne({ _id, candidateId })
      .session(tx)
      .lean<ComparisonRecord>();
    const person = await User.findById(candidateId).session(tx).lean();
    const recruiterSnapshot = stored && (await findCurrentSnapshot(stored, tx));
    if (!recruiterSnapshot || stored.endedAt || !person) throw notFound('Match not found.');
    return releaseContact({ comparison: stored, candidate: person, recruiterSnapshot, byLink }, tx);
  });
}

async function isOnRecord(
  { _id: comparisonId, candidateId }: ComparisonRecord,
  fields: ContactFlag[],
): Promise<boolean> {
  if (fields.length === 0) return true;
  const found = await Release.exists({ candidateId, comparisonId, fields: { $all: fields } });
  return found !== null;
}

function releasedFields(contact: ContactInfoDto): ContactFlag[] {
  const values: Record<ContactFlag, unknown> = {
    name: contact.name,
    phone: contact.phoneNumber,
    calendar: contact.calendarLink,
    cv: contact.cv,
    email: contact.email,
  };
  return (Object.keys(values) as ContactFlag[]).filter((field) => values[field] !== null);
}
