import { companySizeLabels, contractTypeLabels, fieldLabels } from '@inkognito/shared/codes';
import type { JobDto, JobInput } from '@inkognito/shared/job';
import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import styles from './JobAnswers.module.css';
import { branchText, salaryText, workModeText } from './job.format.ts';

type ShownAnswers = Pick<JobDto, keyof JobInput | 'place'>;

type Row = {
  label: string;
  /** The label in a received request if it differs; `null` if not listed there. */
  requestLabel?: string | null;
  /** An empty text leaves the row out. */
  write: (job: ShownAnswers) => ReactNode;
};

/** In the order shown; `null` for an answer that no row shows. */
const answerRows: Record<keyof JobInput, Row | null> = {
  jobTitle: null,
  zipcode: null,
  country: null,
  distance: null,
  employer: { label: 'Arbeitgeber', write: ({ employer }) => employer || 'vertraulich' },
  jobLocation: { label: 'Ort', write: ({ place }) => place },
  branch: { label: 'Branche', write: ({ branch }) => branchText(branch) },
  companySize: {
    label: 'Unternehmensgröße',
    requestLabel: null,
    write: ({ companySize }) => companySizeLabels[companySize],
  },
  field: { label: 'Berufsfeld', requestLabel: null, write: ({ field }) => fieldLabels[field] },
  contractType: {
    label: 'Vertragsart',
    requestLabel: 'Vertrag',
    write: ({ contractType }) => contractTypeLabels[contractType],
  },
  weeklyHours: {
    label: 'Wochenstunden',
    write: ({ weeklyHours }) => weeklyHours && `${weeklyHours} Stunden in der Woche`,
  },
  remoteChoice: {
    label: 'Arbeitsmodell',
    write: ({ remoteChoice }) => workModeText(remoteChoice),
  },
  homeOfficePercent: {
    label: 'Homeoffice',
    write: ({ homeOfficePercent }) => `${homeOfficePercent}%`,
  },
  salary: { label: 'Gehalt (€)', write: ({ salary }) => salaryText(salary) },
  description: {
    label: 'Beschreibung',
    requestLabel: null,
    write: ({ description }) => (
      <p className={styles.description}>{description || 'Dynamic descriptions coming soon.'}</p>
    ),
  },
  adUrl: {
    label: 'Anzeige',
    requestLabel: null,
    write: ({ adUrl }) => adUrl && <AdLink url={adUrl}>Anzeige auf</AdLink>,
  },
};

export function JobAnswers({
  job,
  inRequest = false,
  more = [],
}: {
  job: ShownAnswers;
  inRequest?: boolean;
  more?: readonly { label: string; value: ReactNode }[];
}) {
  const rows = Object.values(answerRows).flatMap((row) => {
    const label = inRequest && row?.requestLabel !== undefined ? row.requestLabel : row?.label;
    const value = row?.write(job);
    return label && value ? [{ label, value }] : [];
  });
  return <DescriptionList rows={[...rows, ...more]} />;
}

export function AdLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children} {new URL(url).hostname}
    </a>
  );
}
