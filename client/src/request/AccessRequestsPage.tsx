import type { SentRequestDto } from '@inkognito/shared/request';
import { type Role, roleLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Page } from '../ui/page/PageFrame.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import styles from './AccessRequestsPage.module.css';
import { usePages } from '../lib/pages.ts';
import { dayText } from '../lib/wording.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import rows from '../ui/rows.module.css';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { receivedRequestsQuery, sentRequestsQuery } from './inbox.queries.ts';
import { ReceivedRequest } from './ReceivedRequest.tsx';

const lists = { jobSeeker: ReceivedRequests, recruiter: SentRequests } as const;
const order: readonly Role[] = ['jobSeeker', 'recruiter'];
const titles = { jobSeeker: 'An Sie', recruiter: 'Von Ihnen' } as const;

export default function AccessRequestsPage() {
  const { role } = useSignedInUser();
  const shown = order.filter((each) => role.includes(each));
  return (
    <Page
      title="Anfragen"
      lead="Recruiter ohne Schlüssel können Jobsuchende um Zugang bitten. Verglichen und freigegeben wird erst, wenn die Person annimmt."
      back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
    >
      <Stack gap="large">
        {shown.map((each) => {
          const List = lists[each];
          return (
            <section key={each} className={styles.section} aria-label={roleLabels[each]}>
              {shown.length > 1 && <h2>{titles[each]}</h2>}
              <List />
            </section>
          );
        })}
      </Stack>
    </Page>
  );
}

function ReceivedRequests() {
  const [decided, setDecided] = useState<ReactNode>(null);
  return (
    <>
      {decided !== null && <Notice tone="success">{decided}</Notice>}
      <PagedList
        pages={usePages(receivedRequestsQuery)}
        className={styles.list}
        empty={
          <EmptyState
            title="Keine offenen Anfragen."
            action={
              <ButtonLink to={paths.keys} variant="secondary">
                Schlüssel vergeben
              </ButtonLink>
            }
          >
            Ob Recruiter Sie um Zugang bitten dürfen, bestimmen Sie unter{' '}
            <Link to={paths.automations}>Automations</Link>. Wem Sie selbst antworten, geben Sie
            einen Schlüssel.
          </EmptyState>
        }
      >
        {(request) => (
          <ReceivedRequest key={request._id} request={request} onDecided={setDecided} />
        )}
      </PagedList>
    </>
  );
}

function SentRequests() {
  return (
    <PagedList
      pages={usePages(sentRequestsQuery)}
      className={styles.list}
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
  open: { tone: 'primary', icon: drawings.mail, word: 'Offen' },
  accepted: { tone: 'success', icon: drawings.check, word: 'Angenommen' },
  expired: { tone: 'neutral', icon: drawings.ban, word: 'Abgelaufen' },
} as const satisfies Record<SentRequestDto['status'], object>;

function SentRequest({ request }: { request: SentRequestDto }) {
  const { candidate, jobPosting, status, createdAt } = request;
  const { tone, icon, word } = statusLooks[status];
  return (
    <Card as="li" padding="small" className={rows.apart}>
      <Avatar image={candidate.image} name={candidate.username} size="medium" />
      <div className={styles.words}>
        <Link to={paths.profile(candidate.username)} className={styles.title}>
          {candidate.username}
        </Link>
        <p>
          für <Link to={paths.job(jobPosting._id)}>{jobPosting.jobTitle}</Link>, angefragt am{' '}
          {dayText(createdAt)}
        </p>
        <p className={styles.soft}>{statusText(request)}</p>
        {status === 'accepted' && (
          <Link to={paths.jobComparisons(jobPosting._id)}>Zum Ergebnis bei dieser Stelle</Link>
        )}
      </div>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
    </Card>
  );
}

function statusText({ status, expiresAt }: SentRequestDto): string {
  if (status === 'open') return `Ohne Antwort läuft die Anfrage am ${dayText(expiresAt)} ab.`;
  if (status === 'expired') return `Abgelaufen am ${dayText(expiresAt)}, ohne dass jemand annahm.`;
  return 'Der Vergleich ist gemacht.';
}
