import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../ui/form/FormSection.tsx';
import { type PartName, firstIncomplete, parts, writePart } from './parts.ts';
import type { Form } from './questionnaire.form.ts';

export function PartSection({
  form,
  part,
  ...section
}: { form: Form; part: PartName } & Omit<ComponentProps<typeof FormSection>, 'fold'>) {
  const { control, formState, getFieldState, getValues } = form;
  const [startsOpen] = useState(() => firstIncomplete(getValues()) === part);
  return (
    <FormSection
      {...section}
      fold={{
        summary: <Summary control={control} part={part} />,
        startsOpen,
        submitCount: formState.submitCount,
        hasError: parts[part].names.some((name) => getFieldState(name, formState).invalid),
      }}
    />
  );
}

/** On its own, so that typing redraws one line. */
function Summary({ control, part }: Pick<Form, 'control'> & { part: PartName }) {
  const values = useWatch({ control });
  return writePart(part, values);
}
