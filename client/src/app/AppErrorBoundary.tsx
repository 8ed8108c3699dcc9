import { Component, type ReactNode } from 'react';
import { isOutage } from '../lib/api.ts';
import { connectionNow, onConnectionChange } from '../lib/connection.ts';
import { forgetFailures } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from './frame/Logo.tsx';
import styles from './NotFoundPage.module.css';

const outage = {
  title: 'Inkognito ist gerade nicht erreichbar.',
  text: 'Ihre gespeicherten Angaben sind davon nicht betroffen. Sobald es wieder geht, erscheint die Seite von selbst.',
};
const mistake = {
  title: 'Etwas ist schiefgelaufen.',
  text: 'Die Seite kann gerade nicht angezeigt werden. Ihre gespeicherten Angaben sind davon nicht betroffen.',
};

/** The last resort around the whole app: it needs neither router nor server to say that something broke. */
export class AppErrorBoundary extends Component<
  { children: ReactNode },
  { failed: boolean; error: unknown }
> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private ignoreConnection: () => void = () => undefined;

  override componentDidMount() {
    this.ignoreConnection = onConnectionChange(() => {
      if (!isOutage(this.state.error) || connectionNow() !== 'fine') return;
      forgetFailures();
      this.setState({ failed: false, error: null });
    });
  }

  override componentWillUnmount() {
    this.ignoreConnection();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text } = isOutage(this.state.error) ? outage : mistake;
    return (
      <main className={styles.lastResort}>
        <Logo />
        <div className={styles.page} role="alert">
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
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
