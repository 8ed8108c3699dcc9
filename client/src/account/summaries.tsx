import { type AccountDto, notificationKinds } from '@inkognito/shared/account';
import { providers, roleLabels } from '@inkognito/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { accountQuery, recruiterProfileQuery, sessionsQuery } from '../auth/credential.queries.ts';
import { providerNames } from '../auth/provider/oauthRedirect.ts';
import { useSignedInUser } from '../user/currentUser.ts';
import { notificationTexts } from './notification/Notifications.tsx';

/** What a folded section holds; empty while it loads or where that failed. */
export function CredentialsSummary() {
  const { data: account } = useQuery(accountQuery);
  if (!account) return null;
  const linked = providers.filter((provider) => account.providers[provider]);
  return [account.hasPassword && 'Passwort', ...linked.map((each) => providerNames[each])]
    .filter(Boolean)
    .join(', ');
}

export function DevicesSummary() {
  return useQuery(sessionsQuery).data?.length;
}

export function RolesSummary() {
  const { role } = useSignedInUser();
  return role.map((each) => roleLabels[each]).join(', ');
}

export function RecruiterSummary() {
  const { data: profile } = useQuery(recruiterProfileQuery);
  if (!profile) return null;
  return [profile.name, profile.company].filter(Boolean).join(', ') || 'Noch leer';
}

export function VisibilitySummary() {
  const { data: account } = useQuery(accountQuery);
  return account && visibilityText(account);
}

export function visibilityText({ paused, isFound }: AccountDto): string {
  if (paused) return 'Pause: Niemand findet Sie';
  return isFound ? 'Man findet Sie' : 'Niemand findet Sie';
}

export function NotificationsSummary() {
  const { role } = useSignedInUser();
  const { data: account } = useQuery(accountQuery);
  if (!account) return null;
  const own = notificationKinds.filter((kind) => role.includes(notificationTexts[kind].role));
  return `${own.filter((kind) => account.notifications[kind]).length} von ${own.length} an`;
}
