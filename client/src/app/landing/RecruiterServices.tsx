import { paths } from '@inkognito/shared/pages';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './RecruiterServices.module.css';
import * as drawings from '../../ui/drawings.ts';

export const recruiterSectionId = 'recruiter';

const features = [
  { title: 'Dashboard', text: 'Ihre Stellen und die Matches des Monats auf einen Blick.' },
  {
    title: 'Kandidatensuche',
    text: 'Sie finden Profile nach Benutzername und, wo erlaubt, nach Namen.',
  },
  {
    title: 'KI-Matching',
    text: 'Der Algorithmus rechnet, die KI versteht, dass zwei Titel dasselbe meinen.',
  },
  {
    title: 'Hilfreiche Ergebnisse',
    text: 'Zu jeder Prozentzahl der Grund. Und wenn es nicht passt: wer besser passt.',
  },
  {
    title: 'Match-Übersicht',
    text: 'Alle Treffer mit den Kontaktwegen, die für Sie freigegeben sind.',
  },
  {
    title: 'Übersicht der Stellenangebote',
    text: 'Was Sie ausgeschrieben haben, an einem Ort gepflegt.',
  },
];

const criteria = [
  { label: 'Jobtitel', verdict: 'passt' },
  { label: 'Gehalt', verdict: 'passt' },
  { label: 'Arbeitsort', verdict: 'passt teilweise' },
  { label: 'Homeoffice', verdict: 'passt' },
];

export function RecruiterServices() {
  return (
    <section
      id={recruiterSectionId}
      className={styles.section}
      aria-labelledby="fuer-unternehmen"
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="fuer-unternehmen" className={styles.title}>
            Für Unternehmen und Headhunter
          </h2>
          <p className={styles.lead}>
            Vor dem ersten Anruf wissen, ob es passt. Sie beschreiben die Stelle einmal und haben
            das Ergebnis sofort, mit Begründung.
          </p>
          <ComparisonSheet />
          <div>
            <ButtonLink to={paths.signup} size="large" className={styles.start ?? ''}>
              Als Recruiter starten
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.title} className={styles.feature}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ComparisonSheet() {
  return (
    <ul className={styles.sheet} aria-hidden="true">
      {criteria.map(({ label, verdict }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={verdict === 'passt' ? styles.fits : styles.partly}>
            <Icon drawing={verdict === 'passt' ? drawings.check : drawings.info} size={16} />
            {verdict}
          </span>
        </li>
      ))}
    </ul>
  );
}
