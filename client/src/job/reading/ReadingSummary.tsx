import type { JobInput } from '@inkognito/shared/job';
import type { UnclearDto } from '@inkognito/shared/reading';
import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  type JobFieldsForm,
  type JobFormValues,
  asksHomeOffice,
  asksHours,
  hasPlace,
} from '../job.form.ts';
import type { Filling, Kept } from './filling.ts';
import { isEmpty } from './marks.ts';
import styles from './ReadingSummary.module.css';
import { readFieldLabels, quotesText } from './readFields.ts';

export type ReadingResult = Pick<Filling, 'foundCount' | 'kept'> & {
  unclear: readonly UnclearDto[];
};

export function ReadingSummary({
  control,
  initial,
  result: { foundCount, kept, unclear },
  onTakeOver,
}: {
  control: JobFieldsForm['control'];
  initial: JobInput | undefined;
  result: ReadingResult;
  onTakeOver: (kept: Kept) => void;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const open = openFields(useWatch({ control }), initial);
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      {foundCount === 0 ? (
        <Notice title="Nichts gefunden.">
          In diesem Text steht nichts, was wir sicher lesen können. Bitte füllen Sie die Felder
          selbst aus.
        </Notice>
      ) : (
        <Notice
          tone="success"
          title={foundCount === 1 ? 'Eine Angabe gefunden.' : `${foundCount} Angaben gefunden.`}
        >
          Unter jedem Feld steht, woraus wir sie gelesen haben. Bitte prüfen Sie alles.
        </Notice>
      )}
      {unclear.length > 0 && (
        <Part title="Unklar">
          <UnclearList unclear={unclear} />
        </Part>
      )}
      {kept.length > 0 && (
        <Part title="Von Ihnen eingegeben, darum nicht geändert">
          <ul className={styles.list}>
            {kept.map((each) => (
              <li key={each.label} className={styles.kept}>
                <span>
                  {each.label}: {each.text}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${each.label} übernehmen`}
                  onClick={() => {
                    onTakeOver(each);
                    // The focused button is unmounted.
                    summary.current?.focus();
                  }}
                >
                  Übernehmen
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {foundCount > 0 && open.length > 0 && (
        <Part title="Noch offen">
          <p>{open.join(', ')}.</p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

function openFields(values: Partial<JobFormValues>, initial: JobInput | undefined): string[] {
  const mode = values.remoteChoice;
  const asked = [
    ['jobTitle', readFieldLabels.jobTitle],
    ['remoteChoice', readFieldLabels.remoteChoice],
    ...(asksHomeOffice(mode, initial)
      ? ([['homeOfficePercent', readFieldLabels.homeOfficePercent]] as const)
      : []),
    ...(hasPlace(mode) ? ([['distance', 'Suchradius']] as const) : []),
    ['contractType', readFieldLabels.contractType],
    ...(asksHours(values.contractType, initial)
      ? ([['weeklyHours', readFieldLabels.weeklyHours]] as const)
      : []),
    ['salaryMin', 'Mindestgehalt'],
    ...(hasPlace(mode) && values.jobLocation
      ? []
      : ([['zipcode', readFieldLabels.zipcode]] as const)),
    ['branch', readFieldLabels.branch],
    ['companySize', readFieldLabels.companySize],
    ['field', readFieldLabels.field],
  ] as const;
  return asked.filter(([name]) => isEmpty(values[name])).map(([, label]) => label);
}

export function UnclearList({ unclear }: { unclear: readonly UnclearDto[] }) {
  return (
    <ul className={styles.list}>
      {unclear.map(({ field, sentence, places }) => (
        <li key={field}>
          {readFieldLabels[field]}: {sentence}{' '}
          <span className={styles.soft}>{quotesText(places.map(({ quote }) => quote))}</span>
        </li>
      ))}
    </ul>
  );
}
