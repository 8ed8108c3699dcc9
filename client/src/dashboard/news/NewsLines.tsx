import type { SeenList } from '../../user/seen.ts';
import type { ProgressStatus } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import styles from './News.module.css';
import { dayText } from '../../lib/wording.ts';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { receivedRequestsQuery } from '../../request/inbox.queries.ts';

const words: Readonly<Record<SeenList, { one: string; many: string; to: string }>> = {
  offers: { one: 'Ein neues Angebot', many: 'neue Angebote', to: '#offers-title' },
  matches: { one: 'Ein neues Match', many: 'neue Matches', to: paths.matches },
  requests: { one: 'Eine neue Anfrage', many: 'neue Anfragen', to: paths.requests },
  candidates: { one: 'Ein neues Match', many: 'neue Matches', to: paths.matches },
  answers: { one: 'Eine angenommene Anfrage', many: 'angenommene Anfragen', to: paths.requests },
};

export function NewsLines({ counts }: { counts: Partial<Record<SeenList, number>> }) {
  const shown = (Object.keys(counts) as SeenList[]).flatMap((list) => {
    const count = counts[list] ?? 0;
    return count > 0 ? [{ ...words[list], count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Notice title="Neu seit Ihrem letzten Besuch">
      <ul className={styles.lines}>
        {shown.map(({ count, one, many, to }) => (
          <li key={one}>
            <Link to={to}>{count === 1 ? one : `${count} ${many}`}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const shownMax = 3;

export function WaitingRequests() {
  const { entries: requests } = usePages(receivedRequestsQuery);
  if (requests.length === 0) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby="requests-title">
      <h2 id="requests-title">Anfragen, die auf Sie warten</h2>
      <ul className={styles.requests}>
        {requests.slice(0, shownMax).map(({ _id, recruiter, job, matchPercentage, expiresAt }) => (
          <li key={_id} className={styles.request}>
            <Link to={paths.requests}>
              {publisherName(recruiter)} für „{job.jobTitle}“
            </Link>
            <p className={styles.soft}>
              Passt zu {matchPercentage} %, läuft ab am {dayText(expiresAt)}
            </p>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={paths.requests} variant="secondary">
          {requests.length > shownMax ? 'Alle ansehen und entscheiden' : 'Ansehen und entscheiden'}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** With `hasMore` the figures are minimums. */
export function ProgressLinks({
  titleId,
  matches,
  hasMore,
}: {
  titleId: string;
  matches: readonly { status: ProgressStatus }[];
  hasMore: boolean;
}) {
  if (matches.length === 0) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Ihre Matches nach Stand</h2>
      <ul className={styles.states}>
        {codesOf(progressLabels).map((status) => {
          const count = matches.filter((match) => match.status === status).length;
          return (
            <li key={status} className={styles.state}>
              <Link to={`${paths.matches}?status=${status}`}>{progressLabels[status]}</Link>
              {(count > 0 || !hasMore) && (
                <span className={styles.figure}>
                  {hasMore && <VisuallyHidden>mindestens </VisuallyHidden>}
                  {count}
                  {hasMore && <span aria-hidden="true">+</span>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
