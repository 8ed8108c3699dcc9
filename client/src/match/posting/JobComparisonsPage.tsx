import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isEnded } from '../../job/job.format.ts';
import { dayText } from '../../lib/wording.ts';
import { useLeaveWarning } from '../../lib/form/useFormDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { FieldError } from '../../ui/field/Field.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { allOpenProfilesQuery, jobQuery } from '../../matching/matching.queries.ts';
import { Compared } from './Compared.tsx';
import { ComparisonResults } from './ComparisonResults.tsx';
import styles from './JobComparisons.module.css';
import { NoOpenProfiles } from '../list/NoOpenProfiles.tsx';
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
  const { run, compareWith, stop, reset } = useComparisonRun(jobId);
  useLeaveWarning(run.phase !== 'idle');
  if (profiles.length === 0) return <NoOpenProfiles />;
  if (run.total === 0) {
    return <Choice jobId={jobId} profiles={profiles} onChosen={(ids) => void compareWith(ids)} />;
  }
  return (
    <ComparisonResults
      jobId={jobId}
      run={run}
      people={profiles.map(({ candidate }) => candidate)}
      onCompare={(ids) => void compareWith(ids)}
      onStop={stop}
      onReset={reset}
    />
  );
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
  const [deselected, setDeselected] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const all = profiles.map(({ candidate }) => candidate._id);
  const chosen = all.filter((id) => !deselected.includes(id));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length > 0) onChosen(chosen);
    else setIsMissing(true);
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="roomy">
        <fieldset className={styles.people} aria-describedby="choice-error">
          <legend className={styles.legend}>Mit wem möchten Sie vergleichen?</legend>
          {profiles.map((profile) => (
            <CheckboxField
              key={profile.candidate._id}
              look="card"
              name="candidate"
              label={profile.candidate.username}
              hint={hintOf(profile, jobId)}
              checked={chosen.includes(profile.candidate._id)}
              onChange={(event) => {
                const { _id } = profile.candidate;
                const isChosen = event.currentTarget.checked;
                setIsMissing(false);
                setDeselected(
                  isChosen ? deselected.filter((id) => id !== _id) : [...deselected, _id],
                );
              }}
            />
          ))}
        </fieldset>
        <div role="alert" className={styles.missing}>
          {isMissing && (
            <FieldError id="choice-error">Bitte wählen Sie mindestens ein Profil.</FieldError>
          )}
        </div>
        <Cluster>
          <Button type="submit">
            {chosen.length === 1
              ? 'Mit 1 Profil vergleichen'
              : `Mit ${chosen.length} Profilen vergleichen`}
          </Button>
          <Button variant="quiet" onClick={() => setDeselected(chosen.length === 0 ? [] : all)}>
            {chosen.length === 0 ? 'Alle auswählen' : 'Keines auswählen'}
          </Button>
        </Cluster>
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
