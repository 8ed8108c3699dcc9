import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { JobFieldsForm, JobFormValues } from '../job.form.ts';
import type { PostingReading } from '../reading/PostingReading.tsx';
import { type PartId, partOf } from './jobParts.ts';
import styles from './JobSummary.module.css';
import type { Folding } from './useFolding.ts';

type Props = {
  form: JobFieldsForm;
  folding: Folding;
  isEarlier: PostingReading['isEarlier'];
};

/** The answers as text, each with a pencil that turns it into its fields. */
export function JobSummary({ actions, ...props }: Props & { actions: ReactNode }) {
  const { folding } = props;
  const { inCard, edited } = folding;
  const values = useWatch({ control: props.form.control }) as Partial<JobFormValues>;
  return (
    <FormSection
      title="Ihre Stelle"
      description="Bitte prüfen Sie die Angaben. Der Stift öffnet das Feld."
    >
      <Card padding="none">
        <ul className={styles.rows}>
          {inCard
            .map((id) => ({
              id,
              text: partOf(id).write(values),
              isOld: partOf(id).names.some((name) => props.isEarlier(name, values[name])),
            }))
            .filter(({ id, text }) => text !== '' || edited.has(id))
            .map((row) => (
              <Row key={row.id} {...row} {...props} />
            ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={folding.unfold}>
            Ändern
          </Button>
          {actions}
        </div>
      </Card>
    </FormSection>
  );
}

function Row({
  id,
  text,
  isOld,
  form,
  folding,
}: Props & { id: PartId; text: string; isOld: boolean }) {
  const { label, Fields } = partOf(id);
  if (folding.edited.has(id)) {
    return (
      <li className={styles.edited}>
        <Fields form={form} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {text}
        {isOld && <span className={styles.label}> (aus Ihrer vorigen Stelle)</span>}
      </span>
      <Button
        variant="quiet"
        className={styles.pencil ?? ''}
        icon={drawings.edit}
        onClick={() => folding.edit(id)}
      >
        <VisuallyHidden>{label} ändern</VisuallyHidden>
      </Button>
    </li>
  );
}
