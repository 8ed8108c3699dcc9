import type { CurrentUserDto } from '@inkognito/shared/account';
import type { ShownJobDto } from '@inkognito/shared/match';
import { offerEndLabels } from '@inkognito/shared/codes';
import type { PublisherDto } from '@inkognito/shared/user';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useHandedOver } from '../../lib/address.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isOfThisBuild } from '../../lib/build.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { ReportLink } from '../../report/ReportLink.tsx';
import { RecruiterCard, publisherName } from '../../user/RecruiterCard.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { JobAnswers } from '../../job/JobAnswers.tsx';
import { jobQuery } from '../../matching/matching.queries.ts';
import { offerLine } from '../list/Offer.tsx';
import { OfferReasons } from './OfferReasons.tsx';
import { PostingHeader, notThere, toDashboard } from './PostingHeader.tsx';
import styles from './JobPage.module.css';

export default function JobPage() {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  const passed = passedJob(useLocation().state, id);
  return (
    <PageFrame
      title="Job-Details"
      width="narrow"
      {...notThere}
      failureText={() => 'Job-Details konnten nicht geladen werden.'}
    >
      {passed && !isOwn(passed, user) ? <Offer job={passed} /> : <FetchedJob id={id} />}
    </PageFrame>
  );
}

const isOwn = (job: ShownJobDto, user: CurrentUserDto | null) =>
  user?.username === job.recruiterId.username;

function FetchedJob({ id }: { id: string }) {
  const user = useCurrentUser();
  const { job } = useSuspenseQuery(jobQuery(id)).data;
  return isOwn(job, user) ? <OwnPosting job={job} /> : <Offer job={job} />;
}

function OwnPosting({ job }: { job: ShownJobDto }) {
  const state = useHandedOver() as { changed?: true } | null;
  return (
    <>
      <PostingHeader job={job} tab="Angaben" />
      {state?.changed && (
        <div className={styles.changed}>
          <Notice tone="success">Ihre Änderungen sind gespeichert.</Notice>
        </div>
      )}
      <Card>
        <JobAnswers
          job={job}
          more={[{ label: 'Veröffentlicht von', value: <Publisher publisher={job.recruiterId} /> }]}
        />
      </Card>
    </>
  );
}

function Offer({ job }: { job: ShownJobDto }) {
  return (
    <>
      <PageHeader
        title={<span id="job-title">{job.jobTitle}</span>}
        lead={offerLine(job)}
        back={toDashboard}
      />
      {job.endReason && (
        <div className={styles.changed}>
          <Notice tone="info" title={offerEndLabels[job.endReason]}>
            So wurde Ihnen die Stelle gezeigt. Kontaktdaten gibt sie nicht mehr heraus.
          </Notice>
        </div>
      )}
      <Stack gap="large">
        <OfferReasons job={job} />
        {/* Who asks decides over a release, so it is never folded. */}
        <Section inCard gap="small" title="Veröffentlicht von">
          <Publisher publisher={job.recruiterId} />
        </Section>
        <details>
          <summary>Alle Angaben</summary>
          <Card>
            <JobAnswers job={job} />
          </Card>
        </details>
        <ReportLink label="Angebot melden" about="offer" id={job._id} />
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

function passedJob(state: unknown, id: string): ShownJobDto | null {
  const job = isOfThisBuild(state) ? (state as { job?: ShownJobDto }).job : undefined;
  return job?._id === id ? job : null;
}
