import type { CurrentUserDto } from '@inkognito/shared/account';
import { isRecruiter } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { isEnded } from '../../job/job.format.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import { WaitingCard } from '../../ui/page/LoadedSection.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import { Comparison } from './Comparison.tsx';

export default function RecruiterQuestionnairePage() {
  const { username = '' } = useParams();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [visitor] = useState(user);
  if (visitor !== null && user === null) {
    const state: SignInState = { from: pathname, sessionEnded: true };
    return <Navigate to={paths.login} replace state={state} />;
  }
  // It offers the role.
  if (user && !isRecruiter(user)) return <Navigate to={paths.profile(username)} replace />;
  return (
    <PageFrame
      title={`Fragebogen zu ${username}`}
      notFoundText="Kein Nutzer gefunden."
      notFoundBack={{ to: paths.profile(username), label: 'Schlüssel eingeben' }}
    >
      {/* Remounts for another user: answers typed by the previous one must not be sent as theirs. */}
      <Questionnaire key={user?._id} username={username} user={user} />
    </PageFrame>
  );
}

function Questionnaire({ username, user }: { username: string; user: CurrentUserDto | null }) {
  const { data: candidate } = useSuspenseQuery(publicUserQuery(username));
  // Without the list the posting is described.
  const { data, isLoading } = useInfiniteQuery({ ...myJobsQuery, enabled: user !== null });
  if (isLoading) return <WaitingCard />;
  const postings = (data?.pages ?? []).flatMap(({ entries }) => entries);
  return (
    <Comparison
      candidate={candidate}
      userId={user?._id ?? null}
      postings={postings.filter((job) => !isEnded(job))}
    />
  );
}
