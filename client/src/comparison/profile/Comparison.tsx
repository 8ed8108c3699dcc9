import type { JobDto } from '@inkognito/shared/job';
import { type ComparisonInput, asker as askerInput } from '@inkognito/shared/comparison';
import type { PublicUserDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type CompanyAnswers, companyOf, keepCompany } from '../../job/company.ts';
import { ApiError } from '../../lib/api.ts';
import { build } from '../../lib/build.ts';
import { readDraft, removeDraft } from '../../lib/form/draft.ts';
import { keepAsker, readAsker } from '../../auth/signup/guestAsker.ts';
import { signUpFirst } from '../../auth/signInState.ts';
import { maskedMailbox } from '../../match/AwaitsReader.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import {
  ComparisonFailure,
  comparisonOutlookQuery,
  useCompare,
} from '../../matching/matching.queries.ts';
import type { PassedResult } from '../result/MatchResultPage.tsx';
import { keyIsOver } from '../result/ResultGone.tsx';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonObstacle } from './ComparisonObstacle.tsx';
import styles from './RecruiterQuestionnairePage.module.css';

const leadText =
  'Fügen Sie die Anzeige ein, oder beschreiben Sie die Stelle. Das Ergebnis sehen Sie sofort.';

const unknownFailure = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

export function Comparison({
  candidate: { _id, username, comparison },
  isGuest,
  postings,
  company,
  draft,
}: {
  candidate: PublicUserDto;
  isGuest: boolean;
  postings: readonly JobDto[];
  company: CompanyAnswers | null;
  draft: string;
}) {
  const compare = useCompare(_id);
  const navigate = useNavigate();
  const location = useLocation();
  const passed = location.state as { postingId?: string } | null;
  // A draft wins over the posting that the link names.
  const [postingId, setPostingId] = useState(
    () => (readDraft(draft) === null && passed?.postingId) || '',
  );
  // Deferred: the form stays until the new posting's outlook is loaded.
  const shownId = useDeferredValue(postingId);
  const posting = postings.find((job) => job._id === shownId);
  const { data: outlook } = useSuspenseQuery(comparisonOutlookQuery(_id, posting?._id));
  const { state, until, left, askerNeeded } = outlook;

  // A draft proves an earlier access; the obstacle says how to continue.
  if (isGuest && state === 'locked' && readDraft(draft) === null) {
    return <Navigate to={paths.signup} replace state={signUpFirst(location.pathname)} />;
  }

  const handleSubmit = async (answers: ComparisonInput) => {
    const result = await compare(answers);
    if (isGuest) keepCompany(answers);
    const { success, data: asker } = askerInput.safeParse(answers.asker);
    if (isGuest && success) keepAsker(asker);
    const mailbox = asker && maskedMailbox(asker.email);
    const state: PassedResult = { result, mailbox, build };
    await navigate(paths.matchResults(username), { state });
  };

  return (
    <>
      <PageHeader
        title={`Passt Ihre Stelle zu ${username}?`}
        {...(state === 'open' && { lead: leadText })}
        back={{ to: paths.profile(username), label: `Zum Profil von ${username}` }}
      />
      {postings.length > 0 && state !== 'locked' && state !== 'incomplete' && (
        <div className={styles.postings}>
          <SelectField
            name="posting"
            label="Eine Ihrer Stellen übernehmen"
            hint="Füllt den Fragebogen mit den Angaben dieser Stelle aus."
            placeholder="Neue Stelle beschreiben"
            options={postings.map((job) => ({ value: job._id, label: job.jobTitle }))}
            value={postingId}
            onChange={(event) => {
              removeDraft(draft);
              setPostingId(event.currentTarget.value);
            }}
          />
        </div>
      )}
      {state === 'open' ? (
        <>
          <p className={styles.left}>{leftText(left)}</p>
          <ComparisonForm
            key={shownId}
            username={username}
            initial={posting}
            company={companyOf(posting) ?? company}
            asker={isGuest ? readAsker() : null}
            whoIsAsked={isGuest ? 'guest' : askerNeeded ? 'recruiter' : null}
            draftKey={draft}
            onSubmit={handleSubmit}
            describeFailure={(error) => describeFailure(error, { username, isGuest })}
          />
        </>
      ) : (
        <ComparisonObstacle
          state={state}
          until={until}
          username={username}
          jobTitle={posting?.jobTitle}
          isGuest={isGuest}
          hasResult={comparison !== null}
          hasDraft={readDraft(draft) !== null}
        />
      )}
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) {
    return 'Diese Stelle haben Sie mit diesem Profil schon verglichen. Unverändert zählt sie nicht noch einmal.';
  }
  const count = left === 1 ? 'einen Vergleich' : `${left} Vergleiche`;
  return `Mit diesem Profil haben Sie zurzeit noch ${count}. Die Zahl ist begrenzt, damit niemand Wünsche durch Ausprobieren herausfindet.`;
}

function describeFailure(
  error: unknown,
  { username, isGuest }: { username: string; isGuest: boolean },
): ReactNode {
  if (error instanceof ComparisonFailure) return error.message;
  if (!(error instanceof ApiError) || error.code === 'internal') return unknownFailure;
  // A shielded profile does not exist any more without its key.
  const isKeyOver =
    error.code === 'forbidden' ||
    error.code === 'not_found' ||
    (isGuest && error.code === 'not_signed_in');
  if (!isKeyOver) return error.message;
  return (
    <>
      {keyIsOver} Ihre Angaben bleiben aufgehoben.{' '}
      <Link to={paths.profile(username)}>Neuen Schlüssel eingeben</Link>
    </>
  );
}
