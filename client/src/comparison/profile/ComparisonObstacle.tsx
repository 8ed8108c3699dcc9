import type { ComparisonOutlookDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { momentText } from '../../lib/wording.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

type Obstacle = Exclude<ComparisonOutlookDto['state'], 'open'>;

export function ComparisonObstacle({
  state,
  until,
  username,
  jobTitle,
  isGuest,
  hasResult,
  hasDraft,
}: {
  state: Obstacle;
  until: string | null;
  username: string;
  jobTitle: string | undefined;
  isGuest: boolean;
  hasResult: boolean;
  hasDraft: boolean;
}) {
  const obstacles: Record<Obstacle, { title: string; text: ReactNode; action?: ReactNode }> = {
    locked: {
      title: 'Dieses Profil ist noch verschlossen.',
      text: `Für einen Vergleich brauchen Sie den Schlüssel, den ${username} Ihnen gegeben hat. Geben Sie ihn auf dem Profil ein; danach geht es hier weiter.`,
      action: (
        <ButtonLink to={paths.profile(username)} icon={drawings.lock}>
          Schlüssel eingeben
        </ButtonLink>
      ),
    },
    incomplete: {
      title: `${username} hat noch keinen Fragebogen ausgefüllt.`,
      text: 'Ohne die Wünsche der Person lässt sich nichts vergleichen. Antworten Sie ihr kurz, dass der Fragebogen noch fehlt; sobald er da ist, können Sie hier vergleichen.',
      action: <ToProfile username={username} />,
    },
    quota: {
      title: 'Mit diesem Schlüssel ist vorerst genug verglichen.',
      text: <QuotaText until={until} isGuest={isGuest} />,
      action: isGuest ? (
        hasResult ? (
          <ButtonLink to={paths.matchResults(username)} variant="secondary">
            Letztes Ergebnis ansehen
          </ButtonLink>
        ) : (
          <ToProfile username={username} />
        )
      ) : (
        <ButtonLink to={paths.matches} variant="secondary">
          Ihre Matches ansehen
        </ButtonLink>
      ),
    },
    blocked: {
      title:
        jobTitle === undefined
          ? 'Diese Stelle kann mit dem Profil nicht mehr verglichen werden.'
          : `„${jobTitle}“ kann mit dem Profil nicht mehr verglichen werden.`,
      text: 'Wählen Sie oben eine andere Ihrer Stellen, oder beschreiben Sie eine neue.',
    },
  };
  const { title, text, action } = obstacles[state];

  return (
    <EmptyState kind="key" title={title} action={action}>
      <p>{text}</p>
      {hasDraft && <p>Was Sie schon eingegeben haben, bleibt aufgehoben.</p>}
    </EmptyState>
  );
}

function QuotaText({ until, isGuest }: { until: string | null; isGuest: boolean }) {
  return (
    <>
      {until !== null && `Der nächste Vergleich ist ab ${momentText(until)} möglich. `}
      Damit niemand Wünsche durch Ausprobieren herausfindet, sind mit einem Schlüssel{' '}
      {limits.comparisonsPerDay} verschiedene Vergleiche in 24 Stunden und{' '}
      {limits.comparisonsPerMonth} in {limits.quotaDays} Tagen möglich.{' '}
      {isGuest
        ? 'Bitten Sie die Person um einen eigenen Schlüssel.'
        : 'Bitten Sie die Person um einen eigenen Schlüssel; was schon verglichen ist, finden Sie bei Ihren Matches.'}
    </>
  );
}

export function ToProfile({ username }: { username: string }) {
  return (
    <ButtonLink to={paths.profile(username)} variant="secondary" icon={drawings.arrowLeft}>
      Zurück zum Profil
    </ButtonLink>
  );
}
