import type { PublisherDto, RecruiterCardDto } from '@inkognito/shared/user';
import { type ClientSession, Schema, type Types } from 'mongoose';
import { notFound } from '../../errors.ts';
import { type Publisher, User, toPublisherDto } from '../../user/user.model.ts';
import { toRecruiterCardDto } from '../../user/user.recruiterProfile.ts';

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
  {
    recruiterId,
    publisher,
  }: { recruiterId: Types.ObjectId; publisher?: KeptPublisher | null | undefined },
  tx: ClientSession,
): Promise<KeptPublisher> {
  if (publisher && isGuest(publisher)) return publisher;
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  if (!recruiter) throw notFound('Kein Nutzer gefunden.');
  return keepPublisher(recruiter);
}

/** The picture is not kept, so it goes with the account or the role. */
export function toKeptPublisherDto(
  kept: KeptPublisher | null | undefined,
  present: Publisher | undefined,
): PublisherDto | null {
  const shown = present && toPublisherDto(present);
  // What an older version stored has nothing kept until its migration is through.
  const publisher = kept ?? shown;
  if (!publisher) return null;
  return {
    username: publisher.username,
    image: present?.role.includes('recruiter') ? (shown?.image ?? null) : null,
    card: publisher.card && toCardDto(publisher.card),
  };
}

function toCardDto(kept: RecruiterCardDto): RecruiterCardDto {
  // An older version kept no more of the proof than the domain.
  return { ...kept, workEmailVerified: kept.workEmailVerified || kept.verifiedDomain !== null };
}

export function isGuest(publisher: KeptPublisher | null | undefined): boolean {
  return publisher?.username === null;
}
