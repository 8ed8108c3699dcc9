import type { SeenProfileDto, ViewerKind } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import type { PublicUserDto } from '@inkognito/shared/user';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call, nullIf } from '../../lib/api.ts';
import { publicUsersKey } from '../../user/user.queries.ts';
import { ContactRows } from '../../match/ContactRows.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TabLinks } from '../../ui/page/TabLinks.tsx';
import { ProfileHeader, UnlockedByMatch, WithoutMatch, shownName } from './ProfileParts.tsx';
import styles from './ProfilePage.module.css';

const asParam = 'als';

const views: readonly { kind: ViewerKind; param: string; tab: string; sentence: string }[] = [
  { kind: 'guest', param: 'gast', tab: 'Gast', sentence: 'So sieht ein Gast Ihr Profil' },
  {
    kind: 'key',
    param: 'schluessel',
    tab: 'Mit Schlüssel',
    sentence: 'So sieht Ihr Profil, wer einen Schlüssel von Ihnen hat',
  },
  {
    kind: 'match',
    param: 'match',
    tab: 'Nach einem Match',
    sentence: 'So sieht ein Recruiter Ihr Profil nach einem Match',
  },
];

/** The view is in the address. */
export function OwnProfile({ candidate }: { candidate: PublicUserDto }) {
  const [search] = useSearchParams();
  const view = views.find(({ param }) => param === search.get(asParam));
  const own = paths.profile(candidate.username);
  return (
    <>
      <section className={styles.bar} aria-label="Ansehen als">
        <p role="status">
          <strong>{view ? view.sentence : 'Das ist Ihr Profil. Ansehen als:'}</strong>
        </p>
        <TabLinks
          label="Ansehen als"
          tabs={views.map(({ kind, param, tab }) => ({
            to: `${own}?${asParam}=${param}`,
            text: tab,
            isCurrent: kind === view?.kind,
          }))}
        />
        {view ? (
          <ButtonLink to={own} variant="secondary" size="small" icon={drawings.arrowLeft}>
            Zurück zu Ihrem Profil
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.automations} variant="quiet" size="small">
            Ändern, was andere sehen
          </ButtonLink>
        )}
      </section>
      {view ? (
        <LoadedSection key={view.kind} what="Diese Ansicht konnte nicht geladen werden.">
          <SeenAs kind={view.kind} username={candidate.username} />
        </LoadedSection>
      ) : (
        <div className={styles.page}>
          <ProfileHeader candidate={candidate} />
          <UnlockedByMatch candidate={candidate} name={shownName(candidate)} />
        </div>
      )}
    </>
  );
}

/** `null` where the profile does not exist for such a visitor. */
const seenProfileQuery = (username: string, as: ViewerKind) =>
  queryOptions({
    queryKey: [...publicUsersKey, username, 'as', as],
    queryFn: (): Promise<SeenProfileDto | null> =>
      call('seeOwnProfile', { params: { as } }).catch(nullIf('not_found')),
  });

function SeenAs({ kind, username }: { kind: ViewerKind; username: string }) {
  const { data: seen } = useSuspenseQuery(seenProfileQuery(username, kind));
  if (seen === null) {
    return (
      <div className={styles.header}>
        <h1 tabIndex={-1}>Kein Nutzer gefunden.</h1>
        <p className={styles.lead}>
          {kind === 'guest'
            ? 'Ohne Schlüssel findet Sie zurzeit niemand. Das ändern Sie in den Automations.'
            : 'Ihr Profil ist pausiert, oder die Automations sind noch nicht gespeichert.'}
        </p>
      </div>
    );
  }
  const { profile } = seen;
  const name = shownName(profile);
  return (
    <div className={styles.page}>
      <ProfileHeader candidate={profile} />
      {kind === 'match' ? (
        <Contact {...seen} />
      ) : (
        <UnlockedByMatch candidate={profile} name={name} />
      )}
      {kind !== 'match' && <WithoutMatch isGuest />}
    </div>
  );
}

function Contact({ profile, contactInfo }: SeenProfileDto) {
  return (
    <Section title="Ihr Kontakt, wie ihn ein Match freigibt">
      <ContactRows
        contactInfo={contactInfo}
        nothingReleased={
          contactInfo === null && !profile.showContactPrefs.showNothing
            ? 'Noch nichts: Sie geben Ihre Kontaktdaten nach jedem Match selbst frei.'
            : 'Nichts: Sie haben keine Kontaktdaten zur Freigabe gewählt.'
        }
      />
    </Section>
  );
}
