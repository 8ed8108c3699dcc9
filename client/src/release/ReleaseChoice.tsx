import { contactFlags, contactLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as drawings from '../ui/drawings.ts';
import { Cluster, Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { useDecideRelease } from '../matching/matching.queries.ts';

type Choice = {
  matchId: string;
  recruiter: string;
  /** Id of the element that names the match. */
  aboutId: string;
  onDecided: (sentence: string) => void;
};

export function ReleaseChoice({
  canDecline,
  isAgain = false,
  ...choice
}: Choice & { canDecline: boolean; isAgain?: boolean }) {
  const { matchId, recruiter, aboutId, onDecided } = choice;
  const decideRelease = useDecideRelease();
  return (
    <Cluster>
      <ReleaseButton
        {...choice}
        label={isAgain ? 'Wieder freigeben' : 'Freigeben'}
        title="Kontaktdaten freigeben?"
      />
      {canDecline && (
        <ConfirmButton
          label="Ablehnen"
          aboutId={aboutId}
          icon={drawings.ban}
          title="Freigabe ablehnen?"
          question={`${recruiter} erhält keine Kontaktdaten von Ihnen und erfährt nicht, dass Sie abgelehnt haben. Auf der Seite des Matches können Sie es sich anders überlegen.`}
          confirmLabel="Ablehnen"
          action={() => decideRelease({ comparisonId: matchId, answer: 'no' })}
          onDone={() => onDecided(`Abgelehnt: ${recruiter} erhält nichts.`)}
        />
      )}
    </Cluster>
  );
}

export function ReleaseAnyway(choice: Choice) {
  return (
    <ReleaseButton
      {...choice}
      label="Trotzdem Kontakt freigeben"
      title="Kontaktdaten trotzdem freigeben?"
    >
      <p>
        {choice.recruiter} erfährt davon und liest, dass es kein Match ist und Sie den Kontakt
        selbst freigegeben haben.
      </p>
    </ReleaseButton>
  );
}

function ReleaseButton({
  matchId,
  recruiter,
  aboutId,
  onDecided,
  label,
  title,
  children,
}: Choice & { label: string; title: string; children?: ReactNode }) {
  const decideRelease = useDecideRelease();
  return (
    <ConfirmButton
      label={label}
      aboutId={aboutId}
      icon={drawings.check}
      variant="primary"
      tone="primary"
      title={title}
      question={
        <Stack>
          <AllowedContacts
            recruiter={recruiter}
            otherwise={`${recruiter} sieht auch nach der Freigabe nichts, bis Sie das ändern.`}
          />
          {children}
          <p>
            Die Freigabe gilt für das Angebot, wie es hier steht, und Sie können sie zurückziehen.
          </p>
        </Stack>
      }
      confirmLabel="Freigeben"
      action={() => decideRelease({ comparisonId: matchId, answer: 'yes' })}
      onDone={() =>
        onDecided(
          `Freigegeben: ${recruiter} bekommt jetzt eine Mail und sieht dann, was Sie erlaubt haben.`,
        )
      }
    />
  );
}

export function AllowedContacts({
  recruiter,
  otherwise,
}: {
  recruiter: string;
  otherwise: string;
}) {
  const { showContactPrefs } = useSignedInUser();
  const allowed = contactFlags.filter((flag) => showContactPrefs[flag]);
  return (
    <p>
      {allowed.length > 0
        ? `${recruiter} sieht danach, was Sie in den Automations erlaubt haben: ${allowed.map((flag) => contactLabels[flag]).join(', ')}.`
        : `In den Automations haben Sie nichts erlaubt; ${otherwise}`}{' '}
      <Link to={paths.automations}>Automations öffnen</Link>
    </p>
  );
}
