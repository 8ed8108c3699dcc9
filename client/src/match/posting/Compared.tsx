import type { ComparedDto } from '@inkognito/shared/match';
import { progressLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { call } from '../../lib/api.ts';
import { pagesOf, usePages } from '../../lib/pages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { MatchBadge, MatchRing } from '../MatchRing.tsx';

export const jobComparedQuery = (id: string) =>
  pagesOf(['jobs', 'one', id, 'compared'], 'comparisons', (cursor) =>
    call('listJobComparisons', { params: { id }, query: { cursor } }),
  );

export function Compared({ jobId }: { jobId: string }) {
  return (
    <Section id="verglichen" title="Verglichen">
      <LoadedSection
        what="Die Vergleiche konnten nicht geladen werden."
        fallback={<Spinner>Vergleiche werden geladen …</Spinner>}
      >
        <ComparedList jobId={jobId} />
      </LoadedSection>
    </Section>
  );
}

function ComparedList({ jobId }: { jobId: string }) {
  return (
    <PagedList
      pages={usePages(jobComparedQuery(jobId))}
      empty={
        <EmptyState title="Noch niemand ist mit dieser Stelle verglichen.">
          Hier stehen alle, mit denen Sie diese Stelle verglichen haben, ob Match oder nicht.
        </EmptyState>
      }
    >
      {(compared) => <ComparedPerson key={compared._id} compared={compared} jobId={jobId} />}
    </PagedList>
  );
}

function ComparedPerson({ compared, jobId }: { compared: ComparedDto; jobId: string }) {
  const { candidate, matchPercentage, isMatch, contactState, comparedAt, status } = compared;
  const name = candidate.username;
  const hasPage = contactState !== 'none';
  return (
    <ListCard
      picture={<Avatar image={candidate.image} name={name} />}
      end={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
    >
      <Link to={paths.profile(name)}>{name}</Link>
      <p className={list.soft}>Verglichen am {dayText(comparedAt)}</p>
      <Cluster>
        {isMatch ? (
          <MatchBadge />
        ) : (
          <Badge>{hasPage ? 'Kein Match, vom Kandidaten freigegeben' : 'Kein Match'}</Badge>
        )}
        {contactState === 'awaitsCandidate' && (
          <Badge icon={drawings.lock}>Wartet auf Freigabe</Badge>
        )}
        {hasPage && <Badge tone="primary">{progressLabels[status]}</Badge>}
        {hasPage ? (
          <Link to={paths.match(compared._id)} aria-label={`Match mit ${name} ansehen`}>
            Match ansehen
          </Link>
        ) : (
          // Repeating a comparison is free and shows the reasons.
          <Link
            to={paths.recruiterQuestionnaire(name)}
            state={{ postingId: jobId }}
            aria-label={`Einzeln mit ${name} vergleichen, mit Gründen`}
          >
            Einzeln vergleichen, mit Gründen
          </Link>
        )}
      </Cluster>
    </ListCard>
  );
}
