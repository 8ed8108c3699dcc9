import type { PublisherDto, RecruiterCardDto } from '@inkognito/shared/user';
import { type ClientSession, Schema, type Types } from 'mongoose';
import { notFound } from '../errors.ts';
import { type Publisher, User, toPublisherDto } from '../user/user.model.ts';
import { toRecruiterCardDto } from '../user/user.recruiterProfile.ts';

/** Who had no account has no `username`. */
export type KeptPublisher = { username: string | null; card: RecruiterCardDto | null };

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

/** Who the recruiter said they were when the job seeker was shown it, whatever they say or delete later. */
export const keptPublisher = new Schema<KeptPublisher>(
  { username: { type: String, default: null }, card: { type: card, default: null } },
  { _id: false },
);

/** Stands for a posting that is younger than the backup a restore began with. */
export const unknownJobTitle = 'Stelle aus einer Zeit, die nicht gesichert war';

/** Set when the recruiter's account is deleted; until then the account knows it. */
export const keptPublicId = { type: String, default: null } as const;

export function keepPublisher({
  username,
  recruiterProfile,
}: Pick<Publisher, 'username' | 'recruiterProfile'>): KeptPublisher {
  return { username, card: toRecruiterCardDto(recruiterProfile) };
}

/** As they say who they are now; of a guest we know no more than then. @throws {AppError} 404 */
export async function publisherOf(
  { recruiterId, publisher }: { recruiterId: Types.ObjectId; publisher: KeptPublisher },
  tx: ClientSession,
): Promise<KeptPublisher> {
  if (isGuest(publisher)) return publisher;
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  if (!recruiter) throw notFound('Kein Nutzer gefunden.');
  return keepPublisher(recruiter);
}

/** The picture is not kept, so it goes with the account or the role. */
export function toKeptPublisherDto(
  { username, card: keptCard }: KeptPublisher,
  present: Publisher | undefined,
): PublisherDto {
  const image = present?.role.includes('recruiter') ? toPublisherDto(present).image : null;
  return { username, image, card: keptCard };
}

export const isGuest = ({ username }: KeptPublisher): boolean => username === null;
