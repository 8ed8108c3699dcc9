import type { SimilarCandidateDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { criteria, matchThreshold } from '@inkognito/shared/rules/rulebook';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ResendButton } from '../auth/ResendButton.tsx';
import { momentText } from '../lib/wording.ts';
import { useOpenRequests } from '../matching/inbox.queries.ts';
import { jobCandidatesQuery } from '../matching/matching.queries.ts';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import list from '../ui/page/ListCard.module.css';
import { Section } from '../ui/page/Section.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { askPath } from '../user/user.queries.ts';
import { MatchBadge } from './MatchRing.tsx';
import { PersonCard } from './PersonCard.tsx';

/** Below a result without a match. */
export function SimilarCandidates({
  jobId,
  similarCount: counted,
}: {
  jobId: string;
  /** As the comparison told it, also to those who may not read the list. */
  similarCount: number | null;
}) {
  const { similarCount } = useSuspenseQuery(jobCandidatesQuery(jobId)).data;
  return (
    <Section title={countText(similarCount ?? counted)}>
      <Candidates jobId={jobId} />
    </Section>
  );
}

export function Candidates({ jobId }: { jobId: string }) {
  const { data: found } = useSuspenseQuery(jobCandidatesQuery(jobId));
  const { email } = useSignedInUser();
  // The posting's page says so, with the way to open it again.
  if (found.refusal === 'posting_ended') return null;
  if (found.refusal !== null) {
    return (
      <EmptyState title="Bestätigen Sie zuerst Ihre E-Mail-Adresse." action={<ResendButton />}>
        Wer zu einer Stelle passt, zeigen wir nur, wenn wir wissen, dass die Adresse Ihnen gehört.
        Den Link dazu haben wir an {email} geschickt.
      </EmptyState>
    );
  }
  if (found.similarCount === null) {
    return (
      <EmptyState title="Sie haben genug Listen gesehen.">
        {listsUsedUpText(found.nextListAt)}
      </EmptyState>
    );
  }
  if (found.similarCount === 0) {
    return (
      <EmptyState
        title="Derzeit passt niemand gut genug."
        link={{ to: paths.editJob(jobId), label: 'Stelle ändern' }}
      >
        Hier stehen Menschen, die zu {matchThreshold}&nbsp;% oder mehr passen und gefunden werden
        möchten.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <p>Geschätzt auf {matchThreshold}&nbsp;% oder mehr. Genau sagt es ein Vergleich.</p>
      <ul className={list.list}>
        {found.similarCandidates.map((candidate) => (
          <Candidate key={candidate.user.username} candidate={candidate} jobId={jobId} />
        ))}
      </ul>
    </Stack>
  );
}

function Candidate({
  candidate: { user, matchPercentage, fits, matchId },
  jobId,
}: {
  candidate: SimilarCandidateDto;
  jobId: string;
}) {
  return (
    <PersonCard
      person={user}
      end={
        matchId === undefined ? (
          <Asking username={user.username} jobId={jobId} />
        ) : (
          <Link to={paths.match(matchId)} aria-label={`Match mit ${user.username} ansehen`}>
            <MatchBadge />
          </Link>
        )
      }
    >
      <Badge tone="success">ab&nbsp;{matchPercentage}&nbsp;%</Badge>
      {fits.length > 0 && <p className={list.soft}>{fitsText(fits)}</p>}
    </PersonCard>
  );
}

function Asking({ username, jobId }: { username: string; jobId: string }) {
  const { openRequestTo } = useOpenRequests(true);
  if (openRequestTo(username)) return <span>Anfrage offen</span>;
  return (
    <Link to={askPath(username, jobId)} aria-label={`${username} um Zugang bitten`}>
      Um Zugang bitten
    </Link>
  );
}

const fitsText = (fits: SimilarCandidateDto['fits']) =>
  `Passt: ${criteria
    .filter(({ id }) => fits.some((each) => each === id))
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ')}`;

function listsUsedUpText(nextListAt: string | undefined): string {
  const until =
    nextListAt === undefined ? '' : ` Die nächste sehen Sie ab ${momentText(nextListAt)}.`;
  return `Solche Listen zeigen wir Ihnen für ${limits.listsPerMonth} verschiedene Stellen in ${limits.quotaDays} Tagen.${until} Listen, die Sie schon gesehen haben, bleiben offen.`;
}

function countText(count: number | null): string {
  // That there are none stands below, with what may help.
  if (!count) return 'Ähnliche Kandidaten';
  return count === 1 ? '1 ähnlicher Kandidat' : `${count} ähnliche Kandidaten`;
}
