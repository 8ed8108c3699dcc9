import type { SentRequestDto } from '@inkognito/shared/request';
import { paths } from '@inkognito/shared/pages';
import { Page } from '../ui/page/PageFrame.tsx';
import { PersonCard } from '../match/PersonCard.tsx';
import { MatchTabs } from '../match/list/MatchTabs.tsx';
import { Stack } from '../ui/Stack.tsx';
import { RoleSections } from '../user/RoleSections.tsx';
import { usePages } from '../lib/pages.ts';
import { dayText } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import list from '../ui/page/ListCard.module.css';
import * as drawings from '../ui/drawings.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { Link } from 'react-router-dom';
import { useSeen } from '../matching/news.queries.ts';
import { receivedRequestsQuery, sentRequestsQuery } from '../matching/inbox.queries.ts';
import { ReceivedRequest } from './ReceivedRequest.tsx';

export default function AccessRequestsPage() {
  return (
    <Page title="Anfragen">
      <MatchTabs />
      <Stack gap="large">
        <RoleSections
          what="Die Anfragen konnten nicht geladen werden."
          sections={[
            ['jobSeeker', 'An Sie', <ReceivedRequests key="received" />],
            ['recruiter', 'Von Ihnen', <SentRequests key="sent" />],
          ]}
        />
      </Stack>
    </Page>
  );
}

function ReceivedRequests() {
  return (
    <>
      <p>Die Recruiter erfahren nichts, solange Sie nicht annehmen.</p>
      <PagedList
        pages={usePages(receivedRequestsQuery)}
        empty={
          <EmptyState
            title="Keine offenen Anfragen."
            link={{ to: paths.keys, label: 'Schlüssel vergeben' }}
          >
            Ob Recruiter Sie um Zugang bitten dürfen, bestimmen Sie unter{' '}
            <Link to={paths.automations}>Automations</Link>. Wem Sie selbst antworten, geben Sie
            einen Schlüssel.
          </EmptyState>
        }
      >
        {(request, announce) => (
          <ReceivedRequest key={request._id} request={request} onDecided={announce} />
        )}
      </PagedList>
    </>
  );
}

function SentRequests() {
  useSeen(({ kind }) => kind === 'request');
  return (
    <PagedList
      pages={usePages(sentRequestsQuery)}
      empty={
        <EmptyState
          title="Sie haben noch niemanden um Zugang gebeten."
          action={<ButtonLink to={`${paths.dashboard}#stellen`}>Zu Ihren Stellen</ButtonLink>}
        >
          Sehen Sie bei einer Ihrer Stellen nach, wer passt, oder suchen Sie oben nach einem Namen;
          auf dem Profil bitten Sie um Zugang.
        </EmptyState>
      }
    >
      {(request) => <SentRequest key={request._id} request={request} />}
    </PagedList>
  );
}

const statusLooks = {
  open: { tone: 'primary', icon: drawings.mail, children: 'Offen' },
  accepted: { tone: 'success', icon: drawings.check, children: 'Angenommen' },
  expired: { tone: 'neutral', icon: drawings.ban, children: 'Abgelaufen' },
} as const satisfies Record<SentRequestDto['status'], object>;

function SentRequest({ request }: { request: SentRequestDto }) {
  const { candidate, jobPosting, status, createdAt } = request;
  return (
    <PersonCard person={candidate} end={<Badge {...statusLooks[status]} />}>
      <p>
        für <Link to={paths.job(jobPosting._id)}>{jobPosting.jobTitle}</Link>, angefragt am{' '}
        {dayText(createdAt)}
      </p>
      {request.result === null ? (
        <p className={list.soft}>{statusText(request)}</p>
      ) : (
        <Result result={request.result} jobId={jobPosting._id} />
      )}
    </PersonCard>
  );
}

function Result({
  result: { matchPercentage, isMatch, matchId },
  jobId,
}: {
  result: NonNullable<SentRequestDto['result']>;
  jobId: string;
}) {
  return (
    <p>
      {matchPercentage} %, {isMatch ? 'Match' : 'kein Match'}.{' '}
      {matchId === undefined ? (
        <Link to={paths.jobComparisons(jobId)}>Gründe ansehen</Link>
      ) : (
        <Link to={paths.match(matchId)}>Kontakt ansehen</Link>
      )}
    </p>
  );
}

function statusText({ status, expiresAt }: SentRequestDto): string {
  if (status === 'open') return `Ohne Antwort läuft die Anfrage am ${dayText(expiresAt)} ab.`;
  if (status === 'expired') return `Beendet am ${dayText(expiresAt)}, ohne dass jemand annahm.`;
  return 'Das Ergebnis ist nicht mehr abrufbar.';
}
