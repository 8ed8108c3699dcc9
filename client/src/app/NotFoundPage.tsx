import { paths } from '@inkognito/shared/pages';
import { ButtonLink } from '../ui/Button.tsx';
import { Redacted } from '../ui/VisuallyHidden.tsx';
import styles from './NotFoundPage.module.css';
import * as drawings from '../ui/drawings.ts';
import { PageFrame } from '../ui/page/PageFrame.tsx';

export default function NotFoundPage() {
  return (
    <PageFrame title="Seite nicht gefunden">
      <div className={styles.page}>
        <p className={styles.bars} aria-hidden="true">
          <Redacted letters={4} /> <Redacted letters={9} /> <Redacted letters={6} />
        </p>
        <h1 tabIndex={-1}>Diese Seite gibt es nicht.</h1>
        <p className={styles.lead}>Hier ist nichts geschwärzt, hier steht wirklich nichts.</p>
        <ButtonLink to={paths.landing} icon={drawings.arrowLeft}>
          Zur Startseite
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
