import { User, type UserDocument } from '../../user/user.model.ts';
import { createAccount, isDuplicate, newAccessPassword } from '../auth.service.ts';
import { usernameFor } from './freeUsername.ts';
import type { ProviderProfile } from './providerProfile.ts';

/** Far more than namesakes signing up at the same moment. */
const turnsMax = 20;

/**
 * The account of somebody whom a provider vouches for: the one they had, or a new one, whose access password is told
 * here and never again.
 */
export async function accountOf(
  profile: ProviderProfile,
): Promise<{ user: UserDocument; accessPassword: string | null }> {
  const known = (await findByIdentity(profile)) ?? (await linkByEmail(profile));
  if (known) return { user: known, accessPassword: null };
  const access = await newAccessPassword();
  for (let turn = 0; turn < turnsMax; turn++) {
    try {
      const user = await createFrom(profile, usernameFor(profile.name, turn), access.stored);
      return { user, accessPassword: access.password };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Either the username is taken, or the same person came in twice at once and is there by now.
      const meanwhile = (await findByIdentity(profile)) ?? (await linkByEmail(profile));
      if (meanwhile) return { user: meanwhile, accessPassword: null };
    }
  }
  throw new Error('No free username was found.');
}

function findByIdentity({ issuer, subject }: ProviderProfile): Promise<UserDocument | null> {
  return User.findOne({ identities: { $elemMatch: { issuer, subject } } });
}

/**
 * Links to an account with the same address only where both sides proved it: otherwise whoever signs up with somebody
 * else's address first would share their account. An account that knows this provider already belongs to another
 * person there; addresses are given to new people.
 */
async function linkByEmail(profile: ProviderProfile): Promise<UserDocument | null> {
  const { issuer, subject, email, emailVerified } = profile;
  if (!emailVerified) return null;
  return User.findOneAndUpdate(
    { email, emailVerified: true, 'identities.issuer': { $ne: issuer } },
    { $push: { identities: { issuer, subject } } },
    { returnDocument: 'after' },
  );
}

async function createFrom(
  profile: ProviderProfile,
  username: string,
  stored: { accessPasswordHash: string },
): Promise<UserDocument> {
  const { issuer, subject, email, emailVerified } = profile;
  const taken = emailVerified && (await User.exists({ email, emailVerified: true }));
  return createAccount({
    username,
    email,
    emailVerified: emailVerified && !taken,
    identities: [{ issuer, subject }],
    ...stored,
  });
}
