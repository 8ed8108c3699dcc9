import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { ContactFlag } from '@inkognito/shared/codes';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { type Happened, recordActivity } from '../user/activity/activity.ts';
import { User, type UserFields, fullNameOf, toCvDto } from '../user/user.model.ts';
import { inAccountTransaction } from '../user/lock.ts';
import {
  Comparison,
  type ComparisonFields,
  type ComparisonRecord,
} from '../matching/comparison.model.ts';
import { type RecruiterSnapshot, findCurrentSnapshot, isGuest } from '../recruiter/snapshot.ts';
import { isPending } from './hold.ts';
import { Release } from './release.model.ts';

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
  const { showContactPrefs: prefs } = candidate;
  const isSuspended = blockedAt !== null || contactWithdrawnAt !== null || Boolean(endedAt);
  const isOpen = countsAsMatch && !isSuspended && !isPending(comparison) && !candidate.frozenAt;
  if (!isOpen || !candidate.role.includes('jobSeeker') || prefs.showNothing) return nothing;
  return {
    name: (prefs.name && fullNameOf(candidate)) || null,
    phoneNumber: (prefs.phone && candidate.phoneNumber) || null,
    calendarLink: (prefs.calendar && candidate.calendarLink) || null,
    cv: prefs.cv ? toCvDto(candidate) : null,
    email: (prefs.email && candidate.contactEmail) || null,
  };
}

type Releasing = {
  comparison: ComparisonRecord;
  candidate: UserFields;
  recruiterSnapshot: RecruiterSnapshot;
  happened?: readonly Happened[];
  evenIfEmpty?: boolean;
};

/** The only way contact data reaches a recruiter, always on record. Needs both account locks. */
export async function releaseContact(
  { comparison, candidate, recruiterSnapshot, happened = [], evenIfEmpty = false }: Releasing,
  tx: ClientSession,
): Promise<ContactInfoDto> {
  const contact = allowedContact(comparison, candidate);
  const fields = releasedFields(contact);
  const isReleased =
    (fields.length > 0 || evenIfEmpty) &&
    (await putOnRecord(comparison, recruiterSnapshot, fields, tx));
  const { candidateId, keyName: key, offer } = comparison;
  const entry = { candidateId, key, recruiter: recruiterSnapshot, jobTitle: offer.jobTitle };
  const released = { ...entry, kind: 'released' } as const;
  await recordActivity(isReleased ? [...happened, released] : happened, tx);
  return contact;
}

async function putOnRecord(
  { _id: comparisonId, candidateId, recruiterId, jobId, offer, keyId, keyName }: ComparisonRecord,
  recruiterSnapshot: RecruiterSnapshot,
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
        recruiterSnapshot,
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

/** Usually on record already, so no lock is needed. @throws {AppError} 404 if the match or a party is gone */
export async function releaseAgain(
  match: ComparisonRecord,
  candidate: UserFields,
): Promise<ContactInfoDto> {
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
    return releaseContact({ comparison: stored, candidate: person, recruiterSnapshot }, tx);
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
