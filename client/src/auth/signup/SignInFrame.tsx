import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { guestDrafts, hasPastedMessage } from '../../lib/form/draft.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import styles from '../auth.module.css';
import { type SignInState, comesAsRecruiter } from '../signInState.ts';
import { ProfileCard } from './ProfileCard.tsx';
import frame from './SignInFrame.module.css';

/** The form, and from 960 px beside it what it is good for. */
export function SignInFrame({
  page,
  arrival: { from, message, sessionEnded = false },
  other,
  children,
  ...header
}: {
  page: string;
  arrival: SignInState;
  /** The way for the others. */
  other?: { question: string; to: string; label: string } | undefined;
  children: ReactNode;
} & Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'back'>) {
  const asRecruiter = comesAsRecruiter(from);
  return (
    <PageFrame title={page}>
      <div className={frame.columns}>
        <div className={frame.form}>
          <PageHeader {...header} />
          <Stack>
            {message !== undefined && <Notice>{message}</Notice>}
            {sessionEnded && <Notice>Sie sind nicht mehr angemeldet.</Notice>}
            {hasPastedMessage(guestDrafts) && <Notice>{messageWaits}</Notice>}
            {children}
            {other && (
              <p className={styles.other}>
                {other.question}{' '}
                <Link to={other.to} state={{ from }}>
                  {other.label}
                </Link>
              </p>
            )}
          </Stack>
        </div>
        <aside className={frame.benefit}>
          <ProfileCard {...(asRecruiter && { matchPercentage: 85, isMatch: true })} />
          <p>{benefits[asRecruiter ? 'recruiter' : 'jobSeeker']}</p>
        </aside>
      </div>
    </PageFrame>
  );
}

const messageWaits =
  'Ihre eingefügte Nachricht wartet: Sobald wir Ihre Wünsche kennen, prüfen wir sie damit.';

const benefits = {
  jobSeeker: 'Name und Nummer bleiben geschwärzt, bis eine Stelle zu Ihren Wünschen passt.',
  recruiter:
    'Sie sehen in zwei Minuten, ob Ihre Stelle passt. Bei einem Match steht der Kontakt gleich dabei.',
};
