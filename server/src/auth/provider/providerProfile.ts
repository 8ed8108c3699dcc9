import { email } from '@inkognito/shared/user';
import { z } from '@inkognito/shared/schema/zod';

/** What a provider says about a person: OpenID Connect Core, section 5.1. */
const userinfo = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().max(300).catch(''),
  email: email.catch(''),
  // LinkedIn has sent it as text; what is missing or odd counts as not verified.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
});

export type ProviderProfile = {
  issuer: string;
  /** The person's id at the issuer, which never changes; the e-mail address may. */
  subject: string;
  name: string;
  /** Empty where the provider told none. */
  email: string;
  emailVerified: boolean;
};

/** @throws for an answer that names nobody */
export function readProfile(issuer: string, answer: string): ProviderProfile {
  const { sub, name, email: told, email_verified } = userinfo.parse(JSON.parse(answer));
  return {
    issuer,
    subject: sub,
    name,
    email: told.toLowerCase(),
    emailVerified: told !== '' && email_verified,
  };
}
