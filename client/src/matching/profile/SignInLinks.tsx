import type { SignInState } from '../../auth/signInState.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/Stack.tsx';

/** Both lead back to the profile. */
export function SignInLinks({ username }: { username: string }) {
  const state: SignInState = { from: paths.profile(username) };
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
