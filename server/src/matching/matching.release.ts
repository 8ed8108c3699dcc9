import type { ContactInfoDto } from '@inkognito/shared/matching';
import type { ContactFlag } from '@inkognito/shared/user';
import type { ClientSession, Types } from 'mongoose';
import { type UserFields, toCvDto } from '../user/user.model.ts';
import { type ComparisonFields, Release } from './matching.model.ts';

type Candidate = Pick<
  UserFields,
  'role' | 'showContactPrefs' | 'phoneNumber' | 'contactEmail' | 'calendarLink' | 'cv'
>;
type Released = Pick<
  ComparisonFields,
  'isMatch' | 'blockedAt' | 'contactWithdrawnAt' | 'candidateId' | 'recruiterId' | 'jobId' | 'offer'
> & { _id: Types.ObjectId };

const nothing: ContactInfoDto = { phoneNumber: null, calendarLink: null, cv: null, email: null };

/**
 * What the recruiter of a comparison may have of the candidate's contact data as allowed *now*: nothing
 * without a match, while the job is blocked, once it was withdrawn, after the person stopped searching, or
 * if they show nothing.
 */
export function allowedContact(
  {
    isMatch,
    blockedAt,
    contactWithdrawnAt,
  }: Pick<Released, 'isMatch' | 'blockedAt' | 'contactWithdrawnAt'>,
  candidate: Candidate,
): ContactInfoDto {
  const { showContactPrefs: prefs } = candidate;
  const isSuspended = blockedAt !== null || contactWithdrawnAt !== null;
  const closed = !isMatch || isSuspended || !candidate.role.includes('jobSeeker');
  if (closed || prefs.showNothing) return nothing;
  return {
    phoneNumber: (prefs.phone && candidate.phoneNumber) || null,
    calendarLink: (prefs.calendar && candidate.calendarLink) || null,
    cv: prefs.cv ? toCvDto(candidate) : null,
    email: (prefs.email && candidate.contactEmail) || null,
  };
}

/**
 * The one way by which contact data reaches a recruiter: what is allowed now, written down as released
 * to whom, for which posting, and since when.
 */
export async function releaseContact(
  comparison: Released,
  candidate: Candidate,
  session?: ClientSession,
): Promise<ContactInfoDto> {
  const contact = allowedContact(comparison, candidate);
  const fields = releasedFields(contact);
  if (fields.length > 0) {
    const { _id, candidateId, recruiterId, jobId, offer } = comparison;
    await Release.updateOne(
      { comparisonId: _id },
      {
        $addToSet: { fields: { $each: fields } },
        $setOnInsert: {
          candidateId,
          recruiterId,
          jobId,
          jobTitle: offer.jobTitle,
          releasedAt: new Date(),
        },
      },
      { upsert: true, ...(session && { session }) },
    );
  }
  return contact;
}

function releasedFields(contact: ContactInfoDto): ContactFlag[] {
  const values: Record<ContactFlag, unknown> = {
    phone: contact.phoneNumber,
    calendar: contact.calendarLink,
    cv: contact.cv,
    email: contact.email,
  };
  return (Object.keys(values) as ContactFlag[]).filter((field) => values[field] !== null);
}
