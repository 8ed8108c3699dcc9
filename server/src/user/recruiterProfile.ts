import type { RecruiterKind } from '@inkognito/shared/account';
import { recruiterKindLabels } from '@inkognito/shared/codes';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import { type InferSchemaType, Schema } from 'mongoose';

export const recruiterProfileSchema = new Schema(
  {
    name: { type: String, default: '' },
    kind: { type: String, enum: [...Object.keys(recruiterKindLabels), null], default: null },
    company: { type: String, default: '' },
  },
  { _id: false },
);
export type RecruiterProfileFields = InferSchemaType<typeof recruiterProfileSchema>;
type Profile = RecruiterProfileFields;

/** An account by its one mailbox, the account's own. */
export type CardOwner = {
  email: string;
  emailVerified: boolean;
  recruiterProfile?: Profile | null | undefined;
};

/** The address itself is on releases only (`withAddress`). */
export function toRecruiterCardDto({
  email,
  emailVerified,
  recruiterProfile,
}: CardOwner): RecruiterCardDto | null {
  const { name, kind, company } = toRecruiterProfile(recruiterProfile);
  const saysSomething = name || kind || company || emailVerified;
  return saysSomething
    ? { name, kind, company, workEmail: '', ...proofOf(email, emailVerified) }
    : null;
}

export function toRecruiterProfile(profile: Profile | null | undefined) {
  return {
    name: profile?.name ?? '',
    // Codes are validated on input and stored as plain text.
    kind: (profile?.kind ?? null) as RecruiterKind | null,
    company: profile?.company ?? '',
  };
}

/** A confirmed mailbox proves the domain, also that of a public mail provider. */
export const proofOf = (email: string, isConfirmed: boolean) => ({
  workEmailVerified: isConfirmed,
  verifiedDomain: isConfirmed ? email.slice(email.lastIndexOf('@') + 1).toLowerCase() : null,
});
