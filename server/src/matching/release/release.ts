import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { ContactState } from '@inkognito/shared/schema/contactState';
import { type ContactFlag, contactFlags } from '@inkognito/shared/codes';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../errors.ts';
import { type Happened, recordActivity } from '../../user/activity/activity.ts';
import { User, type UserFields, fullNameOf, nothingShown, toCvDto } from '../../user/user.model.ts';
import { confirmed, filledPrefsOf } from '../../user/visibility.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import { shownEmail } from '../../user/shownAddress.ts';
import { Comparison, type ComparisonRecord } from '../comparison.model.ts';
import {
  type RecruiterSnapshot,
  findCurrentSnapshot,
  isGuest,
  withAddress,
} from '../../recruiter/snapshot.ts';
import { isMailboxProven } from '../../key/unlock.ts';
import { stateForReader } from '../contactState.ts';
import { newestKeyOf } from '../../user/readerKeys.ts';
import { Release, type ReleaseRecord } from './release.model.ts';

/** By the candidate's current settings, not those at the time of the match. */
export function allowedContact(
  { contact: { state }, suspendedBy }: ComparisonRecord,
  candidate: UserFields,
): ContactInfoDto | null {
  const isOpen = state === 'released' && suspendedBy === null && !candidate.frozenAt;
  return isOpen ? sharedContact(candidate) : null;
}

function sharedPrefsOf(candidate: UserFields) {
  const isNothing = !candidate.role.includes('jobSeeker') || candidate.showContactPrefs.showNothing;
  return isNothing ? nothingShown : filledPrefsOf(candidate);
}

export function sharedContact(candidate: UserFields): ContactInfoDto {
  const shared = sharedPrefsOf(candidate);
  return {
    name: shared.name ? fullNameOf(candidate) : null,
    phoneNumber: shared.phone ? candidate.phoneNumber : null,
    calendarLink: shared.calendar ? candidate.calendarLink : null,
    cv: shared.cv ? toCvDto(candidate) : null,
    email: shared.email ? shownEmail(candidate.contactEmail) : null,
  };
}

const sharedFields = (candidate: UserFields): ContactFlag[] =>
  contactFlags.filter((flag) => sharedPrefsOf(candidate)[flag]);

type Releasing = {
  comparison: ComparisonRecord;
  candidate: UserFields;
  recruiterSnapshot: RecruiterSnapshot;
  happened?: readonly Happened[];
  evenIfEmpty?: boolean;
};

