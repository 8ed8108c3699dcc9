import type { CurrentUserDto } from '@inkognito/shared/account';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { isEnded } from '../../job/job.format.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import { Comparison } from './Comparison.tsx';
import { ToProfile } from './ComparisonObstacle.tsx';

export default function RecruiterQuestionnairePage() {
  const { username = '' } = useParams();
  const user = useCurrentUser();
  const [visitor] = useState(user);
  const wasSignedOut = visitor !== null && user === null;
  return (
    <PageFrame
      title={`Fragebogen zu ${username}`}
      notFoundText="Kein Nutzer gefunden."
      notFoundBack={{ to: paths.profile(username), label: 'Schlüssel eingeben' }}
    >
      {wasSignedOut ? (
        <SignedOut />
      ) : user && !isRecruiter(user) ? (
        <RecruitersOnly username={username} />
      ) : (
        // Remounts for another user: answers typed by the previous one must not be sent as theirs.
        <Questionnaire key={user?._id} username={username} user={user} />
      )}
    </PageFrame>
  );
}

function Questionnaire({ username, user }: { username: string; user: CurrentUserDto | null }) {
  const { data: candidate } = useSuspenseQuery(publicUserQuery(username));
  const asked = { candidate, userId: user?._id ?? null };
  if (!user) return <Comparison {...asked} />;
  return (
    <LoadedSection
      what="Ihre Stellen konnten nicht geladen werden."
      otherwise={<Comparison {...asked} />}
    >
      <WithPostings {...asked} />
    </LoadedSection>
  );
}

function WithPostings(asked: ComponentProps<typeof Comparison>) {
  const postings = usePages(myJobsQuery).entries.filter((job) => !isEnded(job));
  return <Comparison {...asked} postings={postings} />;
}

/** After the session expired; the draft waits for the same user. */
function SignedOut() {
  const { pathname } = useLocation();
  const state: SignInState = { from: pathname };
  return (
    <Closed
      title="Sie sind nicht mehr angemeldet."
      action={
        <ButtonLink to={paths.login} state={state}>
          Wieder anmelden
        </ButtonLink>
      }
    >
      Was Sie eingegeben haben, ist in diesem Tab aufgehoben. Nach der Anmeldung geht es hier damit
      weiter.
    </Closed>
  );
}

function RecruitersOnly({ username }: { username: string }) {
  return (
    <Closed action={<ToProfile username={username} />}>
      Diesen Fragebogen können nur Recruiter ausfüllen.
    </Closed>
  );
}

function Closed(notice: ComponentProps<typeof Notice>) {
  return (
    <>
      <PageHeader title="Fragebogen" />
      <Notice tone="warning" {...notice} />
    </>
  );
}
