import type { ShownJobDto } from '@inkognito/shared/match';
import { isJobSeeker, offerEndLabels } from '@inkognito/shared/codes';
import type { PublisherDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as drawings from '../../ui/drawings.ts';
import { isOfThisBuild } from '../../lib/build.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { ReportLink } from '../../report/ReportLink.tsx';
import { RecruiterCard, publisherName } from '../../user/RecruiterCard.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { JobAnswers } from '../../job/JobAnswers.tsx';
import { jobQuery } from '../../matching/matching.queries.ts';
import { OfferReasons } from './OfferReasons.tsx';
import styles from './JobPage.module.css';

export default function JobPage() {
  const { id = '' } = useParams();
  const passed = passedJob(useLocation().state, id);
  return (
    <PageFrame
      title="Job-Details"
      width="narrow"
      notFoundText="Keine Details verfügbar."
      failureText={() => 'Job-Details konnten nicht geladen werden.'}
    >
      {passed ? <JobDetails job={passed} /> : <FetchedJob id={id} />}
    </PageFrame>
  );
}

function FetchedJob({ id }: { id: string }) {
  return <JobDetails job={useSuspenseQuery(jobQuery(id)).data.job} />;
}

function JobDetails({ job }: { job: ShownJobDto }) {
  const user = useCurrentUser();
  const isOwn = user?.username === job.recruiterId.username;
  const isCandidate = user !== null && isJobSeeker(user) && !isOwn;
  const changed = (useLocation().state as { changed?: true } | null)?.changed === true;
  return (
    <>
      <PageHeader
        title={<span id="job-title">{job.jobTitle}</span>}
        back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
        {...(isOwn && { actions: <OwnerActions jobId={job._id} /> })}
      />
      {changed && (
        <div className={styles.changed}>
          <Notice tone="success">Ihre Änderungen sind gespeichert.</Notice>
        </div>
      )}
      {job.endReason && (
        <div className={styles.changed}>
          <Notice tone="info" title={offerEndLabels[job.endReason]}>
            So wurde Ihnen die Stelle gezeigt. Kontaktdaten gibt sie nicht mehr heraus.
          </Notice>
        </div>
      )}
      <Stack gap="large">
        <Card>
          <JobAnswers
            job={job}
            more={[
              { label: 'Veröffentlicht von', value: <Publisher publisher={job.recruiterId} /> },
            ]}
          />
          {isCandidate && <ReportLink label="Angebot melden" about="offer" id={job._id} />}
        </Card>
        {isCandidate && <OfferReasons job={job} />}
      </Stack>
    </>
  );
}

function Publisher({ publisher }: { publisher: PublisherDto }) {
  const name = publisherName(publisher);
  return (
    <Stack gap="small">
      <Cluster>
        <Avatar image={publisher.image} name={name} size="small" />
        {name}
      </Cluster>
      <RecruiterCard publisher={publisher} />
    </Stack>
  );
}

function OwnerActions({ jobId }: { jobId: string }) {
  return (
    <>
      <ButtonLink to={paths.jobCandidates(jobId)} icon={drawings.user}>
        Passende Kandidaten
      </ButtonLink>
      <ButtonLink to={`${paths.jobComparisons(jobId)}#verglichen`} variant="secondary">
        Vergleiche
      </ButtonLink>
      <ButtonLink to={paths.editJob(jobId)} variant="secondary" icon={drawings.edit}>
        Bearbeiten
      </ButtonLink>
    </>
  );
}

function passedJob(state: unknown, id: string): ShownJobDto | null {
  const job = isOfThisBuild(state) ? (state as { job?: ShownJobDto }).job : undefined;
  return job?._id === id ? job : null;
}
