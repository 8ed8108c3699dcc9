import { contactFlags, contactLabels } from '@inkognito/shared/codes';
import type { ShowContactPrefs } from '@inkognito/shared/user';
import { ContactRows } from '../../match/ContactRows.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Contacts, shownContacts } from './automations.form.ts';
import styles from './AutomationsPage.module.css';

export function MatchPreview({
  contacts,
  prefs,
  isHeld,
}: {
  contacts: Contacts;
  prefs: ShowContactPrefs;
  /** Until the person releases it. */
  isHeld: boolean;
}) {
  const { username } = useSignedInUser();
  const shown = contactFlags.filter((flag) => prefs[flag] && contacts[flag] !== '');
  const when = isHeld ? ' nach Ihrer Freigabe' : '';
  return (
    <aside className={styles.preview} aria-labelledby="preview-title">
      <Card as="section" className={styles.card}>
        <h2 id="preview-title" className={styles.label}>
          So sieht ein Match{when} für Recruiter aus
        </h2>
        <VisuallyHidden role="status">
          Recruiter sehen{when}: {shown.map((flag) => contactLabels[flag]).join(', ') || 'nichts'}.
        </VisuallyHidden>
        {/* A picture of the recruiter's page: its links lead nowhere here. */}
        <div inert className={styles.picture}>
          {shown.length > 0 && <p>So erreichen Sie {username}:</p>}
          <ContactRows
            contactInfo={shownContacts(contacts, prefs)}
            nothingReleased={`${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`}
          />
        </div>
      </Card>
    </aside>
  );
}
