import { paths } from '@inkognito/shared/pages';
import { type Location, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Hero.module.css';
import { MessageField } from './MessageField.tsx';
import { OfferTrial } from './OfferTrial.tsx';
import { asJobSeeker, recruiterSectionId } from './Services.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';

export function Hero({ signedIn }: { signedIn: boolean }) {
  const { state } = useLocation() as Location<{ farewell?: string } | null>;
  return (
    <section className={styles.hero}>
      <div>
        {!signedIn && state?.farewell && <Notice tone="success">{state.farewell}</Notice>}
        <h1 tabIndex={-1} className={styles.tagline}>
          Erst das Match. <span>Dann der Kontakt.</span>
        </h1>
        <p className={styles.lead}>Ihr Kontakt bleibt geschwärzt, bis eine Stelle passt.</p>
        <div className={styles.message}>
          <MessageField />
        </div>
        <div className={styles.ways}>
          {signedIn ? (
            <ButtonLink to={paths.dashboard} size="large" variant="secondary">
              Zum Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.signupEmail} state={asJobSeeker} size="large" variant="secondary">
              Kostenlos starten
            </ButtonLink>
          )}
          <a className={styles.jump} href={`#${recruiterSectionId}`}>
            Für Recruiter
            <Icon drawing={drawings.chevronDown} size={18} />
          </a>
        </div>
      </div>
      <div className={styles.trial}>
        <OfferTrial />
      </div>
    </section>
  );
}
