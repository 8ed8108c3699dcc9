import { email } from '@inkognito/shared/user';
import { z } from '@inkognito/shared/schema/zod';

// OpenID Connect Core, section 5.1.
const userinfo = z.object({
  sub: z.string().min(1).max(255),
  email: email.catch(''),
  // LinkedIn has sent it as text; what is missing or odd counts as not verified.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
});

export type ProviderProfile = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  /** As the token endpoint gave it. */
  idToken?: string | undefined;
};

export function readProfile(issuer: string, answer: string): ProviderProfile {
  const { sub, email: told, email_verified } = userinfo.parse(JSON.parse(answer));
  return {
    issuer,
    subject: sub,
    email: told.toLowerCase(),
    emailVerified: told !== '' && email_verified,
  };
}
