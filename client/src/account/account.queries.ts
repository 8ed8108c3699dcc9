import type { AccountDto } from '@inkognito/shared/account';
import type { SessionDto, Provider } from '@inkognito/shared/auth';
import { call } from '../lib/api.ts';
import { type Query, invalidate } from '../lib/query.ts';
import { reloadCurrentUser } from '../user/user.queries.ts';

/** How the signed-in person signs in and is reached. */
export const accountQuery: Query<AccountDto> = {
  key: 'account',
  fetch: () => call('getAccount', {}),
};

/** The accounts elsewhere that this server is set up for. */
export const providersQuery: Query<Record<Provider, boolean>> = {
  key: 'providers',
  fetch: () => call('listProviders', {}),
};

/** The browsers signed in to this account. */
export const sessionsQuery: Query<SessionDto[]> = {
  key: 'sessions',
  fetch: async () => (await call('listSessions', {})).sessions,
};

/** Proves again who sits here. */
export async function confirmIdentity(password: string): Promise<void> {
  await call('confirmIdentity', { body: { password } });
}

/** Asks for a new address, which counts once the link mailed to it is followed. */
export async function changeEmail(email: string): Promise<void> {
  await call('changeEmail', { body: { email } });
  await Promise.all([invalidate(accountQuery.key), reloadCurrentUser()]);
}

/** Mails the link again that confirms the address. */
export async function resendVerification(): Promise<void> {
  await call('resendVerification', {});
}

/** Sets a password; every other browser is signed out by it. */
export async function changePassword(change: {
  currentPassword?: string;
  password: string;
}): Promise<void> {
  await call('changePassword', { body: change });
  await invalidate(accountQuery.key, sessionsQuery.key);
}

/** Takes away a way to sign in. */
export async function unlinkProvider(provider: Provider): Promise<void> {
  await call('unlinkProvider', { params: { provider } });
  await invalidate(accountQuery.key);
}

/** Signs out one browser. */
export async function endSession(id: string): Promise<void> {
  await call('endSession', { params: { id } });
  await invalidate(sessionsQuery.key);
}

/** Signs out every browser but this one. */
export async function endOtherSessions(): Promise<void> {
  await call('endOtherSessions', {});
  await invalidate(sessionsQuery.key);
}

/** Whether a mail tells of a new match. */
export async function saveNewMatchMail(newMatch: boolean): Promise<void> {
  await call('saveNotifications', { body: { newMatch } });
  await invalidate(accountQuery.key);
}

/** Switches off what a mail's link names, without a sign-in. */
export async function switchOffNotification(token: string): Promise<void> {
  await call('switchOffNotification', { body: { token } });
  await invalidate(accountQuery.key);
}

/** While paused, nobody finds or unlocks the job seeker. */
export async function savePaused(paused: boolean): Promise<void> {
  await call('setPaused', { body: { paused } });
  await invalidate(accountQuery.key);
}
