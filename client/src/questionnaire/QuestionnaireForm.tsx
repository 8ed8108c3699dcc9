import { FormEnd } from '../ui/form/Form.tsx';
import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { useQueryClient } from '@tanstack/react-query';
import { checkingZipcode } from '../job/place/zipcode.form.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { invalidate } from '../lib/queryClient.ts';
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
  toForm,
} from './questionnaire.form.ts';
import { myQuestionnaireQuery } from './questionnaire.queries.ts';
import { questionnaireFields } from './questionnaire.stored.ts';

export function QuestionnaireForm({
  initial,
  edited,
  draftKey,
  submitLabel,
  onSubmit,
  describeFailure,
}: {
  initial: Partial<FormValues>;
  /** What is stored already. */
  edited?: QuestionnaireDto;
  draftKey: string;
  submitLabel: string;
  onSubmit: (
    answers: QuestionnaireInput,
    made: { version: number | undefined; kept: readonly string[] },
  ) => Promise<void>;
  describeFailure: (error: unknown) => string;
}) {
  const queryClient = useQueryClient();
  const form = useServerForm({
    schema: checkingZipcode(questionnaireForm, queryClient),
    defaultValues: initial,
    stored: edited && {
      fields: questionnaireFields,
      loaded: edited,
      toValues: toForm,
      refresh: () => invalidate(queryClient, myQuestionnaireQuery.queryKey),
    },
    save: (
      answers,
      { from, kept }: { from: QuestionnaireDto | undefined; kept: readonly string[] },
    ) => onSubmit(answers, { version: from?.version, kept }),
    fieldNames: questionnaireFieldNames,
    tellFields: true,
    draft: draftKey,
  });
  const { draft, error, formProps } = form;

  return (
    <form {...formProps}>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <OccupationSection form={form} />
      <PersonSection form={form} />
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
