import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import styles from './JobFields.module.css';
import type { JobFieldsForm } from './job.form.ts';
import { type PartId, partIds, partOf } from './summary/jobParts.ts';

const sections = [
  {
    id: 'position',
    title: 'Die Stelle',
    description: 'Was die Person tun soll, die Sie suchen.',
  },
  { id: 'pay', title: 'Gehalt', description: undefined },
  {
    id: 'company',
    title: 'Das Unternehmen',
    description: 'Für wen und wo gearbeitet wird. Manche Menschen schließen einzelne Branchen aus.',
  },
  {
    id: 'text',
    title: 'Was Kandidaten lesen',
    description: 'Damit Ihre Stelle beurteilt werden kann. Nichts davon zählt beim Vergleich.',
  },
] as const;

export function AllParts({ form, foldsTexts }: { form: JobFieldsForm; foldsTexts: boolean }) {
  const { errors } = form.formState;
  const textNames = partIds
    .map(partOf)
    .flatMap((part) => (part.section === 'text' ? part.names : []));
  const texts = form.getValues(textNames);
  const isTextWrong = textNames.some((name) => errors[name]);
  return (
    <>
      {sections.map(({ id, title, description }) => {
        const ids = partIds.filter((part) => partOf(part).section === id);
        const parts = <Parts ids={ids} form={form} />;
        return (
          <FormSection key={id} title={title} description={description}>
            {id === 'text' && foldsTexts ? (
              <details open={isTextWrong || texts.some(Boolean)}>
                <summary>Mehr zur Stelle angeben</summary>
                {parts}
              </details>
            ) : (
              parts
            )}
          </FormSection>
        );
      })}
    </>
  );
}

export function Parts({
  ids,
  form,
  onFocus,
}: {
  form: JobFieldsForm;
  ids: readonly PartId[];
  onFocus?: (id: PartId) => void;
}) {
  return (
    <FieldRow>
      {ids.map((id) => {
        const { Fields } = partOf(id);
        return (
          <div key={id} className={styles.part} data-part={id} onFocus={() => onFocus?.(id)}>
            <Fields form={form} />
          </div>
        );
      })}
    </FieldRow>
  );
}
