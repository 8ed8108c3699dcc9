import { providers, roleLabels } from '@inkognito/shared/codes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import {
  accountQuery,
  recruiterProfileQuery,
  useRenewAccessPassword,
  sessionsQuery,
} from '../auth/credential.queries.ts';
import { Page } from '../ui/page/PageFrame.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { isEmptyProfile } from './account.queries.ts';
import { AccountDeletion, AccountExport } from './AccountData.tsx';
import { AccountRoles } from './AccountRoles.tsx';
import { Credentials } from './credentials/Credentials.tsx';
import { Devices } from './Devices.tsx';
import { Notifications, notificationTexts } from './notification/Notifications.tsx';
import { RedirectNotice } from './credentials/ProviderRow.tsx';
import { RecruiterProfile } from './RecruiterProfile.tsx';
import { AccountNav, AccountSection, type Section } from './AccountSection.tsx';
import { paths } from '@inkognito/shared/pages';
import { AccessPasswordDialog } from '../auth/signup/AccessPasswordDialog.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { type AccountDto, notificationKinds } from '@inkognito/shared/account';
import { providerNames } from '../auth/provider/oauthRedirect.ts';
import styles from './AccountPage.module.css';
import * as drawings from '../ui/drawings.ts';

const sections: readonly Section[] = [
  {
    id: 'anmeldedaten',
    title: 'Anmeldedaten',
    summary: <CredentialsSummary />,
    children: <Credentials />,
  },
  {
    id: 'geraete',
    title: 'Angemeldete Geräte',
    summary: <DevicesSummary />,
    description: 'Kennen Sie eines davon nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
    children: <Devices />,
  },
  {
    id: 'rollen',
    title: 'Rollen',
    summary: <RolesSummary />,
    description:
      'Ohne die Rolle Jobsuchende/r ist Ihr Profil verborgen, ohne die Rolle Recruiter/in sind es Ihre Stellen. Gelöscht wird dabei nichts.',
    children: <AccountRoles />,
  },
  {
    id: 'recruiter-profil',
    title: 'Ihr Recruiter-Profil',
    summary: <RecruiterSummary />,
    description:
      'Jobsuchende, mit denen Sie eine Stelle verglichen oder die Sie um Zugang gebeten haben, sehen diese Angaben. Sonst niemand.',
    roles: ['recruiter'],
    children: <RecruiterProfile />,
  },
  {
    id: 'sichtbarkeit',
    title: 'Sichtbarkeit',
    summary: <VisibilitySummary />,
    roles: ['jobSeeker'],
    children: <AccountVisibility />,
  },
  {
    id: 'zugangspasswort',
    title: 'Zugangspasswort',
    summary: 'Neu erzeugen',
    description:
      'Damit öffnen angemeldete Recruiter und Headhunter den Fragebogen auf Ihrem öffentlichen Profil.',
    roles: ['jobSeeker'],
    children: <AccountAccessPassword />,
  },
  {
    id: 'benachrichtigungen',
    title: 'Benachrichtigungen',
    summary: <NotificationsSummary />,
    description: 'Was Ihr Konto schützt, schreiben wir Ihnen immer. Alles andere entscheiden Sie.',
    roles: ['jobSeeker', 'recruiter'],
    children: <Notifications />,
  },
  {
    id: 'daten',
    title: 'Ihre Daten',
    summary: 'Herunterladen',
    description:
      'Was wir über Sie gespeichert haben, als eine Datei im Format JSON. Nicht darin: Passwörter, Schlüssel und Links selbst (wir kennen sie nicht), und was andere über Sie gemeldet haben.',
    children: <AccountExport />,
  },
  {
    id: 'loeschen',
    title: 'Konto löschen',
    summary: 'Sofort und endgültig',
    description: 'Entfernt Ihr Konto mit allem, was dazugehört, sofort und endgültig.',
    children: <AccountDeletion />,
  },
];

