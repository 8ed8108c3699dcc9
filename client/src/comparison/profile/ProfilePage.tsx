import type { PublicUserDto } from '@inkognito/shared/user';
import { isRecruiter } from '@inkognito/shared/codes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { heldKey, useLinkKey } from '../../auth/heldKey.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { type Drawing, Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Skeleton } from '../../ui/page/Loading.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Redacted } from '../../ui/VisuallyHidden.tsx';
import { ReportLink } from '../../report/ReportLink.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import { heldKeyQuery } from './openProfile.ts';
import styles from './ProfilePage.module.css';

const loadStart = () => import('./ProfileStart.tsx');
const ProfileStart = lazy(loadStart);
// In parallel with the page's reads; the page shows a failure.
loadStart().catch(() => undefined);

// Forms are not part of the first load.
const AccessPasswordForm = lazy(async () => {
  const module = await import('./AccessPasswordForm.tsx');
  return { default: module.AccessPasswordForm };
});

export default function ProfilePage() {
  const username = useParams().username?.toLowerCase() ?? '';
  const arrival = useLinkKey();
  return (
    <PageFrame
      title={`Profil von ${username}`}
      fallbackText="Profil wird geladen..."
      notFoundText="Kein Nutzer gefunden."
      notFoundHelp={<KeyOfNobody key={arrival?.at} username={username} />}
    >
      <Profile key={arrival?.at} username={username} />
    </PageFrame>
  );
}

/** The same for every name: a shielded candidate exists only for who has a key. */
function KeyOfNobody({ username }: { username: string }) {
  const [broughtKey] = useState(() => heldKey(username) !== '');
  const [unfolded, setUnfolded] = useState(broughtKey);
  if (!unfolded) {
    return (
      <Button variant="secondary" onClick={() => setUnfolded(true)}>
        Ich habe einen Schlüssel
      </Button>
    );
  }
  return (
    <Card as="section" className={styles.keyField} aria-label="Ich habe einen Schlüssel">
      <Suspense fallback={<Skeleton lines={3} />}>
        <AccessPasswordForm username={username} takesFocus={!broughtKey} />
      </Suspense>
    </Card>
  );
}

function Profile({ username }: { username: string }) {
  const user = useCurrentUser();
  // Kept: what is typed later is sent by the form alone.
  const [held] = useState(() => {
    const mayUseKey = user === null || (isRecruiter(user) && user.username !== username);
    return { userId: user?._id, password: mayUseKey ? heldKey(username) : '' };
  });
  useSuspenseQuery(heldKeyQuery(username, held.password, held.userId));
  const { data: candidate } = useSuspenseQuery(publicUserQuery(username));
  const isOwner = user?.username === candidate.username;
  const fullName = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
  const name = fullName === '' ? candidate.username : fullName;

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Avatar image={candidate.image} name={name} size="huge" />
        <div className={styles.welcome}>
          {fullName !== '' && <p className={styles.username}>{candidate.username}</p>}
          <h1 tabIndex={-1}>Willkommen auf dem Profil von {name}</h1>
          <p className={styles.lead}>
            Passt Ihre Stelle? Beantworten Sie einen kurzen Fragebogen zu Ihrem Angebot. Er dauert
            etwa 2 Minuten, das Ergebnis sehen Sie sofort: ein Algorithmus vergleicht Ihre Angaben
            mit den Wünschen von {name}, KI hilft, Berufsbezeichnungen zu verstehen.
          </p>
        </div>
      </header>
      <Card as="section" className={styles.start} aria-labelledby="start-title">
        <h2 id="start-title">Fragebogen starten</h2>
        <ProfileStart candidate={candidate} name={name} />
      </Card>
      <UnlockedByMatch candidate={candidate} name={name} />
      <WithoutMatch />
      {!isOwner && <ReportLink label="Profil melden" about="profile" id={candidate._id} />}
    </div>
  );
}

const contactRows = [
  { flag: 'name', icon: drawings.user, label: 'Name', letters: 14 },
  { flag: 'cv', icon: drawings.file, label: 'Lebenslauf zum Herunterladen', letters: 13 },
  { flag: 'email', icon: drawings.mail, label: 'E-Mail-Adresse', letters: 16 },
  { flag: 'phone', icon: drawings.phone, label: 'Telefonnummer', letters: 11 },
  {
    flag: 'calendar',
    icon: drawings.calendar,
    label: 'Kalender für einen Gesprächstermin',
    letters: 9,
  },
] as const;

function UnlockedByMatch({ candidate, name }: { candidate: PublicUserDto; name: string }) {
  const { showContactPrefs } = candidate;
  const released = showContactPrefs.showNothing
    ? []
    : contactRows.filter(({ flag }) => showContactPrefs[flag]);
  return (
    <section className={styles.unlocked} aria-labelledby="unlocked-title">
      <h2 id="unlocked-title">Das schaltet ein Match frei</h2>
      {released.length === 0 ? (
        <p>{name} prüft Ihr Angebot nach einem Match und nimmt Kontakt zu Ihnen auf.</p>
      ) : (
        <ul className={styles.rows}>
          {released.map(({ flag, icon, label, letters }) => (
            <li key={flag} className={styles.row}>
              <Icon drawing={icon} />
              <span className={styles.label}>{label}</span>
              <Redacted letters={letters} label="bis zum Match verdeckt" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const gains: readonly { icon: Drawing; title: string; text: string }[] = [
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
    text: 'Angemeldet sehen Sie Menschen, zu denen Ihre Stelle besser passt.',
  },
];

function WithoutMatch() {
  return (
    <section className={styles.without} aria-labelledby="without-title">
      <h2 id="without-title">Das haben Sie auch ohne Match</h2>
      <ul className={styles.gains}>
        {gains.map(({ icon, title, text }) => (
          <li key={title} className={styles.gain}>
            <Icon drawing={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
