import type { ReactNode } from 'react';
import { EagerSuspense } from '../../ui/page/EagerSuspense.tsx';
import { FailureBoundary } from '../../ui/page/FailureBoundary.tsx';
import { SectionFailure } from '../../ui/page/SectionFailure.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from '../AccountPage.module.css';

/** What cannot be loaded is said inside its section, and the others stay usable. */
export function AccountSection({
  id,
  title,
  description,
  children,
}: {
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
      <FailureBoundary face={(failure) => <SectionFailure {...failure} />}>
        <EagerSuspense fallback={<Waiting title={title} />}>{children}</EagerSuspense>
      </FailureBoundary>
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
