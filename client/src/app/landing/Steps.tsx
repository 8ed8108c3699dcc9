import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import styles from './Steps.module.css';

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

export function Steps() {
  return (
    <section className={styles.section} aria-labelledby="so-funktioniert-es">
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
