import type { RecruiterKind } from '@inkognito/shared/account';
import { recruiterKindLabels } from '@inkognito/shared/codes';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import { type InferSchemaType, Schema } from 'mongoose';
import { companyDomainOf } from './companyDomain.ts';

export const recruiterProfileSchema = new Schema(
  {
    name: { type: String, default: '' },
    kind: { type: String, enum: [...Object.keys(recruiterKindLabels), null], default: null },
    company: { type: String, default: '' },
    workEmail: { type: String, default: '' },
    workEmailVerified: { type: Boolean, default: false },
  },
  { _id: false },
);
export type RecruiterProfileFields = InferSchemaType<typeof recruiterProfileSchema>;
type Profile = RecruiterProfileFields | null | undefined;

/** One proof of a mailbox is enough: the account's own counts for the work address too. */
export function isProven(
  {
    email,
    emailVerified,
    recruiterProfile,
  }: { email: string; emailVerified: boolean; recruiterProfile?: Profile },
  workEmail: string,
): boolean {
  const { workEmail: before, workEmailVerified } = toRecruiterProfileDto(recruiterProfile);
  if (workEmail === '') return false;
  return (emailVerified && email === workEmail) || (workEmailVerified && before === workEmail);
}

export function toRecruiterCardDto(profile: Profile): RecruiterCardDto | null {
  const card = toRecruiterProfileDto(profile);
  const saysSomething = card.name || card.kind || card.company || card.workEmail;
  return saysSomething ? card : null;
}

export function toRecruiterProfileDto(profile: Profile): RecruiterCardDto {
  const workEmail = profile?.workEmail ?? '';
  const workEmailVerified = profile?.workEmailVerified ?? false;
  return {
    name: profile?.name ?? '',
    // Codes are validated on input and stored as plain text.
    kind: (profile?.kind ?? null) as RecruiterKind | null,
    company: profile?.company ?? '',
    workEmail,
    workEmailVerified,
    verifiedDomain: workEmailVerified ? companyDomainOf(workEmail) : null,
  };
}
