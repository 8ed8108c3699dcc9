import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { PageLoadError } from './lazyPage.ts';
import styles from './NotFoundPage.module.css';

/**
 * In the place of a page whose program did not arrive; header and footer stay. `at` is the address, so that another
 * page gets another chance. Any other failure goes on to `AppErrorBoundary`.
 */
export class PageLoadBoundary extends Component<
  { at: string; children: ReactNode },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: { at: string }) {
    if (this.state.error !== null && before.at !== this.props.at) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PageLoadError)) throw error;
    return (
      <div className={styles.page} role="alert">
        <h1>{navigator.onLine ? 'Neue Version von Inkognito' : 'Keine Verbindung'}</h1>
        <p className={styles.lead}>
          {navigator.onLine
            ? 'Diese Seite konnte nicht geladen werden. Meist liegt das daran, dass es inzwischen eine neue Version gibt. Laden Sie die Seite neu, dann geht es weiter.'
            : 'Diese Seite konnte ohne Internet nicht geladen werden. Laden Sie sie neu, sobald Sie wieder verbunden sind.'}
        </p>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Seite neu laden
        </Button>
      </div>
    );
  }
}
