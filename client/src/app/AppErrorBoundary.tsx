import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './NotFoundPage.module.css';

/** The last resort around the whole app: it needs neither router nor server to say that something broke. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.lastResort}>
        <div className={styles.page} role="alert">
          <h1>Etwas ist schiefgelaufen.</h1>
          <p className={styles.lead}>
            Die Seite kann gerade nicht angezeigt werden. Ihre gespeicherten Angaben sind davon
            nicht betroffen.
          </p>
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            Seite neu laden
          </Button>
        </div>
      </main>
    );
  }
}
