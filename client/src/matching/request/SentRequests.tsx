import type { SentRequestDto } from '@inkognito/shared/request';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { usePages } from '../../lib/pages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../PagedList.tsx';
import rows from '../../ui/rows.module.css';
import styles from './AccessRequestsPage.module.css';
import { sentRequestsQuery } from './inbox.queries.ts';

export function SentRequests() {
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
