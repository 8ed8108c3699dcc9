import { pages } from '@inkognito/shared/pages';
import type { ComponentProps, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { guestDrafts, hasDraft, hasPastedMessage } from '../../lib/form/draft.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { type SignInState, comesAsRecruiter } from '../signInState.ts';
import { ProfileCard } from './ProfileCard.tsx';
import styles from './SignInFrame.module.css';

/** The form, and from 960 px beside it what it is good for. */
export function SignInFrame({
  arrival,
  children,
  ...header
}: {
  arrival: SignInState;
  children: ReactNode;
} & Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'back'>) {
  const { from } = arrival;
  const asRecruiter = comesAsRecruiter(from);
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <PageHeader {...header} />
        <Stack>
          <Arrival {...arrival} />
          {children}
        </Stack>
      </div>
      <aside className={styles.benefit}>
        <ProfileCard {...(asRecruiter && { matchPercentage: 85, isMatch: true })} />
        <p>{benefitFor(from, asRecruiter)}</p>
      </aside>
    </div>
  );
}

function Arrival({ message, sessionEnded = false }: SignInState) {
  return (
    <>
      {message !== undefined && <Notice>{message}</Notice>}
      {sessionEnded && (
        <Notice>
          Sie sind nicht mehr angemeldet.{hasDraft() && ' Ihr Entwurf ist gesichert.'}
        </Notice>
      )}
      {hasPastedMessage(guestDrafts) && <Notice>{messageWaits}</Notice>}
    </>
  );
}

const messageWaits =
  'Ihre eingefügte Nachricht wartet: Sobald wir Ihre Wünsche kennen, prüfen wir sie damit.';

function benefitFor(from: string | undefined, asRecruiter: boolean): string {
  if (from !== undefined && isProfile(from)) {
    return 'Beschreiben Sie Ihre Stelle, Sie sehen sofort, ob sie zu diesem Profil passt.';
  }
  return asRecruiter
    ? 'Sie sehen in zwei Minuten, ob Ihre Stelle passt. Bei einem Match steht der Kontakt gleich dabei.'
    : 'Name und Nummer bleiben geschwärzt, bis eine Stelle zu Ihren Wünschen passt.';
}

function isProfile(from: string): boolean {
  const { pathname } = new URL(from, window.location.origin);
  const { profile, recruiterQuestionnaire } = pages;
  return (
    comesAsRecruiter(from) &&
    [profile, recruiterQuestionnaire].some(({ path }) => matchPath(path, pathname))
  );
}
