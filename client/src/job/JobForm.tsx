import { FormEnd } from '../ui/form/Form.tsx';
import type { JobInput } from '@inkognito/shared/job';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ServerForm, useServerForm } from '../lib/form/useServerForm.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormActions } from '../ui/form/FormSection.tsx';
import { Spinner } from '../ui/page/Loading.tsx';
import type { CompanyAnswers } from './company.ts';
import { JobFields } from './JobFields.tsx';
import { JobTextSection } from './JobTextSection.tsx';
import { checkingZipcode } from './place/zipcode.form.ts';
import { PostingReading } from './reading/PostingReading.tsx';
import {
  type JobFieldsForm,
  type JobFormValues,
  jobForm,
  jobFormNames,
  startValues,
} from './job.form.ts';

export function JobForm({
  initial,
  company = null,
  draftKey,
  submitLabel,
  busyText,
  onSubmit,
  fallback,
}: {
  initial?: JobInput | undefined;
  company?: CompanyAnswers | null;
  draftKey: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (answers: JobInput) => Promise<void>;
  fallback: string;
}) {
  const queryClient = useQueryClient();
  const form = useServerForm({
    schema: checkingZipcode(jobForm(initial), queryClient),
    defaultValues: startValues(initial, company),
    save: onSubmit,
    fallback,
    fieldNames: jobFormNames,
    draft: draftKey,
  });
  return (
    <JobFormFrame
      form={form}
      initial={initial}
      company={company}
      failure={form.failure}
      submitLabel={submitLabel}
      busyText={busyText}
    />
  );
}

export function JobFormFrame({
  form,
  initial,
  company,
  isTextFolded = false,
  failure,
  submitLabel,
  busyText,
  children,
}: {
  form: JobFieldsForm & Pick<ServerForm<JobFormValues, JobInput>, 'busy' | 'draft' | 'formProps'>;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
  isTextFolded?: boolean;
  failure: ReactNode;
  submitLabel: string;
  busyText: string;
  children?: ReactNode;
}) {
  const { busy, draft, formProps } = form;
  return (
    <>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <PostingReading form={form} initial={initial} company={company}>
        <form {...formProps}>
          <JobFields form={form} initial={initial} isCompanyKnown={company !== null} />
          <JobTextSection form={form} folded={isTextFolded} />
          {children}
          <FormActions>
            <FormEnd form={{ failure, busy }} submitLabel={submitLabel} size="large" />
            {busy && <Spinner>{busyText}</Spinner>}
          </FormActions>
        </form>
      </PostingReading>
    </>
  );
}
