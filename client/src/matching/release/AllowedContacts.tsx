import { contactFlags, contactLabels } from '@inkognito/shared/rules/codes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../user/currentUser.ts';

/** What a match hands out by what is set now. */
export function AllowedContacts({ recruiter }: { recruiter: string }) {
  const { showContactPrefs: prefs } = useSignedInUser();
  const shared = contactFlags.filter((flag) => prefs[flag]).map((flag) => contactLabels[flag]);
  return (
    <p>
      {shared.length > 0
        ? `${recruiter} sieht danach, was Sie in den Automations erlaubt haben: ${shared.join(', ')}.`
        : `In den Automations haben Sie nichts erlaubt; ${recruiter} sieht auch nach dem Annehmen keine Kontaktdaten, bis Sie das ändern.`}{' '}
      <Link to={paths.automations}>Automations öffnen</Link>
    </p>
  );
}
