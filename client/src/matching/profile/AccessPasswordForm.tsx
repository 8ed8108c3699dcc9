import { accessPasswordInput } from '@inkognito/shared/key';
import type { PublicUserDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dropKey, heldKey, holdKey, storeHeldKeys } from '../../auth/arrival/heldKey.ts';
import { useBecomeRecruiter, useCheckAccessPassword } from '../../auth/credential.queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { KeyRefusal } from './KeyRefusal.tsx';
import { rememberOpened } from './openProfile.ts';

export function AccessPasswordForm({
  candidate,
  takesFocus = false,
}: {
  candidate: PublicUserDto;
  takesFocus?: boolean;
}) {
  const user = useCurrentUser();
  const needsRole = user !== null && !user.role.includes('recruiter');
  const start = useStart(candidate, needsRole);
  const { field, busy, error, formProps } = useServerForm({
    schema: accessPasswordInput,
    defaultValues: { password: heldKey(candidate.username) },
    save: ({ password }) => start(password),
    ...(takesFocus && { initialFocus: 'password' as const }),
  });

  return (
    <form {...formProps}>
      <Stack>
        <PasswordField
          {...field('password')}
          label="Zugangspasswort"
          hint={`Der Schlüssel, den Sie von ${candidate.username} erhalten haben.`}
          autoComplete="off"
          required
        />
        {error !== null && <KeyRefusal error={error} username={candidate.username} />}
        <Button type="submit" size="large" busy={busy}>
          {needsRole ? 'Auch als Recruiter nutzen' : 'Fragebogen starten'}
        </Button>
      </Stack>
    </form>
  );
}

/** A key that opens nothing now, but might once somebody is signed in, is kept for their way there and back. */
function useStart(candidate: PublicUserDto, needsRole: boolean) {
  const { _id, username } = candidate;
  const isGuest = useCurrentUser() === null;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: becomeRecruiter } = useBecomeRecruiter();
  const { mutateAsync: unlock } = useCheckAccessPassword(username);

  return async (password: string) => {
    holdKey(username, password);
    try {
      if (needsRole) await becomeRecruiter();
      await unlock({ password });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'not_signed_in') storeHeldKeys();
      if (code === 'wrong_password') dropKey(username);
      throw error;
    }
    dropKey(username);
    if (isGuest) rememberOpened(_id);
    queryClient.removeQueries({ queryKey: ['comparisons', 'outlook', _id] });
    await navigate(paths.recruiterQuestionnaire(username), { state: { user: candidate } });
  };
}
