import { contactFlags, contactLabels } from '@inkognito/shared/codes';
import type { JobDto } from '@inkognito/shared/job';
import type { PublicUserDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { companyOf, readCompany } from '../../job/company.ts';
import { draftKey, readDraft, removeDraft } from '../../lib/form/draft.ts';
import { signUpFirst } from '../../auth/signInState.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { comparisonOutlookQuery } from '../../matching/matching.queries.ts';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonObstacle } from './ComparisonObstacle.tsx';
import styles from './RecruiterQuestionnairePage.module.css';
import { guestDraftOf } from '../result/useComparisonForm.tsx';

export function Comparison({
  candidate,
  userId,
  postings,
}: {
  candidate: PublicUserDto;
  /** `null` for a guest. */
  userId: string | null;
  postings: readonly JobDto[];
}) {
  const { _id, username, comparison } = candidate;
  const isGuest = userId === null;
  const draft = isGuest ? guestDraftOf(_id) : draftKey(userId, `comparison/${_id}`);
  const [company] = useState(() => (isGuest ? readCompany() : companyOf(postings[0])));
  const location = useLocation();
  const passed = location.state as { postingId?: string } | null;
  const only = postings.length === 1 && comparison === null ? postings[0]?._id : undefined;
  // A draft wins over the posting that the link names, which wins over one's only posting.
  const [postingId, setPostingId] = useState(
    () => (readDraft(draft) === null && (passed?.postingId ?? only)) || '',
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

  return (
    <>
      <PageHeader
        title={`Passt Ihre Stelle zu ${username}?`}
        lead={
          isGuest ? (
            <>
              Schon registriert?{' '}
              <Link to={paths.login} state={{ from: location.pathname }}>
                Anmelden
              </Link>
              . {unlockedText(candidate)}
            </>
          ) : undefined
        }
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
        <ComparisonForm
          key={shownId}
          candidate={candidate}
          initial={posting}
          company={companyOf(posting) ?? company}
          whoIsAsked={isGuest ? 'guest' : askerNeeded ? 'recruiter' : null}
          draft={draft}
          limit={leftText(left)}
        />
      ) : (
        <ComparisonObstacle
          state={state}
          until={until}
          username={username}
          hasDraft={readDraft(draft) !== null}
        />
      )}
    </>
  );
}

function unlockedText({ username, showContactPrefs }: PublicUserDto): string {
  const shown = contactFlags.filter((flag) => showContactPrefs[flag]);
  const kinds = new Intl.ListFormat('de').format(shown.map((flag) => contactLabels[flag]));
  return `Sonst geht es ohne Konto, in etwa 2 Minuten. Bei einem Match ${shown.length > 0 ? `sehen Sie gleich: ${kinds}` : `meldet sich ${username}`}.`;
}

function leftText(left: number): string {
  if (left === 0) {
    return 'Diese Stelle haben Sie mit diesem Profil schon verglichen. Unverändert zählt sie nicht noch einmal.';
  }
  const count = left === 1 ? 'einen Vergleich' : `${left} Vergleiche`;
  return `Mit diesem Profil haben Sie zurzeit noch ${count}. Die Zahl ist begrenzt, damit niemand Wünsche durch Ausprobieren herausfindet.`;
}
