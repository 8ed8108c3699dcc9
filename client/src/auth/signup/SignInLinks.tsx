import { paths } from '@inkognito/shared/pages';
import type { SignInState } from '../signInState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/Stack.tsx';

export function SignInLinks({ from }: { from: string }) {
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
