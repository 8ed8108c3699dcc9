import type { AccountDto } from '@inkognito/shared/account';
import { notSignedIn } from '../errors.ts';
import { User } from '../user/user.model.ts';
import { toNotificationsDto } from './notifications.ts';
import { endOf } from './unusedAccounts.ts';
import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { earlyIdentitiesOf } from '../auth/provider/earlyIdentities.ts';
import { linkedProviders } from '../auth/provider/provider.linking.ts';
import type { ProviderSettings } from '../auth/provider/provider.service.ts';

export async function getAccount(userId: string, settings: ProviderSettings): Promise<AccountDto> {
  const [user, pendingEmail] = await Promise.all([
    User.findById(userId).select('+passwordHash'),
    findPendingEmail(userId),
  ]);
  if (!user) throw notSignedIn();
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail,
    endsAt: endOf(user)?.toISOString() ?? null,
    hasPassword: Boolean(user.passwordHash),
    providers: linkedProviders(user.identities, settings),
    earlyProviders: linkedProviders(earlyIdentitiesOf(user), settings),
    notifications: toNotificationsDto(user),
    paused: user.paused,
  };
}
