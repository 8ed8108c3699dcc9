import type { FallbackProps } from 'react-error-boundary';
import { ReloadButton } from './AppFailure.tsx';
import { PageLoadError } from './lazyPage.ts';
import styles from './NotFoundPage.module.css';

/** In the place of a page whose program did not arrive; any other failure is one of the whole app. */
export function PageLoadFailure({ error }: FallbackProps) {
  if (!(error instanceof PageLoadError)) throw error;
  return (
    <div className={styles.page} role="alert">
      <h1>{navigator.onLine ? 'Neue Version von Inkognito' : 'Keine Verbindung'}</h1>
      <p className={styles.lead}>
        {navigator.onLine
          ? 'Diese Seite konnte nicht geladen werden. Meist liegt das daran, dass es inzwischen eine neue Version gibt. Laden Sie die Seite neu, dann geht es weiter.'
          : 'Diese Seite konnte ohne Internet nicht geladen werden. Laden Sie sie neu, sobald Sie wieder verbunden sind.'}
      </p>
      <ReloadButton />
    </div>
  );
}
