import { Component, type ReactNode, Suspense } from 'react';
import { ApiError } from '../../lib/api.ts';
import { forgetFailures } from '../../lib/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from '../AccountPage.module.css';

/** One chapter of the account page. What cannot be loaded is said inside it, and the others stay usable. */
export function AccountSection({
  id,
  title,
  description,
  children,
}: {
  /** Where the links at the top of the page lead. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      <SectionBoundary>
        <Suspense fallback={<Waiting title={title} />}>{children}</Suspense>
      </SectionBoundary>
    </section>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{title} wird geladen …</span>
      </VisuallyHidden>
      <Skeleton lines={3} />
    </>
  );
}

class SectionBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error('What was thrown is no error.') };
  }

  override componentWillUnmount() {
    if (this.state.error !== null) forgetFailures();
  }

  private readonly tryAgain = () => {
    forgetFailures();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // What is no refusal is a fault of the whole page.
    if (!(error instanceof ApiError)) throw error;
    return (
      <Notice
        tone="danger"
        title="Das konnte nicht geladen werden."
        action={
          <Button variant="secondary" size="small" onClick={this.tryAgain}>
            Erneut versuchen
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  }
}