export default function AccountPage() {
  const { role } = useSignedInUser();
  const { hash } = useLocation();
  // The notice below takes what the address says out of it.
  const [asked] = useState(hash.slice(1));
  const incomplete = useIncompleteSection();
  const shown = sections.filter(({ roles }) => !roles || roles.some((each) => role.includes(each)));
  return (
    <Page title="Konto">
      <div className={styles.layout}>
        <AccountNav sections={shown} />
        <div className={styles.sections}>
          <RedirectNotice />
          {shown.map((section) => (
            <AccountSection
              key={section.id}
              section={section}
              startsOpen={section.id === (asked || incomplete)}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** The first that still asks for something; on a phone it is open. */
function useIncompleteSection(): string | undefined {
  const { role } = useSignedInUser();
  const { data: account } = useQuery(accountQuery);
  const { data: profile } = useQuery({
    ...recruiterProfileQuery,
    enabled: role.includes('recruiter'),
  });
  if (account && !account.emailVerified) return 'anmeldedaten';
  return profile && isEmptyProfile(profile) ? 'recruiter-profil' : undefined;
}

function AccountVisibility() {
  const { data: account } = useSuspenseQuery(accountQuery);
  return (
    <p>
      {visibilityText(account)}. Das ändern Sie unter{' '}
      <Link to={`${paths.automations}#sichtbarkeit`}>Automations</Link>.
    </p>
  );
}

function AccountAccessPassword() {
  const [accessPassword, setAccessPassword] = useState<string | null>(null);
  const renewAccessPassword = useRenewAccessPassword();

  return (
    <Stack>
      <p>
        Wir können Ihnen das Zugangspasswort nicht noch einmal zeigen. Ist es verloren oder in
        falschen Händen, erzeugen Sie ein neues. Besser geben Sie jedem Headhunter einen eigenen
        Schlüssel. Alle Schlüssel und falsche Versuche stehen unter{' '}
        <Link to={paths.keys}>Schlüssel</Link>.
      </p>
      <div>
        <ConfirmButton
          label="Neues Zugangspasswort erzeugen"
          icon={drawings.lock}
          size="medium"
          title="Neues Zugangspasswort erzeugen?"
          question="Das bisherige Zugangspasswort funktioniert danach nicht mehr. Wem Sie es gegeben haben, braucht das neue."
          confirmLabel="Neu erzeugen"
          tone="primary"
          action={async () => setAccessPassword(await renewAccessPassword())}
          fallback="Das Zugangspasswort wurde nicht erneuert. Bitte versuchen Sie es erneut."
        />
      </div>
      <AccessPasswordDialog
        accessPassword={accessPassword}
        onConfirmed={() => setAccessPassword(null)}
      />
    </Stack>
  );
}

/** What a folded section holds; empty while it loads or where that failed. */
function CredentialsSummary() {
  const { data: account } = useQuery(accountQuery);
  if (!account) return null;
  const linked = providers.filter((provider) => account.providers[provider]);
  return [account.hasPassword && 'Passwort', ...linked.map((each) => providerNames[each])]
    .filter(Boolean)
    .join(', ');
}

function DevicesSummary() {
  return useQuery(sessionsQuery).data?.length;
}

function RolesSummary() {
  const { role } = useSignedInUser();
  return role.map((each) => roleLabels[each]).join(', ');
}

function RecruiterSummary() {
  const { data: profile } = useQuery(recruiterProfileQuery);
  if (!profile) return null;
  return [profile.name, profile.company].filter(Boolean).join(', ') || 'Noch leer';
}

function VisibilitySummary() {
  const { data: account } = useQuery(accountQuery);
  return account && visibilityText(account);
}

function visibilityText({ paused, isFound }: AccountDto): string {
  if (paused) return 'Pause: Niemand findet Sie';
  return isFound ? 'Man findet Sie' : 'Niemand findet Sie';
}

function NotificationsSummary() {
  const { role } = useSignedInUser();
  const { data: account } = useQuery(accountQuery);
  if (!account) return null;
  const own = notificationKinds.filter((kind) => role.includes(notificationTexts[kind].role));
  return `${own.filter((kind) => account.notifications[kind]).length} von ${own.length} an`;
}
