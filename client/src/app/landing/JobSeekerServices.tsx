import styles from './JobSeekerServices.module.css';

const features = [
  {
    title: 'Persönlicher Fragebogen',
    text: 'Wunschtitel, Mindestgehalt, Entfernung, Homeoffice und Branchen, die ausscheiden: Die Messlatte legen Sie.',
  },
  {
    title: 'Dashboard',
    text: 'Angebote, Matches und blockierte Stellen auf einer Seite. Dazu eine fertige Nachricht, die Sie Headhuntern zurückschicken.',
  },
  {
    title: 'Automations',
    text: 'Einmal festlegen, was ein Match freigibt: Name, Telefon, E-Mail, Kalender, Lebenslauf. Oder vorerst gar nichts.',
  },
  {
    title: 'Match-Tracker',
    text: 'Welche Stelle passt, wie gut, und warum. Was nicht passt, blockieren Sie mit einem Klick.',
  },
  {
    title: 'Flexible Rollen',
    text: 'Heute auf der Suche, morgen selbst im Recruiting: Sie wechseln die Rolle oder nutzen beide.',
  },
];

export function JobSeekerServices() {
  return (
    <section className={styles.section} aria-labelledby="fuer-jobsuchende">
      <div className={styles.inner}>
        <h2 id="fuer-jobsuchende" className={styles.title}>
          Für Jobsuchende
        </h2>
        <ul className={styles.features}>
          <li className={styles.first}>
            <div>
              <h3 className={styles.firstTitle}>Passwortgeschütztes Profil</h3>
              <p className={styles.firstText}>
                Ihre öffentliche Seite verrät keine Kontaktdaten. Vergleichen kann nur, wer einen
                Schlüssel von Ihnen hat oder wessen Anfrage Sie annehmen. Ob Listen Sie vorschlagen,
                bestimmen Sie.
              </p>
            </div>
            <p className={styles.password} aria-hidden="true">
              <span>KXMR</span>
              <span className={styles.bar} />
              <span className={styles.bar} />
            </p>
          </li>
          {features.map((feature) => (
            <li key={feature.title} className={styles.feature}>
              <h3>{feature.title}</h3>
              <p className={styles.text}>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
