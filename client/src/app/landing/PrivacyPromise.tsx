import { paths } from '@inkognito/shared/pages';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './PrivacyPromise.module.css';

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

export function PrivacyPromise() {
  return (
    <section className={styles.section} aria-labelledby="versprechen">
      <h2 id="versprechen" className={styles.statement}>
        Was Sie verdecken, bleibt <span className={styles.inked}>verdeckt.</span>
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
        <ButtonLink to={paths.signup} size="large">
          Konto anlegen
        </ButtonLink>
      </div>
    </section>
  );
}
