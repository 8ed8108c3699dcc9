import { isJobSeeker } from '@inkognito/shared/user';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useSignedInUser } from '../user/user.queries.ts';
import { AccountAccessPassword } from './AccountAccessPassword.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { AccountExport } from './AccountExport.tsx';
import { AccountRoles } from './AccountRoles.tsx';
import { AccountVisibility } from './AccountVisibility.tsx';

export default function AccountPage() {
  return (
    <PageFrame title="Konto">
      <Account />
    </PageFrame>
  );
}

function Account() {
  const user = useSignedInUser();

  return (
    <>
      <PageHeader title="Konto" />
      <FormSection title="Anmeldedaten">
        <DescriptionList
          rows={[
            { label: 'Benutzername', value: user.username },
            { label: 'E-Mail-Adresse', value: user.email === '' ? 'Keine hinterlegt' : user.email },
          ]}
        />
      </FormSection>
      <AccountRoles user={user} />
      {isJobSeeker(user) && (
        <>
          <AccountVisibility />
          <AccountAccessPassword />
        </>
      )}
      <AccountExport />
      <AccountDeletion user={user} />
    </>
  );
}
