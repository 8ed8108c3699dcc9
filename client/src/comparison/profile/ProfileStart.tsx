import { ActionButton } from '../../ui/form/ActionButton.tsx';
import type { PublicUserDto } from '@inkognito/shared/user';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBecomeRecruiter } from '../../auth/credential.queries.ts';
import { heldKey, useLinkKey } from '../../auth/heldKey.ts';
import type { SignInState } from '../../auth/signInState.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { EagerSuspense } from '../../ui/page/SectionFailure.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { askParam } from '../../user/user.queries.ts';
import { AccessRequestDialog } from '../../request/AccessRequestDialog.tsx';
import { WaitingCard } from '../../ui/page/LoadedSection.tsx';
import { AccessPasswordForm } from './AccessPasswordForm.tsx';
import { openProfileQuery, wasOpened } from './openProfile.ts';

type Props = { candidate: PublicUserDto; name: string };

export default function ProfileStart({ candidate, name }: Props) {
  const user = useCurrentUser();
  const arrival = useLinkKey();
  // A job seeker who becomes a recruiter on this page keeps the form.
  const [mayBeOpen] = useState(() =>
    user === null ? wasOpened(candidate._id) : isRecruiter(user),
  );

  return (
    <Stack>
      <EagerSuspense fallback={<WaitingCard />}>
        {mayBeOpen ? (
          <WhetherOpen key={arrival?.at} candidate={candidate} name={name} />
        ) : (
          <Start key={arrival?.at} candidate={candidate} name={name} isOpen={false} />
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

function WhetherOpen(props: Props) {
  const { data: isOpen } = useSuspenseQuery(openProfileQuery(props.candidate._id));
  return <Start {...props} isOpen={isOpen} />;
}

function Start({ candidate, name, isOpen }: Props & { isOpen: boolean }) {
  const user = useCurrentUser();
  const isOwner = user?.username === candidate.username;
  const [broughtKey] = useState(() => !isOwner && heldKey(candidate.username) !== '');
  const [unfolded, setUnfolded] = useState(broughtKey);
  const asksForKey = unfolded || (user !== null && isRecruiter(user) && !isOpen);

  return (
    <Stack>
      {isOpen ? (
        <GoOn username={candidate.username} />
      ) : user === null ? (
        <GuestWords
          username={candidate.username}
          name={name}
          broughtKey={broughtKey}
          asksForKey={asksForKey}
        />
      ) : (
        !isRecruiter(user) && <SignedInWords isOwner={isOwner} asksForKey={asksForKey} />
      )}
      {asksForKey ? (
        <AccessPasswordForm username={candidate.username} takesFocus={unfolded && !broughtKey} />
      ) : (
        (user === null || isOpen) && (
          <Button variant="secondary" onClick={() => setUnfolded(true)}>
            {isOpen ? 'Ich habe einen anderen Schlüssel' : 'Ich habe einen Schlüssel'}
          </Button>
        )
      )}
      {!isOwner && !isOpen && !broughtKey && <AskForAccess candidate={candidate} name={name} />}
    </Stack>
  );
}

function GoOn({ username }: { username: string }) {
  return (
    <>
      <p>Das Profil ist für Sie geöffnet. Den Schlüssel brauchen Sie nicht noch einmal.</p>
      <ButtonLink to={paths.recruiterQuestionnaire(username)} size="large">
        Zum Fragebogen
      </ButtonLink>
    </>
  );
}

function GuestWords({
  username,
  name,
  broughtKey,
  asksForKey,
}: {
  username: string;
  name: string;
  broughtKey: boolean;
  asksForKey: boolean;
}) {
  const state: SignInState = { from: paths.profile(username) };
  const signIn = (
    <Link to={paths.login} state={state}>
      Anmelden
    </Link>
  );
  if (asksForKey) {
    return (
      <p>
        {broughtKey && 'Ihr Schlüssel ist schon eingetragen. '}
        Als Recruiter registriert? {signIn}
      </p>
    );
  }
  return (
    <>
      <p>
        Um den Fragebogen auszufüllen, müssen Sie als Recruiter angemeldet sein und das
        Zugangspasswort von {name} kennen. Mit einem Schlüssel, den Sie persönlich erhalten haben,
        geht es auch ohne Konto.
      </p>
      <ButtonLink to={paths.signup} state={state}>
        Als Recruiter registrieren
      </ButtonLink>
      <p>Schon registriert? {signIn}</p>
    </>
  );
}

function SignedInWords({ isOwner, asksForKey }: { isOwner: boolean; asksForKey: boolean }) {
  const becomeRecruiter = useBecomeRecruiter();
  if (isOwner) return <p>Das ist Ihr Profil, so wie es andere sehen.</p>;
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
  const [search, setSearch] = useSearchParams();
  const asked = search.get(askParam);
  return (
    <>
      {candidate.acceptsRequests && (
        <Button variant="secondary" onClick={() => setSearch({ [askParam]: '1' })}>
          Um Zugang bitten
        </Button>
      )}
      {asked !== null && (
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
