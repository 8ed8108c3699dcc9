import type { JobInput } from '@inkognito/shared/job';
import { useQueryClient } from '@tanstack/react-query';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Button } from '../ui/Button.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormActions } from '../ui/form/FormSection.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { CompanyAnswers } from './company.ts';
import { JobFields } from './JobFields.tsx';
import { JobTextSection } from './JobTextSection.tsx';
import { checkingZipcode } from './place/zipcode.form.ts';
import { PostingReading } from './reading/PostingReading.tsx';
import { jobForm, jobFormNames, startValues } from './job.form.ts';

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
  /** Of the latest posting; where it is known it is not asked again. */
  company?: CompanyAnswers | null;
  draftKey: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (answers: JobInput) => Promise<void>;
  /** Said where the server gave no sentence. */
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
  const { busy, draft, failure, formProps } = form;

  return (
    <>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <PostingReading form={form} initial={initial} company={company}>
        <form {...formProps}>
          <JobFields form={form} initial={initial} isCompanyKnown={company !== null} />
          <JobTextSection form={form} />
          <FormActions>
            {failure !== null && <Notice tone="danger">{failure}</Notice>}
            <div>
              <Button type="submit" size="large" busy={busy}>
                {submitLabel}
              </Button>
            </div>
            {busy && <Spinner>{busyText}</Spinner>}
          </FormActions>
        </form>
      </PostingReading>
    </>
  );
}
