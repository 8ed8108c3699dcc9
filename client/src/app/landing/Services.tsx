import { paths } from '@inkognito/shared/pages';
import type { SignInState } from '../../auth/signInState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Services.module.css';

export const recruiterSectionId = 'recruiter';

const forJobSeekers = [
  {
    title: 'Passwortgeschütztes Profil',
    text: 'Vergleichen kann nur, wer einen Schlüssel von Ihnen hat oder wessen Anfrage Sie annehmen.',
  },
  {
    title: 'Persönlicher Fragebogen',
    text: 'Wunschtitel, Mindestgehalt, Entfernung, Homeoffice: Die Messlatte legen Sie.',
  },
  { title: 'Dashboard', text: 'Was es Neues gibt, und Ihre Antwort an Headhunter zum Kopieren.' },
  {
    title: 'Automations',
    text: 'Einmal festlegen, was ein Match freigibt. Oder vorerst gar nichts.',
  },
  { title: 'Match-Tracker', text: 'Welche Stelle passt, wie gut, und warum.' },
  { title: 'Flexible Rollen', text: 'Heute auf der Suche, morgen selbst im Recruiting.' },
];

const forRecruiters = [
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

export const asJobSeeker: SignInState = { role: 'jobSeeker' };
const asRecruiter: SignInState = { role: 'recruiter' };

export function Services({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={styles.services}>
      <div className={styles.inner}>
        <section className={styles.section} aria-labelledby="fuer-jobsuchende">
          <h2 id="fuer-jobsuchende">Für Jobsuchende</h2>
          <Features features={forJobSeekers} />
          {!signedIn && (
            <ButtonLink to={paths.signupEmail} state={asJobSeeker} className={styles.start ?? ''}>
              Als Jobsuchende starten
            </ButtonLink>
          )}
        </section>
        <section
          id={recruiterSectionId}
          className={styles.section}
          aria-labelledby="fuer-unternehmen"
          tabIndex={-1}
        >
          <h2 id="fuer-unternehmen">Für Unternehmen und Headhunter</h2>
          <Features features={forRecruiters} />
          {!signedIn && (
            <ButtonLink to={paths.signupEmail} state={asRecruiter} className={styles.start ?? ''}>
              Als Recruiter starten
            </ButtonLink>
          )}
        </section>
      </div>
    </div>
  );
}

function Features({ features }: { features: typeof forRecruiters }) {
  return (
    <ul className={styles.features}>
      {features.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
