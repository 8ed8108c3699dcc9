import { isRecruiter } from '@inkognito/shared/codes';
import { accessPasswordInput } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dropKey, holdKey } from '../../auth/heldKey.ts';
import { useBecomeRecruiter, useCheckAccessPassword } from '../../auth/credential.queries.ts';
import { type ApiError, isRefusal } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { ConfirmFirst } from '../../auth/ConfirmFirst.tsx';
import type { SignInState } from '../../auth/signInState.ts';

type Props = {
  username: string;
  broughtKey: string;
  takesFocus?: boolean;
  refusal?: ApiError | null;
};

/** A job seeker becomes a recruiter first. */
export function AccessPasswordForm(props: Props) {
  const user = useCurrentUser();
  const isAllowed = user === null || isRecruiter(user);
  return isAllowed ? <KeyForm {...props} /> : <BecomeRecruiter isHeld={props.broughtKey !== ''} />;
}

function BecomeRecruiter({ isHeld }: { isHeld: boolean }) {
  return (
    <Stack>
      <p>
        Um den Fragebogen auszufüllen, müssen Sie als Recruiter angemeldet sein. Ihr Konto können
        Sie mit einem Klick auch als Recruiter nutzen; alles andere bleibt, wie es ist.
      </p>
      <ActionButton action={useBecomeRecruiter()}>Auch als Recruiter nutzen</ActionButton>
      {isHeld && <KeyChip />}
    </Stack>
  );
}

function KeyForm({ username, broughtKey, takesFocus = false, refusal = null }: Props) {
  const start = useStart(username);
  const {
    field,
    busy,
    error: failed,
    formState,
    formProps,
    getValues,
  } = useServerForm({
    schema: accessPasswordInput,
    defaultValues: { password: broughtKey },
    save: ({ password }) => start(password),
    ...(takesFocus && { initialFocus: 'password' as const }),
  });
  const error = failed ?? (formState.isDirty ? null : refusal);

  return (
    <form {...formProps}>
      <Stack>
        <TextField
          // No password field: browsers would fill it with the account's own.
          {...field('password')}
          label="Zugangspasswort"
          hint={`Der Schlüssel von ${username}.`}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {error !== null && (
          <KeyRefusal error={error} username={username} typed={getValues('password')} />
        )}
        <Button type="submit" size="large" busy={busy}>
          Fragebogen starten
        </Button>
      </Stack>
    </form>
  );
}

export function KeyChip() {
  return (
    <div>
      <Badge tone="success" icon={drawings.key}>
        Schlüssel liegt bei
      </Badge>
    </div>
  );
}

function useStart(username: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const unlock = useCheckAccessPassword(username);

  return async (password: string) => {
    holdKey(username, password);
    try {
      await unlock({ password });
    } catch (error) {
      if (isRefusal(error, 'wrong_password')) dropKey(username);
      throw error;
    }
    dropKey(username);
    queryClient.removeQueries({ queryKey: ['comparisons', 'outlook'] });
    await navigate(paths.recruiterQuestionnaire(username));
  };
}

type Refused = { error: unknown; username: string; typed: string };

function KeyRefusal(refused: Refused) {
  const { error, username } = refused;
  if (isRefusal(error, 'not_signed_in')) {
    const back: SignInState = { from: paths.profile(username) };
    return (
      <Notice
        tone="danger"
        title="Dieser Schlüssel öffnet das Profil erst, wenn Sie angemeldet sind."
        action={
          <Cluster>
            <ButtonLink to={paths.login} state={back}>
              Anmelden
            </ButtonLink>
            <ButtonLink to={paths.signup} state={back} variant="secondary">
              Als Recruiter registrieren
            </ButtonLink>
          </Cluster>
        }
      >
        Danach kommen Sie hierher zurück, und der Schlüssel ist wieder eingetragen.
      </Notice>
    );
  }
  if (isRefusal(error, 'email_unconfirmed')) {
    return (
      <ConfirmFirst>
        Dieser Schlüssel öffnet das Profil, sobald Ihre E-Mail-Adresse bestätigt ist.
      </ConfirmFirst>
    );
  }
  return (
    <Notice
      tone="danger"
      title={isCutOff(refused) ? 'Der Schlüssel ist unvollständig.' : 'Überprüfung fehlgeschlagen.'}
    >
      {adviceFor(refused)}
    </Notice>
  );
}

const isCutOff = ({ error, typed }: Refused) =>
  isRefusal(error, 'wrong_password', 'not_found') &&
  typed.replace(/[^a-z0-9]/gi, '').length < limits.keySigns;

function adviceFor(refused: Refused): string {
  const { error, username } = refused;
  if (isCutOff(refused)) {
    return `Er hat ${limits.keySigns} Zeichen. Bitte geben Sie ihn ganz ein, oder öffnen Sie den ganzen Link noch einmal.`;
  }
  if (isRefusal(error, 'wrong_password', 'not_found')) {
    return `Der Schlüssel ist falsch oder gilt nicht mehr. Bitte lassen Sie sich von ${username} einen neuen geben.`;
  }
  return isRefusal(error, 'too_many_requests', 'forbidden', 'unavailable', 'overloaded')
    ? error.message
    : 'Bitte versuchen Sie es noch einmal.';
}
