import { contactFlags, contactLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../user/currentUser.ts';

export function AllowedContacts({
  recruiter,
  otherwise,
}: {
  recruiter: string;
  otherwise: string;
}) {
  const { showContactPrefs } = useSignedInUser();
  const allowed = contactFlags.filter((flag) => showContactPrefs[flag]);
  return (
    <p>
      {allowed.length > 0
        ? `${recruiter} sieht danach, was Sie in den Automations erlaubt haben: ${allowed.map((flag) => contactLabels[flag]).join(', ')}.`
        : `In den Automations haben Sie nichts erlaubt; ${otherwise}`}{' '}
      <Link to={paths.automations}>Automations öffnen</Link>
    </p>
  );
}
