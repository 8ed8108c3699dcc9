import type { PublicUserDto } from '@inkognito/shared/user';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useAction } from '../../lib/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { checkAccessPassword } from '../../auth/credential.queries.ts';

/**
 * Where a recruiter enters the password that the candidate gave them. A plain form: the public profile is a first
 * page, and the form library would double what it loads.
 */
export function AccessPasswordForm({ candidate }: { candidate: PublicUserDto }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, failure } = useAction(checkAccessPassword);

  const start = async () => {
    const isMissing = password.trim() === '';
    setMissing(isMissing);
    if (isMissing) {
      input.current?.focus();
    } else if (await run(candidate.username, password)) {
      await navigate(paths.recruiterQuestionnaire(candidate.username), {
        state: { user: candidate },
      });
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <PasswordField
          ref={input}
          name="password"
          label="Zugangspasswort"
          hint={`Sie haben es von ${candidate.username} erhalten.`}
          autoComplete="off"
          required
          value={password}
          error={missing ? 'Bitte geben Sie das Zugangspasswort ein.' : undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
        />
        {failure && (
          <Notice tone="danger" title="Überprüfung fehlgeschlagen.">
            {failure.code === 'too_many_requests' ? failure.message : undefined}
          </Notice>
        )}
        <Button type="submit" size="large" busy={busy}>
          Fragebogen starten
        </Button>
      </Stack>
    </form>
  );
}
