import { ActionButton } from '../../ui/form/ActionButton.tsx';
import type { PublicUserDto } from '@inkognito/shared/user';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBecomeRecruiter } from '../../auth/credential.queries.ts';
import { dropKey } from '../../auth/heldKey.ts';
import type { SignInState } from '../../auth/signInState.ts';
import { ApiError } from '../../lib/api.ts';
import { focusOnce } from '../../lib/focus.ts';
import { dayText } from '../../lib/wording.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { askParam } from '../../user/user.queries.ts';
import { AccessRequestDialog } from '../../request/AccessRequestDialog.tsx';
import { useOpenRequests } from '../../matching/inbox.queries.ts';
import { EagerSuspense, WaitingCard } from '../../ui/page/LoadedSection.tsx';
import { AccessPasswordForm, KeyChip } from './AccessPasswordForm.tsx';
import styles from './ProfilePage.module.css';
import { type BroughtKey, openProfileQuery, rememberOpened, wasOpened } from './openProfile.ts';

type Props = {
  candidate: PublicUserDto;
  name: string;
  /** The key that a link brought, and whether it opens the profile. */
  broughtKey: string;
  brought: BroughtKey;
};

export default function ProfileStart(props: Props) {
  const { candidate, brought } = props;
  const user = useCurrentUser();
  // A job seeker who becomes a recruiter on this page keeps the form.
  const [mayBeOpen] = useState(() =>
    user === null ? wasOpened(candidate._id) || candidate.comparison !== null : isRecruiter(user),
  );

  return (
    <Stack>
      <EagerSuspense fallback={<WaitingCard />}>
        {mayBeOpen && brought !== 'right' ? (
          <AccessState {...props} />
        ) : (
          <Start {...props} isOpen={brought === 'right'} />
        )}
      </EagerSuspense>
      {user && (
        <ButtonLink to={paths.dashboard} variant="quiet" icon={drawings.arrowLeft}>
          Zurück zum Dashboard
        </ButtonLink>
      )}
    </Stack>
  );
}

function AccessState(props: Props) {
  const { data: isOpen } = useSuspenseQuery(openProfileQuery(props.candidate._id));
  return <Start {...props} isOpen={isOpen} />;
}

function Start({ candidate, name, broughtKey, brought, isOpen }: Props & { isOpen: boolean }) {
  const user = useCurrentUser();
  const { username, comparison } = candidate;
  const [unfolded, setUnfolded] = useState(false);
  const isBrought = broughtKey !== '';

  const asksForKey = unfolded || (!isOpen && (isBrought || (user !== null && isRecruiter(user))));
  const hasKey = isOpen || isBrought;
  const mayStart = isOpen || asksForKey;
  return (
    <Stack>
      {isOpen && <ComparisonLink candidate={candidate} />}
      {user === null && !mayStart && <GuestWords username={username} name={name} />}
      {user !== null && !isRecruiter(user) && !isOpen && <SignedInWords asksForKey={asksForKey} />}
      {asksForKey ? (
        <AccessPasswordForm
          username={username}
          broughtKey={isOpen ? '' : broughtKey}
          takesFocus={unfolded}
          isChip={isBrought && !unfolded}
          refusal={brought instanceof ApiError ? brought : null}
        />
      ) : (
        (user === null || isOpen) && (
          <Button variant={isOpen ? 'quiet' : 'secondary'} onClick={() => setUnfolded(true)}>
            {isOpen ? 'Ich habe einen anderen Schlüssel' : 'Ich habe einen Schlüssel'}
          </Button>
        )
      )}
      {comparison === null && mayStart && (
        <p className={styles.soft}>
          Dauert etwa 2 Minuten. Ob Ihre Stelle passt, sehen Sie sofort.
        </p>
      )}
      {user === null && mayStart && (
        <p>
          Als Recruiter registriert? <SignInHere username={username} />
        </p>
      )}
      {!hasKey && comparison?.isMatch !== true && (
        <AskForAccess candidate={candidate} name={name} />
      )}
    </Stack>
  );
}

function ComparisonLink({
  candidate: { _id, username, comparison },
}: {
  candidate: PublicUserDto;
}) {
  const isGuest = useCurrentUser() === null;
  const keepOpen = () => {
    dropKey(username);
    if (isGuest) rememberOpened(_id);
  };
  return (
    <>
      <ButtonLink
        to={paths.recruiterQuestionnaire(username)}
        size="large"
        variant={comparison ? 'secondary' : 'primary'}
        onClick={keepOpen}
      >
        {comparison ? 'Weitere Stelle vergleichen' : 'Fragebogen starten'}
      </ButtonLink>
      <KeyChip />
    </>
  );
}

function SignInHere({ username }: { username: string }) {
  const state: SignInState = { from: paths.profile(username) };
  return (
    <Link to={paths.login} state={state}>
      Anmelden
    </Link>
  );
}

function GuestWords({ username, name }: { username: string; name: string }) {
  const state: SignInState = { from: paths.profile(username) };
  return (
    <>
      <ButtonLink to={paths.signup} state={state}>
        Als Recruiter registrieren
      </ButtonLink>
      <p>
        Schon registriert? <SignInHere username={username} />
      </p>
      <p>
        Sie haben einen Schlüssel? Damit geht es ohne Konto. Sonst müssen Sie als Recruiter
        angemeldet sein und das Zugangspasswort von {name} kennen.
      </p>
    </>
  );
}

function SignedInWords({ asksForKey }: { asksForKey: boolean }) {
  const becomeRecruiter = useBecomeRecruiter();
  return (
    <>
      <p>
        Um den Fragebogen auszufüllen, müssen Sie als Recruiter angemeldet sein. Ihr Konto können
        Sie mit einem Klick auch als Recruiter nutzen; alles andere bleibt, wie es ist.
      </p>
      {!asksForKey && (
        <ActionButton action={becomeRecruiter}>Auch als Recruiter nutzen</ActionButton>
      )}
    </>
  );
}

/** The address holds the dialog's state, so that other pages can link to it. */
function AskForAccess({ candidate, name }: { candidate: PublicUserDto; name: string }) {
  const user = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(askParam);
  const { openRequestTo, isLoading } = useOpenRequests(user !== null && isRecruiter(user));
  const openRequest = openRequestTo(candidate.username);
  if (openRequest) {
    return (
      // The dialog, in which it was sent, is gone with its focus.
      <div tabIndex={-1} ref={asked === null ? null : focusOnce}>
        <Notice
          tone="success"
          title={`Angefragt am ${dayText(openRequest.createdAt)}.`}
          action={<Link to={paths.requests}>Ihre Anfragen</Link>}
        >
          Stimmt {name} bis {dayText(openRequest.expiresAt)} zu, wird Ihre Stelle sofort verglichen,
          und wir schreiben Ihnen.
        </Notice>
      </div>
    );
  }
  return (
    <>
      {candidate.acceptsRequests && (
        <Button variant="secondary" onClick={() => setSearch({ [askParam]: '1' })}>
          Um Zugang bitten
        </Button>
      )}
      {asked !== null && !isLoading && (
        <AccessRequestDialog
          candidate={candidate}
          name={name}
          jobId={asked}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </>
  );
}
