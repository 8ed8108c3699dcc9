import type { Provider } from '@inkognito/shared/codes';
import { inTransaction } from '../../database/connection.ts';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { AppError, frozen } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { createAccount, isUnclaimed, newAccessPassword } from '../auth.service.ts';
import { friendlyName } from './friendlyName.ts';
import { addIdentity } from './provider.linking.ts';
import type { ProviderProfile } from './strategies.ts';

const turnsMax = 20;

export async function accountOf(
  mailer: Mailer,
  provider: Provider,
  profile: ProviderProfile,
): Promise<{ user: UserDocument; accessPassword: string | null }> {
  const known = await findAccount(mailer, provider, profile);
  if (known) return known;
  const access = await newAccessPassword();
  for (let turn = 0; turn < turnsMax; turn++) {
    try {
      const user = await createFrom(profile, friendlyName(turn), access.stored);
      return { user, accessPassword: access.password };
    } catch (error) {
      const isTaken =
        isDuplicate(error) || (error instanceof AppError && error.code === 'conflict');
      if (!isTaken) throw error;
      // Either the username is taken, or a concurrent sign-in just created the account.
      const meanwhile = await findAccount(mailer, provider, profile);
      if (meanwhile) return meanwhile;
    }
  }
  throw new Error('No free username was found.');
}

async function findAccount(mailer: Mailer, provider: Provider, profile: ProviderProfile) {
  const user = (await findByIdentity(profile)) ?? (await linkByEmail(mailer, provider, profile));
  return user && { user, accessPassword: null };
}

function findByIdentity({ issuer, subject }: ProviderProfile): Promise<UserDocument | null> {
  return User.findOne({ identities: { $elemMatch: { issuer, subject } } });
}

// Only if both sides proved the address, and never for an account with another identity there: addresses change hands.
async function linkByEmail(mailer: Mailer, provider: Provider, profile: ProviderProfile) {
  const { issuer, email, emailVerified } = profile;
  if (!emailVerified) return null;
  const linkable = { email, unlinkedIssuers: { $ne: issuer } };
  return inTransaction(async (tx) => {
    const user = await addIdentity(mailer, { provider, account: linkable, profile }, tx);
    if (user?.frozenAt) throw frozen(user.frozenReason, mailer.operatorEmail);
    return user;
  });
}

async function createFrom(
  profile: ProviderProfile,
  username: string,
  stored: { accessPasswordHash: string },
): Promise<UserDocument> {
  const { issuer, subject, email, emailVerified } = profile;
  const now = new Date();
  const isProven = emailVerified && (await isUnclaimed(email));
  return createAccount({
    username,
    // One that is not proven may belong to a stranger.
    ...(isProven ? { email, emailVerified: true, emailVerifiedAt: now } : { email: '' }),
    identities: [{ issuer, subject, linkedAt: now }],
    ...stored,
  });
}
