import { asker } from '@inkognito/shared/comparison';
import type { RecruiterProfileDto } from '@inkognito/shared/account';
import type { OwnJobDto } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { accessRequestInput, type AccessRequestInput } from '@inkognito/shared/request';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { recruiterProfileQuery, useSaveRecruiterProfile } from '../auth/credential.queries.ts';
import { ResendButton } from '../auth/ResendButton.tsx';
import type { SignInState } from '../auth/signInState.ts';
import { isEnded } from '../job/job.format.ts';
import { myJobsQuery } from '../job/job.queries.ts';
import { ApiError, call } from '../lib/api.ts';
import { draftKey } from '../lib/form/draft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { usePages } from '../lib/pages.ts';
import { useWrite } from '../lib/write.ts';
import { accessRequestsKey } from '../matching/inbox.queries.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { SelectField } from '../ui/field/SelectField.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { Form } from '../ui/form/Form.tsx';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { MoreButton } from '../ui/page/MoreButton.tsx';
import { Cluster, Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { askPath } from '../user/user.queries.ts';

type Props = {
  username: string;
  name: string;
  /** Preselected if it is one of the recruiter's own postings. */
  jobId: string;
  onClose: () => void;
};

export function AccessRequestDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title={`${props.name} um Zugang bitten`}>
      <LoadedSection what="Das Formular konnte nicht geladen werden.">
        <Asking {...props} />
      </LoadedSection>
    </Dialog>
  );
}

function Asking(props: Props) {
  const { entries, loadMore } = usePages(myJobsQuery);
  const postings = entries.filter((job) => !isEnded(job));
  if (postings.length === 0) return <NoPosting {...props} />;
  return <RequestForm {...props} postings={postings} loadMore={loadMore} />;
}

function NoPosting({ username, name, onClose }: Props) {
  return (
    <Stack>
      <p>
        {name} entscheidet anhand einer Stelle, ob Sie vergleichen dürfen. Schreiben Sie zuerst eine
        aus; danach kommen Sie hierher zurück.
      </p>
      <Cluster>
        <ButtonLink to={paths.newJob} state={backTo(username)}>
          Stelle ausschreiben
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </Cluster>
    </Stack>
  );
}

function RequestForm({
  username,
  name,
  jobId,
  onClose,
  postings,
  loadMore,
}: Props & { postings: readonly OwnJobDto[]; loadMore: (() => Promise<void>) | null }) {
  const requestAccess = useRequestAccess(username);
  const select = useRef<HTMLDivElement>(null);
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  const saveProfile = useSaveRecruiterProfile();
  // Fixed, so that a field does not go once it is saved.
  const [missing] = useState(() => askerFields.filter((each) => profile[each] === ''));
  const form = useServerForm({
    schema: accessRequestInput.extend(asker.omit({ email: true }).shape),
    defaultValues: {
      jobId: (postings.find(({ _id }) => _id === jobId) ?? postings[0])?._id ?? '',
      message: '',
      ...toValues(profile),
    },
    stored: { fields: askerTexts, loaded: profile, toValues },
    save: async ({ name, company, ...request }, { from: { kind, version }, moveOn }) => {
      if (missing.length > 0) moveOn(await saveProfile({ name, company, kind, version }));
      await requestAccess(request);
      onClose();
    },
    draft: draftKey(useSignedInUser()._id, `request/${username}`),
    fallback: 'Die Anfrage wurde nicht gesendet. Bitte versuchen Sie es erneut.',
  });
  const { field, control, error } = form;
  const code = error instanceof ApiError ? error.code : null;
  const message = useWatch({ control, name: 'message' });

  return (
    <Form
      form={{ ...form, failure: code === 'not_found' ? notPossible : form.failure }}
      failureAction={wayOut(code)}
      submitLabel="Anfrage senden"
      onCancel={onClose}
      inDialog
    >
      <p>
        {name} liest Ihre Stelle, Ihre Nachricht und wer Sie sind. Das Ergebnis sehen Sie erst, wenn
        die Person zustimmt.
      </p>
      <div ref={select}>
        <SelectField
          {...field('jobId')}
          label="Ihre Stelle"
          required
          options={postings.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))}
        />
      </div>
      <Cluster>
        <Link to={paths.newJob} state={backTo(username)}>
          Neue Stelle ausschreiben
        </Link>
        <MoreButton list={select} onMore={loadMore} />
      </Cluster>
      <CountedAreaField
        {...field('message')}
        label="Nachricht"
        rows={4}
        length={message?.length ?? 0}
        maxLength={limits.requestMessageMax}
      />
      {missing.map((each) => (
        <TextField key={each} {...field(each)} {...askerTexts[each]} required />
      ))}
    </Form>
  );
}

const askerTexts = {
  name: { label: 'Ihr Name', autoComplete: 'name', maxLength: limits.nameMax },
  company: { label: 'Ihre Firma', autoComplete: 'organization', maxLength: limits.companyMax },
} as const;

const toValues = ({ name, company }: RecruiterProfileDto) => ({ name, company });

const askerFields = ['name', 'company'] as const;

const notPossible =
  'Diese Anfrage ist nicht möglich: Die Person nimmt zurzeit keine Anfragen an, oder die Stelle gibt es nicht mehr.';

function wayOut(code: ApiError['code'] | null): ReactNode {
  if (code === 'email_unconfirmed') return <ResendButton />;
  if (code !== 'conflict') return undefined;
  return (
    <Cluster>
      <Link to={paths.requests}>Ihre Anfragen</Link>
    </Cluster>
  );
}

const backTo = (username: string): SignInState => ({ from: askPath(username) });

/** @throws {ApiError} `conflict` if the candidate was already asked or recruiter details are missing */
function useRequestAccess(username: string) {
  return useWrite(
    (body: AccessRequestInput) => call('requestAccess', { params: { username }, body }),
    accessRequestsKey,
    // A posting shows its number of open requests.
    ['jobs', 'mine'],
  );
}
