import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isEnded } from '../../job/job.format.ts';
import { dayText } from '../../lib/wording.ts';
import { useLeaveWarning } from '../../lib/form/useFormDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { allOpenProfilesQuery, jobQuery } from '../../matching/matching.queries.ts';
import { Compared } from './Compared.tsx';
import { ComparisonResults } from './ComparisonResults.tsx';
import { NoOpenProfiles } from './NoOpenProfiles.tsx';
import { NotYours, PostingHeader, notThere } from './PostingHeader.tsx';
import { useComparisonRun } from './comparisonRun.ts';

export default function JobComparisonsPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame title="Mit offenen Profilen vergleichen" width="narrow" {...notThere}>
      <JobComparisons key={id} id={id} />
    </PageFrame>
  );
}

function JobComparisons({ id }: { id: string }) {
  const { username } = useSignedInUser();
  usePrefetchQuery(allOpenProfilesQuery);
  const { job } = useSuspenseQuery(jobQuery(id)).data;

  if (job.recruiterId.username !== username) return <NotYours />;
  return (
    <>
      <PostingHeader job={job} tab="Verglichene" />
      <Stack gap="huge">
        {!isEnded(job) && (
          <Section title="Mit offenen Profilen vergleichen">
            <LoadedSection what="Die offenen Profile konnten nicht geladen werden.">
              <OpenProfiles jobId={id} />
            </LoadedSection>
          </Section>
        )}
        <Compared jobId={id} />
      </Stack>
    </>
  );
}

function OpenProfiles({ jobId }: { jobId: string }) {
  const { data: profiles } = useSuspenseQuery(allOpenProfilesQuery);
  const run = useComparisonRun(jobId);
  useLeaveWarning(run.busy);
  if (profiles.length === 0) return <NoOpenProfiles />;
  if (run.total === 0) {
    return <Choice jobId={jobId} profiles={profiles} onChosen={(ids) => void run.start(ids)} />;
  }
  const people = profiles.map(({ candidate }) => candidate);
  return <ComparisonResults jobId={jobId} run={run} people={people} />;
}

function Choice({
  jobId,
  profiles,
  onChosen,
}: {
  jobId: string;
  profiles: readonly OpenProfileDto[];
  onChosen: (candidateIds: readonly string[]) => void;
}) {
  const [isMissing, setIsMissing] = useState(false);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('candidate');
    setIsMissing(chosen.length === 0);
    if (chosen.length > 0) onChosen(chosen.map(String));
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="roomy">
        <ChoiceGroup
          type="checkbox"
          name="candidate"
          legend="Mit wem möchten Sie vergleichen?"
          required
          options={profiles.map((profile) => ({
            value: profile.candidate._id,
            label: profile.candidate.username,
            description: hintOf(profile, jobId),
          }))}
          columns={3}
          defaultChecked
          error={isMissing ? 'Bitte wählen Sie mindestens ein Profil.' : undefined}
        />
        <div>
          <Button type="submit">Vergleichen</Button>
        </div>
      </Stack>
    </form>
  );
}

function hintOf({ lastComparison, expiresAt }: OpenProfileDto, jobId: string): string {
  const until = `Offen bis ${dayText(expiresAt)}.`;
  return lastComparison?.jobId === jobId
    ? `Mit dieser Stelle schon verglichen: ${lastComparison.matchPercentage}\u00a0%. ${until}`
    : until;
}
