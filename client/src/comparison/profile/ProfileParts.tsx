import type { PublicUserDto } from '@inkognito/shared/user';
import { HiddenContactRows } from '../../match/ContactRows.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Drawing, Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Section } from '../../ui/page/Section.tsx';
import styles from './ProfilePage.module.css';

const fullNameOf = ({ firstName, lastName }: PublicUserDto) =>
  [firstName, lastName].filter(Boolean).join(' ');

export const shownName = (candidate: PublicUserDto): string =>
  fullNameOf(candidate) || candidate.username;

export function ProfileHeader({ candidate }: { candidate: PublicUserDto }) {
  const name = shownName(candidate);
  return (
    <header className={styles.header}>
      <Avatar image={candidate.image} name={name} size="medium" />
      <div>
        {name !== candidate.username && <p className={styles.soft}>{candidate.username}</p>}
        <h1 tabIndex={-1}>Willkommen auf dem Profil von {name}</h1>
      </div>
    </header>
  );
}

export function UnlockedByMatch({ candidate, name }: { candidate: PublicUserDto; name: string }) {
  const { showContactPrefs } = candidate;
  const isNamed = fullNameOf(candidate) !== '';
  return (
    <Section title="Das schaltet ein Match frei">
      <HiddenContactRows
        showContactPrefs={{ ...showContactPrefs, name: showContactPrefs.name && !isNamed }}
        label="bis zum Match verdeckt"
        nothingShared={`${name} prüft Ihr Angebot nach einem Match und nimmt Kontakt zu Ihnen auf.`}
      />
    </Section>
  );
}

const gains: readonly { icon: Drawing; title: string; text: string; guestText?: string }[] = [
  {
    icon: drawings.calendar,
    title: 'Sie sparen 20 Minuten',
    text: 'So lange dauert das Interview, in dem Sie sonst erfahren, dass es nicht passt.',
  },
  {
    icon: drawings.search,
    title: 'Eine Analyse',
    text: 'Sie sehen, welche Kriterien nicht übereinstimmen, Punkt für Punkt.',
  },
  {
    icon: drawings.user,
    title: 'Andere, die passen',
    text: 'Wir zeigen Ihnen Menschen, zu denen Ihre Stelle besser passt.',
    guestText: 'Nach der Anmeldung zeigen wir Ihnen Menschen, zu denen Ihre Stelle besser passt.',
  },
];

export function WithoutMatch({ isGuest }: { isGuest: boolean }) {
  return (
    <Section title="Das haben Sie auch ohne Match">
      <ul className={styles.gains}>
        {gains.map(({ icon, title, text, guestText = text }) => (
          <li key={title} className={styles.gain}>
            <Icon drawing={icon} />
            <h3>{title}</h3>
            <p>{isGuest ? guestText : text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
