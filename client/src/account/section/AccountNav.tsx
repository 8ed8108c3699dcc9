import styles from '../AccountPage.module.css';

/** Plain links: the browser scrolls, moves the focus to the heading, and "back" returns. */
export function AccountNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className={styles.nav} aria-label="Auf dieser Seite">
      <ul className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
