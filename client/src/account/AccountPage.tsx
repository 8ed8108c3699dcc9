import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRenewAccessPassword } from '../auth/credential.queries.ts';
import { AccessPasswordDialog } from '../auth/signup/AccessPasswordDialog.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import * as drawings from '../ui/drawings.ts';
import { FormSection } from '../ui/form/FormSection.tsx';
import { FailingAlone } from '../ui/page/LoadedSection.tsx';
import { Page, PagePart } from '../ui/page/PageFrame.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { AccountDeletion, AccountExport } from './AccountData.tsx';
import { AccountRoles } from './AccountRoles.tsx';
import { Credentials } from './credentials/Credentials.tsx';
import { RedirectNotice } from './credentials/ProviderRow.tsx';
import { Devices } from './Devices.tsx';
import { Notifications } from './notification/Notifications.tsx';
import { RecruiterProfile } from './RecruiterProfile.tsx';

type Section = {
  id: string;
  title: string;
  description?: string;
  /** One of them is enough; everyone sees a section without. */
  roles?: readonly Role[];
  children: ReactNode;
};

/** A failed section shows its own error; the others stay usable. */
const sections: readonly Section[] = [
  {
    id: 'anmeldedaten',
    title: 'Anmeldedaten',
    children: <Credentials />,
  },
  {
    id: 'geraete',
    title: 'Angemeldete Geräte',
    description: 'Kennen Sie eines davon nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
    children: <Devices />,
  },
  {
    id: 'rollen',
    title: 'Rollen',
    description:
      'Ohne die Rolle Jobsuchende/r ist Ihr Profil verborgen, ohne die Rolle Recruiter/in sind es Ihre Stellen. Gelöscht wird dabei nichts.',
    children: <AccountRoles />,
  },
  {
    id: 'recruiter-profil',
    title: 'Ihr Recruiter-Profil',
    description:
      'Jobsuchende, mit denen Sie eine Stelle verglichen oder die Sie um Zugang gebeten haben, sehen diese Angaben. Sonst niemand.',
    roles: ['recruiter'],
    children: <RecruiterProfile />,
  },
  {
    id: 'zugangspasswort',
    title: 'Zugangspasswort',
    description:
      'Damit öffnen angemeldete Recruiter und Headhunter den Fragebogen auf Ihrem öffentlichen Profil.',
    roles: ['jobSeeker'],
    children: <AccountAccessPassword />,
  },
  {
    id: 'benachrichtigungen',
    title: 'Benachrichtigungen',
    description: 'Was Ihr Konto schützt, schreiben wir Ihnen immer. Alles andere entscheiden Sie.',
    roles: ['jobSeeker', 'recruiter'],
    children: <Notifications />,
  },
  {
    id: 'daten',
    title: 'Ihre Daten',
    description:
      'Was wir über Sie gespeichert haben, als eine Datei im Format JSON. Nicht darin: Passwörter, Schlüssel und Links selbst (wir kennen sie nicht), und was andere über Sie gemeldet haben.',
    children: <AccountExport />,
  },
  {
    id: 'loeschen',
    title: 'Konto löschen',
    description: 'Entfernt Ihr Konto mit allem, was dazugehört, sofort und endgültig.',
    children: <AccountDeletion />,
  },
];

export default function AccountPage() {
  const { role } = useSignedInUser();
  const { hash } = useLocation();
  // The notice below takes what the address says out of it.
  const [asked] = useState(hash.slice(1));
  return (
    <Page title="Konto">
      <RedirectNotice />
      <PagePart>
        {sections
          .filter(({ roles }) => !roles || roles.some((each) => role.includes(each)))
          .map(({ id, title, description, children }) => (
            <FormSection
              key={id}
              id={id}
              title={title}
              description={description}
              fold={{ summary: null, startsOpen: id === asked }}
            >
              <FailingAlone what={`„${title}“ konnte nicht geladen werden.`}>
                {children}
              </FailingAlone>
            </FormSection>
          ))}
      </PagePart>
    </Page>
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
