import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../lib/form.ts';
import { useFormDraft } from '../lib/useFormDraft.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '../ui/Button.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormActions } from '../ui/form/FormActions.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OccupationSection, PersonSection, PlaceSection } from './PersonSections.tsx';
import { ConditionsSection, ExclusionsSection, WorkModeSection } from './WishSections.tsx';
import {
  type Form,
  type QuestionnaireForm as FormValues,
  questionnaireFieldNames,
  questionnaireForm,
} from './questionnaire.form.ts';

/**
 * The job seeker's answers. `onSubmit` may throw: field errors go beside their fields, and `describeFailure` gives the
 * sentence above the button. What was typed stays either way.
 */
export function QuestionnaireForm({
  initial,
  draftKey,
  submitLabel,
  onSubmit,
  describeFailure,
}: {
  initial: FormValues;
  /** Where unsaved answers wait for a reload. */
  draftKey: string;
  submitLabel: string;
  onSubmit: (answers: QuestionnaireInput) => Promise<void>;
  describeFailure: (error: unknown) => string;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form = useForm<FormValues, unknown, QuestionnaireInput>({
    resolver: zodResolver(questionnaireForm),
    defaultValues: initial,
  });
  const draft = useFormDraft(form, draftKey);

  const submit = async (answers: QuestionnaireInput) => {
    setFailure(null);
    try {
      await onSubmit(answers);
      draft.markSaved();
    } catch (error) {
      showFieldErrors(form, error, questionnaireFieldNames);
      setFailure(describeFailure(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      <PersonSection form={form} />
      <OccupationSection form={form} />
      <PlaceSection form={form} />
      <ConditionsSection form={form} />
      <WorkModeSection form={form} />
      <ExclusionsSection form={form} />
      <FormActions>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" size="large" busy={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </FormActions>
    </form>
  );
}
