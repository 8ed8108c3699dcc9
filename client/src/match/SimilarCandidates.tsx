import type { CandidateListDto, SimilarCandidateDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { criteria, matchThreshold } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ConfirmFirst } from '../auth/ConfirmFirst.tsx';
import { accountQuery } from '../auth/credential.queries.ts';
import { momentText } from '../lib/wording.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { MatchBadge } from './MatchRing.tsx';
import { useOpenRequests } from '../matching/inbox.queries.ts';
import { Card } from '../ui/Card.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Columns } from '../ui/Stack.tsx';
import { askPath } from '../user/user.queries.ts';
import styles from './SimilarCandidates.module.css';

type Props = CandidateListDto & { jobId: string };

export function SimilarCandidates(props: Props) {
  const { emailVerified } = useSuspenseQuery(accountQuery).data;
  return (
    <Section title={countText(props.similarCount)}>
      {emailVerified ? (
        <Found {...props} />
      ) : (
        <ConfirmFirst>
          Wer zu Ihrer Stelle passt, sehen Sie auf Ihrem <Link to={paths.dashboard}>Dashboard</Link>
          , sobald Ihre E-Mail-Adresse bestätigt ist.
        </ConfirmFirst>
      )}
    </Section>
  );
}

function Found({ similarCandidates, similarCount, nextListAt, jobId }: Props) {
  if (similarCandidates.length > 0) {
    return (
      <>
        <p>
          Diese Menschen passen zu {matchThreshold}&nbsp;% oder mehr zu Ihrer Stelle. Ihr
          Zugangspasswort erhalten Sie von ihnen selbst, oder Sie bitten um Zugang.
        </p>
        <CandidateCards candidates={similarCandidates} jobId={jobId} />
      </>
    );
  }
  if (similarCount === 0) {
    return (
      <p>
        Im Moment passt niemand, der gefunden werden möchte, zu {matchThreshold}&nbsp;% oder mehr zu
        Ihrer Stelle.
      </p>
    );
  }
  if (nextListAt !== undefined) return <p>{listsUsedUpText(nextListAt)}</p>;
  // The list comes with the first answer alone.
  return (
    <p>
      Wer es ist, sehen Sie unter <Link to={paths.jobCandidates(jobId)}>Passende</Link> bei dieser
      Stelle.
    </p>
  );
}

export function CandidateCards({
  candidates,
  jobId,
}: {
  candidates: readonly SimilarCandidateDto[];
  jobId: string;
}) {
  const { openRequestTo } = useOpenRequests(candidates.length > 0);
  return (
    <Columns minimum={15}>
      {candidates.map(({ user, matchPercentage, fits, matchId }) => (
        <Card as="article" padding="small" key={user.username} className={styles.candidate}>
          <Avatar image={user.image} name={user.username} size="medium" />
          <Link to={paths.profile(user.username)} className={styles.name}>
            {user.username}
          </Link>
          <span className={styles.percentage}>ab&nbsp;{matchPercentage}&nbsp;%</span>
          {fits.length > 0 && <span className={styles.fits}>{fitsText(fits)}</span>}
          {matchId !== undefined ? (
            <>
              <MatchBadge />
              <Link
                to={paths.match(matchId)}
                className={styles.ask}
                aria-label={`Match mit ${user.username} ansehen`}
              >
                Ansehen
              </Link>
            </>
          ) : openRequestTo(user.username) ? (
            <span className={styles.ask}>Anfrage offen</span>
          ) : (
            <Link
              to={askPath(user.username, jobId)}
              className={styles.ask}
              aria-label={`${user.username} um Zugang bitten`}
            >
              Um Zugang bitten
            </Link>
          )}
        </Card>
      ))}
    </Columns>
  );
}

const fitsText = (fits: SimilarCandidateDto['fits']) =>
  `Passt: ${criteria
    .filter(({ id }) => fits.some((each) => each === id))
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ')}`;

export function listsUsedUpText(nextListAt: string | undefined): string {
  const until =
    nextListAt === undefined ? '' : ` Die nächste sehen Sie ab ${momentText(nextListAt)}.`;
  return `Solche Listen zeigen wir Ihnen für ${limits.listsPerMonth} verschiedene Stellen in ${limits.quotaDays} Tagen.${until} Listen, die Sie schon gesehen haben, bleiben offen.`;
}

function countText(count: number | null): string {
  if (count === null) return 'Ähnliche Kandidaten';
  if (count === 0) return 'Derzeit keine ähnlichen Kandidaten gefunden';
  return count === 1 ? '1 ähnlicher Kandidat' : `${count} ähnliche Kandidaten`;
}
