import { ApiError } from '../../lib/api.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '@inkognito/shared/pages';
import type { SignInState } from '../../auth/signInState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/Stack.tsx';

export function KeyRefusal({ error, username }: { error: unknown; username: string }) {
  if (error instanceof ApiError && error.code === 'not_signed_in') {
    return (
      <Notice
        tone="danger"
        title="Dieser Schlüssel öffnet das Profil erst, wenn Sie angemeldet sind."
        action={<SignInLinks username={username} />}
      >
        Danach kommen Sie hierher zurück, und der Schlüssel ist wieder eingetragen.
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="Überprüfung fehlgeschlagen.">
      {adviceFor(error, username)}
    </Notice>
  );
}

function adviceFor(error: unknown, username: string): string {
  const code = error instanceof ApiError ? error.code : null;
  switch (code) {
    case 'wrong_password':
    case 'not_found':
      return `Der Schlüssel ist falsch oder gilt nicht mehr. Bitte lassen Sie sich von ${username} einen neuen geben.`;
    case 'too_many_requests':
    case 'forbidden':
    case 'unavailable':
    case 'overloaded':
      return (error as ApiError).message;
    default:
      return 'Bitte versuchen Sie es noch einmal.';
  }
}

/** Both lead back to the profile, or to `from` on it. */
export function SignInLinks({
  username,
  from = paths.profile(username),
}: {
  username: string;
  from?: string;
}) {
  const state: SignInState = { from };
  return (
    <Cluster>
      <ButtonLink to={paths.login} state={state}>
        Anmelden
      </ButtonLink>
      <ButtonLink to={paths.signup} state={state} variant="secondary">
        Als Recruiter registrieren
      </ButtonLink>
    </Cluster>
  );
}
