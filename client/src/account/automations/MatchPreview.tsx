import type { ReleaseMode } from '@inkognito/shared/account';
import { contactFlags, contactLabels } from '@inkognito/shared/codes';
import type { ShowContactPrefs } from '@inkognito/shared/user';
import { ContactRows, HiddenContactRows } from '../../match/ContactRows.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Contacts, shownContacts } from './automations.form.ts';
import styles from './AutomationsPage.module.css';

export function MatchPreview({
  contacts,
  prefs,
  releaseMode,
}: {
  contacts: Contacts;
  prefs: ShowContactPrefs;
  releaseMode: ReleaseMode;
}) {
  const { username } = useSignedInUser();
  const filled = { ...prefs };
  for (const flag of contactFlags) filled[flag] &&= contacts[flag] !== '';
  const shown = contactFlags.filter((flag) => filled[flag]);
  const isHeld = releaseMode === 'confirm' && shown.length > 0;
  const nothing = `${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`;
  return (
    <aside className={styles.preview} aria-labelledby="preview-title">
      <Card as="section" className={styles.card}>
        <h2 id="preview-title" className={styles.label}>
          So sieht ein Match für Recruiter aus
        </h2>
        <VisuallyHidden role="status">
          Recruiter sehen{isHeld && ' nach Ihrer Freigabe'}:{' '}
          {shown.map((flag) => contactLabels[flag]).join(', ') || 'nichts'}.
        </VisuallyHidden>
        {/* A picture of the recruiter's page: its links lead nowhere here. */}
        <div inert className={styles.picture}>
          {isHeld ? (
            <>
              <p>{username} gibt die Kontaktdaten selbst frei. Bis dahin:</p>
              <HiddenContactRows
                showContactPrefs={{ ...filled, showNothing: false }}
                label="wartet auf Ihre Freigabe"
                nothingShared={nothing}
              />
            </>
          ) : (
            <>
              {shown.length > 0 && <p>So erreichen Sie {username}:</p>}
              <ContactRows contactInfo={shownContacts(contacts, prefs)} nothingReleased={nothing} />
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}
