import * as drawings from '../../ui/drawings.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDecideRelease } from '../matching.queries.ts';
import styles from './ReleaseChoice.module.css';
import { contactFlags, contactLabels } from '@inkognito/shared/rules/codes';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';

/** What a job seeker says to a match that waits, or that they declined before. */
export function ReleaseChoice({
  matchId,
  recruiter,
  aboutId,
  declined = false,
  onDecided,
}: {
  matchId: string;
  recruiter: string;
  /** The element that names the match. */
  aboutId: string;
  declined?: boolean;
  onDecided: (sentence: string) => void;
}) {
  const decideRelease = useDecideRelease();
  return (
    <div className={styles.choice}>
      <ConfirmButton
        label="Freigeben"
        aboutId={aboutId}
        icon={drawings.check}
        variant="primary"
        tone="primary"
        title="Kontaktdaten freigeben?"
        question={<ReleaseConsequences of={recruiter} />}
        confirmLabel="Freigeben"
        action={() => decideRelease.mutateAsync({ matchId, action: 'confirm' })}
        onDone={() => {
          onDecided(`Freigegeben: ${recruiter} sieht jetzt, was Sie erlaubt haben.`);
        }}
      />
      {!declined && (
        <ConfirmButton
          label="Ablehnen"
          aboutId={aboutId}
          icon={drawings.ban}
          title="Freigabe ablehnen?"
          question={`${recruiter} erhält keine Kontaktdaten von Ihnen und erfährt nicht, dass Sie abgelehnt haben. Auf der Seite des Matches können Sie es sich anders überlegen.`}
          confirmLabel="Ablehnen"
          action={() => decideRelease.mutateAsync({ matchId, action: 'decline' })}
          onDone={() => {
            onDecided(`Abgelehnt: ${recruiter} erhält nichts.`);
          }}
        />
      )}
    </div>
  );
}

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
