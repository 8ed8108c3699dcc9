import type { PublicUserDto } from '@inkognito/shared/user';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type SignInState, signUpFirst } from '../../auth/signInState.ts';
import { ApiError } from '../../lib/api.ts';
import { focusOnce } from '../../lib/focus.ts';
import { dayText } from '../../lib/wording.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { askParam, askPath } from '../../user/user.queries.ts';
import { AccessRequestDialog } from '../../request/AccessRequestDialog.tsx';
import { useOpenRequests } from '../../matching/inbox.queries.ts';
import { AccessPasswordForm, KeyChip } from './AccessPasswordForm.tsx';
import styles from './ProfilePage.module.css';
import type { BroughtKey } from './openProfile.ts';

type Props = {
  candidate: PublicUserDto;
  name: string;
  /** The key that a link brought, and whether it opens the profile. */
  broughtKey: string;
  brought: BroughtKey;
};

export default function ProfileStart({ candidate, name, broughtKey, brought }: Props) {
  const user = useCurrentUser();
  const isOpen = candidate.isOpen && (user === null || isRecruiter(user));
  const { username, comparison } = candidate;
  const [unfolded, setUnfolded] = useState(false);
  const isBrought = broughtKey !== '';

  const asksForKey = unfolded || (!isOpen && (isBrought || user !== null));
  const hasKey = isOpen || isBrought;
  const mayStart = isOpen || asksForKey;
  return (
    <Stack>
      {isOpen && <ComparisonLink candidate={candidate} />}
      {user === null && !mayStart && <GuestWords username={username} name={name} />}
      {asksForKey ? (
        <AccessPasswordForm
          username={username}
          broughtKey={isOpen ? '' : broughtKey}
          takesFocus={unfolded}
          refusal={brought instanceof ApiError ? brought : null}
        />
      ) : (
        <Button variant={isOpen ? 'quiet' : 'secondary'} onClick={() => setUnfolded(true)}>
          {isOpen ? 'Ich habe einen anderen Schlüssel' : 'Ich habe einen Schlüssel'}
        </Button>
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
      {(user === null || isRecruiter(user)) && !hasKey && comparison?.isMatch !== true && (
        <AskForAccess candidate={candidate} name={name} />
      )}
      {user && (
        <ButtonLink to={paths.dashboard} variant="quiet" icon={drawings.arrowLeft}>
          Zurück zum Dashboard
        </ButtonLink>
      )}
    </Stack>
  );
}

function ComparisonLink({ candidate: { username, comparison } }: { candidate: PublicUserDto }) {
  return (
    <>
      <ButtonLink
        to={paths.recruiterQuestionnaire(username)}
        size="large"
        variant={comparison ? 'secondary' : 'primary'}
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

/** The address holds the dialog's state, so that other pages can link to it. */
function AskForAccess({
  candidate: { username, acceptsRequests },
  name,
}: {
  candidate: PublicUserDto;
  name: string;
}) {
  const user = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(askParam);
  const { openRequestTo, isLoading } = useOpenRequests(user !== null);
  const openRequest = openRequestTo(username);
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
  if (!acceptsRequests) return asked !== null && <p>{name} nimmt zurzeit keine Anfragen an.</p>;
  if (user === null) {
    return (
      <ButtonLink to={paths.signup} state={signUpFirst(askPath(username))} variant="secondary">
        Um Zugang bitten
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setSearch({ [askParam]: '1' })}>
        Um Zugang bitten
      </Button>
      {asked !== null && !isLoading && (
        <AccessRequestDialog
          username={username}
          name={name}
          jobId={asked}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </>
  );
}
