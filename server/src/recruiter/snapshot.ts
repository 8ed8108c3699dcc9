import type { PublisherDto, RecruiterCardDto } from '@inkognito/shared/user';
import { type ClientSession, Schema, type Types } from 'mongoose';
import { User, type UserFields, toPublisherDto } from '../user/user.model.ts';
import { proofOf, toRecruiterCardDto } from '../user/recruiterProfile.ts';
import { shownCard } from '../user/shownAddress.ts';

/** `username` is `null` for a guest. */
export type RecruiterSnapshot = { username: string | null; card: RecruiterCardDto | null };

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
export const recruiterSnapshot = new Schema<RecruiterSnapshot>(
  { username: { type: String, default: null }, card: { type: card, default: null } },
  { _id: false },
);

/** Where posting or recruiter are younger than the restored backup. */
export const unknownRecruiter: RecruiterSnapshot = { username: null, card: null };
export const unknownJobTitle = 'Stelle aus einer Zeit, die nicht gesichert war';

export const snapshotOf = (account: UserFields): RecruiterSnapshot => ({
  username: account.username,
  card: toRecruiterCardDto(account),
});

/** Contact for contact: a release names the mailbox of the account. */
export function withAddress(snapshot: RecruiterSnapshot, workEmail: string): RecruiterSnapshot {
  const { username, card: shown } = snapshot;
  if (!shown) return snapshot;
  const { name, kind, company, workEmailVerified, verifiedDomain } = shown;
  return { username, card: { name, kind, company, workEmail, workEmailVerified, verifiedDomain } };
}

type Shown = { recruiterId: Types.ObjectId; recruiterSnapshot: RecruiterSnapshot };

/** Of a guest as stored; `null` for an account or role that is gone. */
export async function findCurrentSnapshot(
  { recruiterId, recruiterSnapshot: stored }: Shown,
  tx: ClientSession | null,
): Promise<RecruiterSnapshot | null> {
  if (isGuest(stored)) return stored;
  const present = { _id: recruiterId, role: 'recruiter', frozenAt: null };
  const recruiter = await User.findOne(present).session(tx).lean();
  return recruiter && snapshotOf(recruiter);
}

/** Sets the address of a stored snapshot confirmed. */
export function provenCard(email: string) {
  const { workEmailVerified, verifiedDomain } = proofOf(email, true);
  return {
    'recruiterSnapshot.card.workEmailVerified': workEmailVerified,
    'recruiterSnapshot.card.verifiedDomain': verifiedDomain,
  };
}

/** The picture is not kept: it goes with the account or role. */
export function toRecruiterDto(
  { username, card: keptCard }: RecruiterSnapshot,
  present: UserFields | undefined,
): PublisherDto {
  const image = present?.role.includes('recruiter') ? toPublisherDto(present).image : null;
  return { username, image, card: shownCard(keptCard) };
}

export const isGuest = ({ username }: RecruiterSnapshot): boolean => username === null;
