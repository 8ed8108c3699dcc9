import { PageFrame } from '../ui/page/PageFrame.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import { Hero } from './landing/Hero.tsx';
import { Services } from './landing/Services.tsx';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './landing/Sections.module.css';
import { classNames } from '../ui/classNames.ts';

export default function LandingPage() {
  const signedIn = useCurrentUser() !== null;
  return (
    <PageFrame title="Erst das Match. Dann der Kontakt." width="full">
      <Hero signedIn={signedIn} />
      <Steps />
      <Services signedIn={signedIn} />
      <PrivacyPromise signedIn={signedIn} />
    </PageFrame>
  );
}

const steps = [
  {
    title: 'Sie sagen, was Sie wollen.',
    text: 'Titel, Gehalt, Ort, Homeoffice, und was nicht infrage kommt. Kein Recruiter bekommt Ihre Wünsche zu lesen.',
  },
  {
    title: 'Recruiter sagen, was sie bieten.',
    text: 'Wer Sie anspricht, erhält von Ihnen einen Link mit Schlüssel. In etwa zwei Minuten ist die Stelle beschrieben.',
  },
  {
    title: 'Ein Match hebt die Schwärzung.',
    text: 'KI und Algorithmus vergleichen beide Seiten. Passt es, sieht der Recruiter genau die Kontaktwege, die Sie freigegeben haben. Passt es nicht, bleibt alles verdeckt, bis Sie es anders wollen.',
  },
];

const liftedBars = [0, 0, 3];

function Steps() {
  return (
    <section
      className={classNames(styles.section, styles.explained)}
      aria-labelledby="so-funktioniert-es"
    >
      <div>
        <h2 id="so-funktioniert-es" className={styles.title}>
          Drei Schritte, kein Klinkenputzen
        </h2>
        <p className={styles.lead}>
          Das erste Interview führt der Vergleich. Das spart beiden Seiten zwanzig Minuten und Ihnen
          die Anrufe, die zu nichts führen.
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Bars lifted={liftedBars[index] ?? 0} />
            <div>
              <h3 className={styles.stepTitle}>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.rules}>
        Welches Kriterium wie viel zählt, ist kein Geheimnis:{' '}
        <Link to={paths.rules}>So rechnen wir</Link>
      </p>
    </section>
  );
}

function Bars({ lifted }: { lifted: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 96 64" aria-hidden="true">
      {[72, 92, 54].map((width, row) => (
        <rect
          key={width}
          className={row < lifted ? styles.open : styles.inked}
          x="2"
          y={4 + row * 20}
          width={width}
          height="14"
          rx="3"
        />
      ))}
    </svg>
  );
}

const promises = [
  {
    title: 'Ohne Ihre Freigabe keine Daten.',
    text: 'Ein Match zeigt nur die Kontaktwege, die Sie freigegeben haben. Ist es keines, entscheiden allein Sie, ob jemand sie trotzdem sieht.',
  },
  {
    title: 'Jede Freigabe ist verzeichnet.',
    text: 'Sie sehen, wer wann was erhalten hat, und ziehen zurück, was Sie zurückziehen wollen.',
  },
  {
    title: 'Keine fremden Blicke.',
    text: 'Keine Tracker, keine Werbung, keine Schriften von anderen Servern. Gelöscht heißt gelöscht.',
  },
];

function PrivacyPromise({ signedIn }: { signedIn: boolean }) {
  return (
    <section className={styles.section} aria-labelledby="versprechen">
      <h2 id="versprechen" className={styles.statement}>
        Was Sie verdecken, bleibt <span className={styles.covered}>verdeckt.</span>
      </h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p className={styles.text}>{promise.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.closing}>
        <p>
          Inkognito ist in der Beta und kostenlos. Manches ändert sich noch, Ihre Daten gehören von
          Anfang an Ihnen.
        </p>
        {!signedIn && (
          <ButtonLink to={paths.signup} size="large" variant="secondary">
            Konto anlegen
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
