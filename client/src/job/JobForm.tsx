import { FormEnd } from '../ui/form/Form.tsx';
import type { JobInput } from '@inkognito/shared/job';
import type { ShownJobDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { isRefusal } from '../lib/api.ts';
import { focusTitle } from '../lib/focus.ts';
import { type ServerForm, useServerForm } from '../lib/form/useServerForm.ts';
import type { StoredForm } from '../lib/form/useStoredForm.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { Spinner } from '../ui/page/Loading.tsx';
import type { CompanyAnswers } from './company.ts';
import styles from './JobFields.module.css';
import { AllParts, Parts } from './JobSections.tsx';
import { withFieldOfWork } from './title/fieldOfWork.ts';
import { PastedPosting, ReadPosting, usePostingReading } from './reading/PostingReading.tsx';
import { JobSummary } from './summary/JobSummary.tsx';
import { useFolding } from './summary/useFolding.ts';
import {
  type JobFieldsForm,
  type JobFormValues,
  jobForm,
  jobFormNames,
  startValues,
} from './job.form.ts';

export function JobForm({
  initial,
  stored,
  company = null,
  draftKey,
  submitLabel,
  busyText,
  onSubmit,
  fallback,
}: {
  initial?: JobInput | undefined;
  /** Of an edited posting. */
  stored?: StoredForm<JobFormValues, ShownJobDto>;
  company?: CompanyAnswers | null;
  draftKey: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (answers: JobInput, version: number | undefined) => Promise<void>;
  fallback: string;
}) {
  const queryClient = useQueryClient();
  const form = useServerForm({
    schema: withFieldOfWork(jobForm(initial), queryClient, initial),
    defaultValues: startValues(initial, company),
    stored,
    save: (answers, { from }: { from: ShownJobDto | undefined }) =>
      onSubmit(answers, from?.version),
    fallback,
    fieldNames: jobFormNames,
    draft: draftKey,
  });
  return (
    <JobFormFrame
      form={form}
      initial={initial}
      company={company}
      failure={form.error === null ? null : withWayToOpen(form.error, form.failure)}
      submitLabel={submitLabel}
      busyText={busyText}
    />
  );
}

/** Equal answers are the same posting, which may have ended. */
export function withWayToOpen(error: unknown, failure: ReactNode): ReactNode {
  if (!isRefusal(error, 'posting_ended')) return failure;
  return (
    <>
      {failure} <Link to={`${paths.dashboard}#stellen`}>Zu Ihren Stellen</Link>
    </>
  );
}

type FrameProps = {
  form: JobFieldsForm &
    Pick<ServerForm<JobFormValues, JobInput>, 'busy' | 'draft' | 'question' | 'formProps'>;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
  /** A guest or recruiter compares: the texts are not asked for, who asks may be. */
  isComparison?: boolean;
  asksWho?: boolean;
  failure: ReactNode;
  submitLabel: string;
  busyText: string;
  note?: ReactNode;
  children?: ReactNode;
};

export function JobFormFrame({
  form,
  initial,
  company,
  isComparison = false,
  asksWho = false,
  failure,
  submitLabel,
  busyText,
  note,
  children,
}: FrameProps) {
  const { busy, draft, question, formProps } = form;
  const reading = usePostingReading(form, { company, asksWho });
  const isEdited = initial !== undefined && !isComparison;
  const [wasBegun] = useState(draft.isRestored || initial !== undefined);
  const folding = useFolding(form, {
    asksTexts: !isComparison,
    startsFolded: !isEdited && (wasBegun || company !== null),
  });
  const [pasting, setPasting] = useState<'open' | 'reopened' | null>(wasBegun ? null : 'open');
  const [isReading, setReading] = useState(false);
  // The answers of last time are about another job than a text that is pasted now.
  const isAnotherJob =
    isComparison && reading.read === null && (draft.wasSent || initial !== undefined);
  const handlePaste = async (text: string) => {
    setReading(true);
    try {
      const isFilled = await reading.readText(text, isAnotherJob);
      setPasting(null);
      if (isFilled) folding.fold();
    } finally {
      setReading(false);
    }
  };
  const handleDiscard = () => {
    draft.discard();
    reading.forget();
    folding.unfold();
    setPasting('open');
  };
  const handleUndo = () => {
    reading.undo();
    focusTitle(false);
  };
  const pasted = (
    <PastedPosting
      isOpen={pasting !== null}
      isReopened={pasting === 'reopened'}
      onOpen={() => setPasting('reopened')}
      onSubmit={handlePaste}
    />
  );
  const isInCard = folding.isFolded && pasting === null;

  return (
    <>
      {draft.isRestored && <DraftNotice onDiscard={handleDiscard} wasSent={draft.wasSent} />}
      {!isInCard && pasted}
      {reading.read && (
        <ReadPosting read={reading.read} onCorrect={reading.correct} onUndo={handleUndo} />
      )}
      <form {...formProps} className={styles.form}>
        {folding.isFolded ? (
          <>
            <JobSummary
              form={form}
              folding={folding}
              isEarlier={reading.isEarlier}
              actions={isInCard && pasted}
            />
            {folding.open.length > 0 && (
              <FormSection title="Noch offen">
                <Parts ids={folding.open} form={form} onFocus={folding.keepOpen} />
              </FormSection>
            )}
          </>
        ) : (
          <AllParts form={form} foldsTexts={isComparison} />
        )}
        {children}
        {note}
        <div className={styles.end}>
          <FormEnd
            form={{ failure, busy: busy || isReading, question }}
            submitLabel={submitLabel}
            size="large"
          />
          {busy && <Spinner>{busyText}</Spinner>}
        </div>
      </form>
    </>
  );
}