/** The only way contact data reaches a reader whose mailbox is proven, always on record. Needs both account locks. */
export async function releaseContact(
  { comparison, candidate, recruiterSnapshot, happened = [], evenIfEmpty }: Releasing,
  tx: ClientSession,
): Promise<ContactInfoDto | null> {
  const contact = allowedContact(comparison, candidate);
  const reader = contact && (await identifyReader(comparison, recruiterSnapshot, tx));
  const fields = contact ? sharedFields(candidate) : [];
  const isReleased =
    reader !== null &&
    (fields.length > 0 || evenIfEmpty === true) &&
    (await putOnRecord(comparison, reader, fields, tx));
  const recruiter = reader?.recruiterSnapshot ?? recruiterSnapshot;
  const released = { ...happenedWith(comparison, recruiter), kind: 'released', fields } as const;
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

type Read = Pick<ComparisonRecord, 'recruiterId' | 'recruiterSnapshot'>;

/** Of a guest only the browser in which the mailed button was pressed. */
export async function isReaderProven({ recruiterId, recruiterSnapshot }: Read): Promise<boolean> {
  if (!isGuest(recruiterSnapshot)) return isConfirmedAccount(recruiterId, null);
  return isMailboxProven({ recruiterId, email: recruiterSnapshot.card?.workEmail ?? '' });
}

const isConfirmedAccount = async (_id: Types.ObjectId, tx: ClientSession | null) =>
  (await User.exists({ _id, ...confirmed }).session(tx)) !== null;

/** The mailbox on record, wherever its button was pressed. */
export async function isMailboxConfirmed(
  { recruiterId, recruiterSnapshot }: Read,
  tx: ClientSession,
): Promise<boolean> {
  if (isGuest(recruiterSnapshot)) return recruiterSnapshot.card?.workEmailVerified ?? false;
  return isConfirmedAccount(recruiterId, tx);
}

type ReaderOnRecord = Pick<ReleaseRecord, 'readerKey' | 'recruiterSnapshot'>;

/** The recipient of a release: an account is recorded with its mailbox, a guest's snapshot has it already. */
async function identifyReader(
  { recruiterId, readerKey }: ComparisonRecord,
  recruiterSnapshot: RecruiterSnapshot,
  tx: ClientSession,
): Promise<ReaderOnRecord> {
  if (isGuest(recruiterSnapshot)) return { readerKey, recruiterSnapshot };
  const account = await User.findById(recruiterId).session(tx).orFail().lean();
  const snapshot = withAddress(recruiterSnapshot, account.email);
  return { readerKey: newestKeyOf(account), recruiterSnapshot: snapshot };
}

async function putOnRecord(
  { _id: comparisonId, candidateId, recruiterId, jobId, offer, keyId, keyName }: ComparisonRecord,
  reader: ReaderOnRecord,
  fields: readonly ContactFlag[],
  tx: ClientSession,
): Promise<boolean> {
  const { upsertedCount, modifiedCount } = await Release.updateOne(
    { candidateId, comparisonId },
    {
      $addToSet: { fields: { $each: fields } },
      // Given again after a withdrawal.
      $set: { endedAt: null, endReason: null },
      $setOnInsert: {
        ...{ recruiterId, jobId, jobTitle: offer.jobTitle, keyId, keyName, ...reader },
        releasedAt: new Date(),
      },
    },
    { upsert: true, session: tx },
  );
  return upsertedCount + modifiedCount > 0;
}

/** A guest has none. */
export const accountsOfMatch = ({
  candidateId,
  recruiterId,
  recruiterSnapshot,
}: Read & Pick<ComparisonRecord, 'candidateId'>): Types.ObjectId[] =>
  isGuest(recruiterSnapshot) ? [candidateId] : [candidateId, recruiterId];

export type Reading = { contactInfo: ContactInfoDto | null; contactState: ContactState };

/** @throws {AppError} 404 if the match or a party is gone */
export async function readContact(
  match: ComparisonRecord,
  candidate: UserFields,
  isProvenHere = false,
): Promise<Reading> {
  const isProven = isProvenHere || (await isReaderProven(match));
  const contactState = stateForReader(match, isProven);
  if (contactState !== 'released') return { contactInfo: null, contactState };
  return { contactInfo: await releaseAgain(match, candidate), contactState };
}

/** Usually on record already, so no lock is needed. */
async function releaseAgain(
  match: ComparisonRecord,
  candidate: UserFields,
): Promise<ContactInfoDto | null> {
  const contact = allowedContact(match, candidate);
  if (!contact || (await isOnRecord(match, sharedFields(candidate)))) return contact;
  const { _id, candidateId } = match;
  return inAccountTransaction(accountsOfMatch(match), async (tx) => {
    const own = { _id, candidateId };
    const stored = await Comparison.findOne(own).session(tx).lean<ComparisonRecord>();
    const person = await User.findById(candidateId).session(tx).lean();
    const recruiterSnapshot = stored && (await findCurrentSnapshot(stored, tx));
    if (!recruiterSnapshot || stored.contact.state === 'ended' || !person)
      throw notFound('Match not found.');
    return releaseContact({ comparison: stored, candidate: person, recruiterSnapshot }, tx);
  });
}

async function isOnRecord(
  { _id: comparisonId, candidateId }: ComparisonRecord,
  fields: ContactFlag[],
): Promise<boolean> {
  if (fields.length === 0) return true;
  const inForce = { candidateId, comparisonId, endedAt: null };
  const found = await Release.exists({ ...inForce, fields: { $all: fields } });
  return found !== null;
}
