import type { PublicUserDto } from '@inkognito/shared/user';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCheckAccessPassword } from '../../auth/credential.queries.ts';

const schema = () => import('../matching.form.ts').then((forms) => forms.accessPasswordForm);

export function AccessPasswordForm({ candidate }: { candidate: PublicUserDto }) {
  const navigate = useNavigate();
  const { mutateAsync: unlock } = useCheckAccessPassword(candidate.username);
  const { field, busy, error, formProps } = useServerForm({
    schema,
    defaultValues: { password: '' },
    save: async (input) => {
      await unlock(input);
      await navigate(paths.recruiterQuestionnaire(candidate.username), {
        state: { user: candidate },
      });
    },
  });

  return (
    <form {...formProps}>
      <Stack>
        <PasswordField
          {...field('password')}
          label="Zugangspasswort"
          hint={`Sie haben es von ${candidate.username} erhalten.`}
          autoComplete="off"
          required
        />
        {error !== null && (
          <Notice tone="danger" title="Überprüfung fehlgeschlagen.">
            {isTooMany(error) ? error.message : undefined}
          </Notice>
        )}
        <Button type="submit" size="large" busy={busy}>
          Fragebogen starten
        </Button>
      </Stack>
    </form>
  );
}

function isTooMany(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'too_many_requests';
}
