import type { UserDto } from '@inkognito/shared/user';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { setAuthStatus } from '../user/currentUser.ts';

/** The user just received counts where the status is lost. @throws {ApiError} when the browser did not keep the session cookie */
export async function expectSignedIn(
  queryClient: QueryClient,
  received: UserDto,
  { wentWell = 'Ihre Anmeldung war richtig', wayOut = '' } = {},
): Promise<void> {
  const status = await call('authStatus', { quiet: true }).catch(() => {
    const user = { ...received, matchesForJobSeeker: [], jobsBlocked: [] };
    return { user, authenticated: true };
  });
  if (!status.authenticated) {
    const error = `${wentWell}, aber ${droppedSentence(location)}${wayOut}`;
    throw new ApiError({ error, code: 'not_signed_in' });
  }
  setAuthStatus(queryClient, status);
}

/** A page over http may belong to a server set up for https, whose cookies browsers drop. */
export function droppedSentence({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  const [cause, remedy] =
    protocol === 'http:'
      ? [
          ', oft weil die Adresse mit http:// beginnt',
          'Öffnen Sie die Seite mit https://, oder erlauben',
        ]
      : ['', 'Erlauben'];
  return (
    `Ihr Browser hat das Cookie dieser Seite nicht behalten${cause}. Darum sind Sie noch nicht angemeldet. ` +
    `${remedy} Sie in den Einstellungen des Browsers Cookies für ${host}, und melden Sie sich dann an.`
  );
}
