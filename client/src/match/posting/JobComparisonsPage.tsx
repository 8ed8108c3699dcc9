import type { JobComparisonResult, OpenProfileDto } from '@inkognito/shared/comparison';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAction } from '../../lib/action.ts';
import { call } from '../../lib/api.ts';
import { isEnded } from '../../job/job.format.ts';
import { dayText } from '../../lib/wording.ts';
import { useLeaveWarning } from '../../lib/form/useFormDraft.ts';
import { useWrite } from '../../lib/write.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import {
  allOpenProfilesQuery,
  jobQuery,
  openProfilesKey,
} from '../../matching/matching.queries.ts';
import { Compared } from './Compared.tsx';
import { NoOpenProfiles } from './NoOpenProfiles.tsx';
import { NotYours, PostingHeader, notThere } from './PostingHeader.tsx';

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
  const { run, busy, failure, total, results } = useComparisonRun(jobId);
  const [isMissing, setIsMissing] = useState(false);
  useLeaveWarning(busy);
  if (profiles.length === 0) return <NoOpenProfiles />;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('candidate').map(String);
    setIsMissing(chosen.length === 0);
    if (chosen.length > 0) void run(chosen);
  };
  const nameOf = (id: string) =>
    profiles.find(({ candidate }) => candidate._id === id)?.candidate.username;

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
          <Button type="submit" busy={busy}>
            Vergleichen
          </Button>
        </div>
        {busy && <progress value={results.length} max={total} aria-label="Vergleiche" />}
        <p role="status">{total > 0 && progressText(total, results)}</p>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <ul>
          {results.map(
            (result) =>
              'code' in result && (
                <li key={result.candidate}>
                  {nameOf(result.candidate) ?? 'Dieses Profil'}: {result.error}
                </li>
              ),
          )}
        </ul>
      </Stack>
    </form>
  );
}

/** Small, so that progress shows. */
const chunkSize = 5;

/** One refusal does not stop the others; a failure of the call does. */
function useComparisonRun(id: string) {
  const [state, setState] = useState<{ total: number; results: readonly JobComparisonResult[] }>({
    total: 0,
    results: [],
  });
  const compareWithSome = useWrite(
    (candidateIds: string[]) => call('compareWithMany', { params: { id }, body: { candidateIds } }),
    ['jobs'],
    ['matches'],
    openProfilesKey,
  );
  const compareWithAll = async (candidateIds: readonly string[]) => {
    setState({ total: candidateIds.length, results: [] });
    for (let at = 0; at < candidateIds.length; at += chunkSize) {
      const { results } = await compareWithSome(candidateIds.slice(at, at + chunkSize));
      setState((before) => ({ ...before, results: [...before.results, ...results] }));
    }
  };
  return { ...state, ...useAction(compareWithAll) };
}

function progressText(total: number, results: readonly JobComparisonResult[]): string {
  const done = results.length;
  const matches = results.filter((result) => 'isMatch' in result && result.isMatch).length;
  return done === total
    ? `Fertig: ${done === 1 ? '1 Profil' : `${done} Profile`}, ${matches === 1 ? '1 Match' : `${matches} Matches`}.`
    : `${done} von ${total} verglichen (${Math.round((100 * done) / total)} %)`;
}

function hintOf({ lastComparison, expiresAt }: OpenProfileDto, jobId: string): string {
  const until = `Offen bis ${dayText(expiresAt)}.`;
  return lastComparison?.jobId === jobId
    ? `Mit dieser Stelle schon verglichen: ${lastComparison.matchPercentage}\u00a0%. ${until}`
    : until;
}
