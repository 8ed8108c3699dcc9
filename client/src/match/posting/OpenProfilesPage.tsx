import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import { usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { momentText } from '../../lib/wording.ts';
import { isEnded } from '../../job/job.format.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import { usePages } from '../../lib/pages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import * as drawings from '../../ui/drawings.ts';
import { MatchBadge } from '../MatchRing.tsx';
import { openProfilesQuery } from '../../matching/matching.queries.ts';
import styles from './JobComparisons.module.css';
import { NoOpenProfiles } from '../list/NoOpenProfiles.tsx';

export default function OpenProfilesPage() {
  return (
    <Page title="Offene Profile">
      <OpenProfiles />
    </Page>
  );
}

function OpenProfiles() {
  usePrefetchInfiniteQuery(myJobsQuery);
  const pages = usePages(openProfilesQuery);
  return (
    <Stack gap="large">
      {pages.entries.length > 0 && (
        <LoadedSection what="Ihre Stellen konnten nicht geladen werden.">
          <PostingChoice />
        </LoadedSection>
      )}
      <PagedList pages={pages} empty={<NoOpenProfiles />}>
        {(profile) => <Profile key={profile.candidate._id} profile={profile} />}
      </PagedList>
    </Stack>
  );
}

function PostingChoice() {
  const postings = usePages(myJobsQuery).entries.filter((job) => !isEnded(job));
  const [postingId, setPostingId] = useState(postings[0]?._id);
  const navigate = useNavigate();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (postingId !== undefined) void navigate(paths.jobComparisons(postingId));
  };

  return (
    <Section inCard title="Eine Stelle mit allen vergleichen">
      {postings.length === 0 ? (
        <>
          <p>Dafür brauchen Sie eine ausgeschriebene Stelle.</p>
          <div>
            <ButtonLink to={paths.newJob} icon={drawings.briefcase}>
              Stelle ausschreiben
            </ButtonLink>
          </div>
        </>
      ) : (
        <form className={styles.posting} onSubmit={handleSubmit}>
          <SelectField
            name="posting"
            label="Ihre Stelle"
            required
            options={postings.map((job) => ({ value: job._id, label: job.jobTitle }))}
            value={postingId}
            onChange={(event) => setPostingId(event.currentTarget.value)}
          />
          <Button type="submit">Weiter zum Vergleich</Button>
        </form>
      )}
    </Section>
  );
}

function Profile({ profile }: { profile: OpenProfileDto }) {
  const { candidate, expiresAt, lastComparison } = profile;
  const nameId = `open-${candidate._id}`;
  return (
    <ListCard
      picture={<Avatar image={candidate.image} name={candidate.username} />}
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
      <Link id={nameId} to={paths.profile(candidate.username)}>
        {candidate.username}
      </Link>
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
    </ListCard>
  );
}
