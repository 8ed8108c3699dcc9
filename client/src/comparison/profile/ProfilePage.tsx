import type { PublicUserDto } from '@inkognito/shared/user';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { dropKey, heldKey } from '../../auth/heldKey.ts';
import { isRefusal } from '../../lib/api.ts';
import { useArrival } from '../../lib/address.ts';
import { MatchRing } from '../../match/MatchRing.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/page/Loading.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { ReportLink } from '../../report/ReportLink.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import { type BroughtKey, broughtKeyQuery } from './openProfile.ts';
import { ProfileHeader, UnlockedByMatch, WithoutMatch, shownName } from './ProfileParts.tsx';
import styles from './ProfilePage.module.css';

const ProfileStart = lazy(() => import('./ProfileStart.tsx'));

const OwnProfile = lazy(async () => ({ default: (await import('./OwnProfile.tsx')).OwnProfile }));

// Forms are not part of the first load.
const AccessPasswordForm = lazy(async () => {
  const module = await import('./AccessPasswordForm.tsx');
  return { default: module.AccessPasswordForm };
});

export default function ProfilePage() {
  const username = useParams().username?.toLowerCase() ?? '';
  const arrival = useArrival('profile');
  return (
    <PageFrame
      key={arrival?.at}
      title={`Profil von ${username}`}
      fallbackText="Profil wird geladen..."
      notFoundText="Kein Nutzer gefunden."
      notFoundHelp={<KeyHelp username={username} />}
    >
      <Profile username={username} />
    </PageFrame>
  );
}

/** The same for every name: a shielded candidate exists only for who has a key. */
function KeyHelp({ username }: { username: string }) {
  const [broughtKey] = useState(() => heldKey(username));
  const [unfolded, setUnfolded] = useState(broughtKey !== '');
  const userId = useCurrentUser()?._id;
  const { queryKey } = broughtKeyQuery(username, broughtKey, userId);
  useForgotten(username, useQueryClient().getQueryData(queryKey));
  if (!unfolded) {
    return (
      <Button variant="secondary" onClick={() => setUnfolded(true)}>
        Ich habe einen Schlüssel
      </Button>
    );
  }
  return (
    <Card as="section" className={styles.keyField} aria-label="Ich habe einen Schlüssel">
      <Suspense fallback={<Skeleton />}>
        <AccessPasswordForm
          username={username}
          broughtKey={broughtKey}
          takesFocus={broughtKey === ''}
        />
      </Suspense>
    </Card>
  );
}

function Profile({ username }: { username: string }) {
  const user = useCurrentUser();
  // Kept: what is typed later is sent by the form alone.
  const [held] = useState(() => {
    const key = user?.username === username ? '' : heldKey(username);
    // A job seeker becomes a recruiter first.
    const mayUseKey = user === null || isRecruiter(user);
    return { userId: user?._id, key, tried: mayUseKey ? key : '' };
  });
  const { data: brought } = useSuspenseQuery(broughtKeyQuery(username, held.tried, held.userId));
  useForgotten(username, brought);
  const { data: candidate } = useSuspenseQuery(publicUserQuery(username));
  const { comparison } = candidate;
  const name = shownName(candidate);
  if (user?.username === candidate.username) return <OwnProfile candidate={candidate} />;
  if (brought === 'right' && comparison === null) {
    return <Navigate to={paths.recruiterQuestionnaire(username)} replace />;
  }

  return (
    <div className={styles.page}>
      <ProfileHeader candidate={candidate} />
      {comparison && <NewestResult username={candidate.username} comparison={comparison} />}
      <Card
        as="section"
        className={comparison?.isMatch ? styles.again : styles.start}
        aria-labelledby="start-title"
      >
        <h2 id="start-title">{comparison ? 'Noch eine Stelle?' : 'Passt Ihre Stelle?'}</h2>
        <ProfileStart candidate={candidate} name={name} broughtKey={held.key} brought={brought} />
      </Card>
      {comparison?.isMatch !== true && <UnlockedByMatch candidate={candidate} name={name} />}
      {comparison === null && <WithoutMatch isGuest={user === null} />}
      <ReportLink label="Profil melden" about="profile" id={candidate._id} />
    </div>
  );
}

/** A key that opened has done its work; a wrong one is corrected on this visit, and the next begins without it. */
function useForgotten(username: string, brought: BroughtKey | undefined): void {
  const isOver = brought === 'right' || isRefusal(brought, 'wrong_password', 'not_found');
  useEffect(() => {
    if (isOver) dropKey(username);
  }, [isOver, username]);
}

function NewestResult({
  username,
  comparison: { matchId, matchPercentage, isMatch, contactState, jobTitle },
}: {
  username: string;
  comparison: NonNullable<PublicUserDto['comparison']>;
}) {
  const isGuest = useCurrentUser() === null;
  return (
    <Card as="section" className={styles.result} aria-labelledby="result-title">
      <MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />
      <div className={styles.resultWords}>
        <h2 id="result-title">
          Ihr Ergebnis: {matchPercentage}&nbsp;%, {isMatch ? 'Match' : 'kein Match'}
        </h2>
        <p>{jobTitle}</p>
        {contactState === 'awaitsCandidate' && (
          <p className={styles.soft}>
            Die Person gibt ihre Kontaktdaten selbst frei. Sobald sie das getan hat, bekommen Sie
            eine E-Mail.
          </p>
        )}
      </div>
      <ButtonLink
        size="large"
        to={isMatch && !isGuest ? paths.match(matchId) : paths.matchResults(username)}
      >
        {contactState === 'released' ? 'Kontakt ansehen' : 'Ergebnis ansehen'}
      </ButtonLink>
    </Card>
  );
}
