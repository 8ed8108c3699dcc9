import type { PublisherDto, RecruiterCardDto } from '@inkognito/shared/user';
import { type ClientSession, Schema, type Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { type Publisher, User, toPublisherDto } from '../user/user.model.ts';
import { toRecruiterCardDto } from '../user/recruiterProfile.ts';

/** `username` is `null` for a guest. */
export type PublisherSnapshot = { username: string | null; card: RecruiterCardDto | null };

const card = new Schema<RecruiterCardDto>(
  {
    name: { type: String, default: '' },
    kind: { type: String, default: null },
    company: { type: String, default: '' },
    workEmail: { type: String, default: '' },
    workEmailVerified: { type: Boolean, default: false },
    verifiedDomain: { type: String, default: null },
  },
  { _id: false },
);

/** The recruiter's identity as shown to the candidate, whatever changes later. */
export const publisherSnapshot = new Schema<PublisherSnapshot>(
  { username: { type: String, default: null }, card: { type: card, default: null } },
  { _id: false },
);

/** For a posting younger than the restored backup. */
export const unknownJobTitle = 'Stelle aus einer Zeit, die nicht gesichert war';

/** Set when the recruiter's account is deleted; until then it is read there. */
export const keptPublicId = { type: String, default: null } as const;

export function snapshotPublisher({
  username,
  recruiterProfile,
}: Pick<Publisher, 'username' | 'recruiterProfile'>): PublisherSnapshot {
  return { username, card: toRecruiterCardDto(recruiterProfile) };
}

/** The current identity; a guest's as stored. @throws {AppError} 404 */
export async function publisherOf(
  { recruiterId, publisher }: { recruiterId: Types.ObjectId; publisher: PublisherSnapshot },
  tx: ClientSession,
): Promise<PublisherSnapshot> {
  if (isGuest(publisher)) return publisher;
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  if (!recruiter) throw notFound('Kein Nutzer gefunden.');
  return snapshotPublisher(recruiter);
}

/** The picture is not kept: it goes with the account or role. */
export function toPublisherSnapshotDto(
  { username, card: keptCard }: PublisherSnapshot,
  present: Publisher | undefined,
): PublisherDto {
  const image = present?.role.includes('recruiter') ? toPublisherDto(present).image : null;
  return { username, image, card: keptCard };
}

export const isGuest = ({ username }: PublisherSnapshot): boolean => username === null;
