import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { setAuthStatus } from '../user/currentUser.ts';

export class CookiesDroppedError extends ApiError {
  constructor(wentWell = 'Ihre Anmeldung war richtig', wayOut = '') {
    const error = `${wentWell}, aber ${droppedSentence(location)}${wayOut}`;
    super({ error, code: 'not_signed_in' });
  }
}

/** Verifies that the session cookie was kept. @throws {CookiesDroppedError} when it was not */
export async function expectSignedIn(
  queryClient: QueryClient,
  wentWell?: string,
  wayOut?: string,
): Promise<boolean> {
  const status = await call('authStatus', { quiet: true }).catch(() => null);
  if (status === null) return false;
  if (!status.authenticated) throw new CookiesDroppedError(wentWell, wayOut);
  setAuthStatus(queryClient, status);
  return true;
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
