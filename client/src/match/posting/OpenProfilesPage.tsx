import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import { usePages } from '../../lib/pages.ts';
import { momentText } from '../../lib/wording.ts';
import { openProfilesQuery } from '../../matching/matching.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import list from '../../ui/page/ListCard.module.css';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { MatchBadge } from '../MatchRing.tsx';
import { PersonCard } from '../PersonCard.tsx';
import { NoOpenProfiles } from './NoOpenProfiles.tsx';

export default function OpenProfilesPage() {
  return (
    <Page title="Offene Profile">
      <Stack>
        <OpenProfiles />
      </Stack>
    </Page>
  );
}

function OpenProfiles() {
  return (
    <PagedList pages={usePages(openProfilesQuery)} empty={<NoOpenProfiles />}>
      {(profile) => <Profile key={profile.candidate._id} profile={profile} />}
    </PagedList>
  );
}

function Profile({ profile }: { profile: OpenProfileDto }) {
  const { candidate, expiresAt, lastComparison } = profile;
  const nameId = `open-${candidate._id}`;
  return (
    <PersonCard
      person={candidate}
      titleId={nameId}
      end={
        <ButtonLink
          to={paths.recruiterQuestionnaire(candidate.username)}
          variant="secondary"
          size="small"
          aria-describedby={nameId}
        >
          Vergleichen
        </ButtonLink>
      }
    >
      <p className={list.soft}>Offen bis {momentText(expiresAt)}</p>
      {lastComparison ? (
        <Cluster>
          <span>
            Zuletzt verglichen: {lastComparison.jobTitle}, {lastComparison.matchPercentage}&nbsp;%
          </span>
          {lastComparison.isMatch && <MatchBadge />}
        </Cluster>
      ) : (
        <p>Noch nicht verglichen</p>
      )}
    </PersonCard>
  );
}
