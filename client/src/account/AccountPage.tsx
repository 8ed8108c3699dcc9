import type { CurrentUserDto } from '@inkognito/shared/account';
import type { ReactNode } from 'react';
import { PageFrame } from '../ui/page/PageFrame.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { AccountDeletion, AccountExport } from './AccountData.tsx';
import styles from './AccountPage.module.css';
import { AccountRoles } from './AccountRoles.tsx';
import { AccountAccessPassword, AccountVisibility } from './AccountProfile.tsx';
import { Credentials } from './credentials/Credentials.tsx';
import { Devices } from './Devices.tsx';
import { Notifications } from './notification/Notifications.tsx';
import { RedirectNotice } from './credentials/RedirectNotice.tsx';
import { RecruiterProfile } from './RecruiterProfile.tsx';
import { AccountSection, AccountNav } from './AccountSection.tsx';

export default function AccountPage() {
  return (
    <PageFrame title="Konto">
      <Account />
    </PageFrame>
  );
}

function Account() {
  const user = useSignedInUser();
  const sections = sectionsFor(user);

  return (
    <>
      <PageHeader title="Konto" />
      <div className={styles.layout}>
        <AccountNav sections={sections} />
        <div className={styles.sections}>
          <RedirectNotice />
          {sections.map(({ id, title, description, content }) => (
            <AccountSection key={id} id={id} title={title} description={description}>
              {content}
            </AccountSection>
          ))}
        </div>
      </div>
    </>
  );
}

type Section = { id: string; title: string; description?: string; content: ReactNode };

function sectionsFor(user: CurrentUserDto): Section[] {
  return [
    {
      id: 'anmeldedaten',
      title: 'Anmeldedaten',
      content: <Credentials username={user.username} />,
    },
    {
      id: 'geraete',
      title: 'Angemeldete Geräte',
      description: 'Kennen Sie eines davon nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
      content: <Devices />,
    },
    {
      id: 'rollen',
      title: 'Rollen',
      description:
        'Ohne die Rolle Jobsuchende/r ist Ihr Profil verborgen, ohne die Rolle Recruiter/in sind es Ihre Stellen. Gelöscht wird dabei nichts.',
      content: <AccountRoles user={user} />,
    },
    ...(user.role.includes('recruiter') ? recruiterSections : []),
    ...(user.role.includes('jobSeeker') ? jobSeekerSections : []),
    ...(user.role.length > 0 ? notificationSections : []),
    {
      id: 'daten',
      title: 'Ihre Daten',
      description:
        'Alles, was wir über Sie gespeichert haben, als eine Datei im Format JSON. Nicht darin: die Prüfwerte Ihrer Passwörter, Schlüssel und Links, und was andere über Sie gemeldet haben.',
      content: <AccountExport />,
    },
    {
      id: 'loeschen',
      title: 'Konto löschen',
      description: 'Entfernt Ihr Konto mit allem, was dazugehört, sofort und endgültig.',
      content: <AccountDeletion user={user} />,
    },
  ];
}

const recruiterSections: readonly Section[] = [
  {
    id: 'recruiter-profil',
    title: 'Ihr Recruiter-Profil',
    description:
      'Jobsuchende, mit denen Sie eine Stelle verglichen oder die Sie um Zugang gebeten haben, sehen diese Angaben. Sonst niemand.',
    content: <RecruiterProfile />,
  },
];

const jobSeekerSections: readonly Section[] = [
  {
    id: 'sichtbarkeit',
    title: 'Sichtbarkeit',
    description: 'Was andere schon vor einem Match von Ihnen sehen.',
    content: <AccountVisibility />,
  },
  {
    id: 'zugangspasswort',
    title: 'Zugangspasswort',
    description:
      'Damit öffnen angemeldete Recruiter und Headhunter den Fragebogen auf Ihrem öffentlichen Profil.',
    content: <AccountAccessPassword />,
  },
];

const notificationSections: readonly Section[] = [
  {
    id: 'benachrichtigungen',
    title: 'Benachrichtigungen',
    description: 'Was Ihr Konto schützt, schreiben wir Ihnen immer. Alles andere entscheiden Sie.',
    content: <Notifications />,
  },
];
