import type { ComparedDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { call } from '../../lib/api.ts';
import { pagesOf, usePages } from '../../lib/pages.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { ComparedCard, hasMatchPage } from '../PersonCard.tsx';

export const jobComparedQuery = (id: string) =>
  pagesOf(['jobs', 'one', id, 'compared'], 'comparisons', (cursor) =>
    call('listJobComparisons', { params: { id }, query: { cursor } }),
  );

export function Compared({ jobId }: { jobId: string }) {
  return (
    <Section id="verglichen" title="Verglichen">
      <LoadedSection what="Die Vergleiche konnten nicht geladen werden.">
        <ComparedList jobId={jobId} />
      </LoadedSection>
    </Section>
  );
}

function ComparedList({ jobId }: { jobId: string }) {
  const pages = usePages(jobComparedQuery(jobId));
  const bestFirst = pages.entries.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.matchPercentage - one.matchPercentage,
  );
  return (
    <PagedList
      pages={{ ...pages, entries: bestFirst }}
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

/** A match, then what nothing excludes. */
const rankOf = ({ isMatch, isExcluded }: ComparedDto) => Number(!isMatch) + Number(isExcluded);

function ComparedPerson({ compared, jobId }: { compared: ComparedDto; jobId: string }) {
  const { username } = compared.candidate;
  return (
    <ComparedCard compared={compared} line={`Verglichen am ${dayText(compared.comparedAt)}`}>
      {/* Repeating a comparison is free and shows the reasons. */}
      {!hasMatchPage(compared) && (
        <Link
          to={paths.recruiterQuestionnaire(username)}
          state={{ postingId: jobId }}
          aria-label={`Einzeln mit ${username} vergleichen, mit Gründen`}
        >
          Einzeln vergleichen, mit Gründen
        </Link>
      )}
    </ComparedCard>
  );
}
