import type { JobInput } from '@inkognito/shared/job';
import { type PublicUserDto, isRecruiter } from '@inkognito/shared/user';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { JobForm } from '../../job/JobForm.tsx';
import { myJobsQuery } from '../../job/job.queries.ts';
import { ApiError } from '../../lib/api.ts';
import { removeDraft } from '../../lib/form/draft.ts';
import { draftKey } from '../../lib/form/draftStorage.ts';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as drawings from '../../ui/drawings.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import { ComparisonFailure, useCompare } from '../matching.queries.ts';
import styles from './RecruiterQuestionnairePage.module.css';

const unknownFailure = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

/** Where a recruiter describes a job, to see how well it fits the candidate whose profile they unlocked. */
export default function RecruiterQuestionnairePage() {
  const { username = '' } = useParams();
  const user = useSignedInUser();
  const passed = passedUser(useLocation().state, username);
  return (
    <PageFrame title={`Fragebogen zu ${username}`} notFoundText="Kein Nutzer gefunden.">
      {!isRecruiter(user) ? (
        <RecruitersOnly username={username} />
      ) : passed ? (
        <Questionnaire candidate={passed} />
      ) : (
        <FetchedCandidate username={username} />
      )}
    </PageFrame>
  );
}

function FetchedCandidate({ username }: { username: string }) {
  return <Questionnaire candidate={useSuspenseQuery(publicUserQuery(username)).data} />;
}

function Questionnaire({ candidate }: { candidate: PublicUserDto }) {
  const { _id, username } = candidate;
  const { entries: postings } = usePages(myJobsQuery);
  const { mutateAsync: compare } = useCompare(_id);
  const user = useSignedInUser();
  const navigate = useNavigate();
  const [postingId, setPostingId] = useState('');
  const draft = draftKey(user._id, `comparison/${_id}`);

  const handleSubmit = async (answers: JobInput) => {
    const result = await compare(answers);
    await navigate(paths.matchResults(username), { state: { result, username } });
  };

  return (
    <>
      <PageHeader
        title={`Passt Ihre Stelle zu ${username}?`}
        lead="Beschreiben Sie die Stelle. Das dauert etwa 2 Minuten; danach sehen Sie das Ergebnis und, bei einem Match, die freigegebenen Kontaktdaten."
        back={{ to: paths.profile(username), label: `Zum Profil von ${username}` }}
      />
      {postings.length > 0 && (
        <div className={styles.postings}>
          <SelectField
            name="posting"
            label="Eine Ihrer Stellen übernehmen"
            hint="Füllt den Fragebogen mit den Angaben dieser Stelle aus."
            placeholder="Neue Stelle beschreiben"
            options={postings.map((job) => ({ value: job._id, label: job.jobTitle }))}
            value={postingId}
            onChange={(event) => {
              // The posting's answers take the place of what was typed.
              removeDraft(draft);
              setPostingId(event.currentTarget.value);
            }}
          />
        </div>
      )}
      <JobForm
        // Another posting is another form, which starts with its answers.
        key={postingId}
        initial={postings.find((job) => job._id === postingId)}
        draftKey={draft}
        submitLabel="Stelle vergleichen"
        busyText={`Wir vergleichen Ihre Stelle mit den Wünschen von ${username}. Einen Moment bitte …`}
        onSubmit={handleSubmit}
        describeFailure={(error) => describeFailure(error, username)}
      />
    </>
  );
}

/** The server's own sentence where it tells what to do, else the specification's. */
function describeFailure(error: unknown, username: string): ReactNode {
  if (error instanceof ComparisonFailure) return error.message;
  if (!(error instanceof ApiError)) return unknownFailure;
  switch (error.code) {
    case 'forbidden':
      return (
        <>
          {error.message} <Link to={paths.profile(username)}>Zugangspasswort erneut eingeben</Link>
        </>
      );
    case 'too_many_requests':
    case 'conflict':
      return error.message;
    default:
      return unknownFailure;
  }
}

function RecruitersOnly({ username }: { username: string }) {
  return (
    <>
      <PageHeader title="Fragebogen" />
      <Notice
        tone="warning"
        action={
          <ButtonLink to={paths.profile(username)} variant="secondary" icon={drawings.arrowLeft}>
            Zurück zum Profil
          </ButtonLink>
        }
      >
        Diesen Fragebogen können nur Recruiter ausfüllen.
      </Notice>
    </>
  );
}

/** The profile page hands over the person it showed; after a reload elsewhere the address alone must do. */
function passedUser(state: unknown, username: string): PublicUserDto | null {
  const user = (state as { user?: PublicUserDto } | null)?.user;
  return user?.username === username.toLowerCase() ? user : null;
}
