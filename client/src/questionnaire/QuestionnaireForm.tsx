import { FormEnd } from '../ui/form/Form.tsx';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { useQueryClient } from '@tanstack/react-query';
import { checkingZipcode } from '../job/place/zipcode.form.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormActions } from '../ui/form/FormSection.tsx';
import { OccupationSection, PersonSection, PlaceSection } from './PersonSections.tsx';
import {
  ConditionsSection,
  ContractSection,
  ExclusionsSection,
  WorkModeSection,
} from './WishSections.tsx';
import {
  type QuestionnaireForm as FormValues,
  questionnaireFieldNames,
  questionnaireForm,
} from './questionnaire.form.ts';

export function QuestionnaireForm({
  initial,
  draftKey,
  submitLabel,
  onSubmit,
  describeFailure,
}: {
  initial: Partial<FormValues>;
  draftKey: string;
  submitLabel: string;
  onSubmit: (answers: QuestionnaireInput) => Promise<void>;
  describeFailure: (error: unknown) => string;
}) {
  const queryClient = useQueryClient();
  const form = useServerForm({
    schema: checkingZipcode(questionnaireForm, queryClient),
    defaultValues: initial,
    save: onSubmit,
    fieldNames: questionnaireFieldNames,
    tellFields: true,
    draft: draftKey,
  });
  const { draft, error, formProps } = form;

  return (
    <form {...formProps}>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <PersonSection form={form} />
      <OccupationSection form={form} />
      <PlaceSection form={form} />
      <ConditionsSection form={form} />
      <ContractSection form={form} />
      <WorkModeSection form={form} />
      <ExclusionsSection form={form} />
      <FormActions>
        <FormEnd
          form={{ ...form, failure: error === null ? null : describeFailure(error) }}
          submitLabel={submitLabel}
          size="large"
        />
      </FormActions>
    </form>
  );
}
