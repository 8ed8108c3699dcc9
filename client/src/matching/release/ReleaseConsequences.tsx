import { contactFlags, contactLabels } from '@inkognito/shared/rules/codes';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';

export function ReleaseConsequences({
  of: recruiter,
  children,
}: {
  of: string;
  children?: ReactNode;
}) {
  const { showContactPrefs: prefs } = useSignedInUser();
  const shared = contactFlags.filter((flag) => prefs[flag]).map((flag) => contactLabels[flag]);
  return (
    <Stack>
      <p>
        {shared.length > 0
          ? `${recruiter} sieht danach, was Sie in den Automations erlaubt haben: ${shared.join(', ')}.`
          : `In den Automations haben Sie nichts erlaubt; ${recruiter} sieht auch nach der Freigabe nichts, bis Sie das ändern.`}{' '}
        <Link to={paths.automations}>Automations öffnen</Link>
      </p>
      {children !== undefined && <p>{children}</p>}
      <p>Die Freigabe gilt für das Angebot, wie es hier steht, und Sie können sie zurückziehen.</p>
    </Stack>
  );
}
