import type { FallbackProps } from 'react-error-boundary';
import { isOutage } from '../lib/api.ts';
import { useConnection } from '../lib/connection.ts';
import { useRetryAfterOutage } from '../ui/page/FailureBoundary.tsx';
import { classNames } from '../ui/classNames.ts';
import { FailurePanel } from '../ui/page/PageFailure.tsx';
import { Logo } from './frame/Logo.tsx';
import { PageLoadError } from './pages.ts';
import frame from '../ui/page/PageFrame.module.css';
import styles from './NotFoundPage.module.css';

const outage = {
  title: 'Inkognito ist gerade nicht erreichbar.',
  text: 'Ihre gespeicherten Angaben sind davon nicht betroffen. Sobald es wieder geht, erscheint die Seite von selbst.',
};
const mistake = {
  title: 'Etwas ist schiefgelaufen.',
  text: 'Ihre gespeicherten Angaben sind davon nicht betroffen.',
};

/** The last resort: works without router and server. */
export function AppFailure(failure: FallbackProps) {
  useRetryAfterOutage(failure);
  const isAway = useConnection() !== 'fine' && isOutage(failure.error);
  const { title, text } = isAway ? outage : mistake;
  return (
    <main className={styles.lastResort}>
      <Logo />
      <ReloadPanel title={title} text={text} />
    </main>
  );
}

function ReloadPanel({ title, text }: { title: string; text: string }) {
  return (
    <FailurePanel
      title={title}
      tryAgain="Seite neu laden"
      onTryAgain={() => window.location.reload()}
    >
      {text}
    </FailurePanel>
  );
}

const outdated = {
  title: 'Neue Version von Inkognito',
  text: 'Diese Seite konnte nicht geladen werden. Meist liegt das daran, dass es inzwischen eine neue Version gibt. Laden Sie die Seite neu, dann geht es weiter.',
};

export function PageLoadFailure({ error }: FallbackProps) {
  if (!(error instanceof PageLoadError)) throw error;
  return (
    <div className={classNames(frame.page, frame.wide)}>
      <ReloadPanel {...outdated} />
    </div>
  );
}
