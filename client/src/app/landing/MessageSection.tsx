import { type ComponentType, Suspense, lazy, useRef } from 'react';
import { useIsNear } from './useIsNear.ts';
import { Skeleton } from '../../ui/page/Loading.tsx';
import styles from './MessageSection.module.css';

const MessageTrial = lazy(() =>
  import('./MessageTrial.tsx').then(
    (module): { default: ComponentType } => ({ default: module.MessageTrial }),
    () => ({ default: () => null }),
  ),
);

export function MessageSection() {
  const trial = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(trial);
  return (
    <section className={styles.section} aria-labelledby="nachricht-pruefen">
      <div className={styles.inner}>
        <div>
          <h2 id="nachricht-pruefen" className={styles.title}>
            Post vom Headhunter?
          </h2>
          <p className={styles.lead}>
            Fügen Sie die Nachricht ein. Sie sehen, was darin steht und was fehlt, und bekommen eine
            Antwort zum Kopieren. Ohne Konto.
          </p>
        </div>
        <div ref={trial} className={styles.trial}>
          <Suspense fallback={<Skeleton shape="card" />}>
            {isNear ? <MessageTrial /> : <Skeleton shape="card" />}
          </Suspense>
        </div>
      </div>
    </section>
  );
}
