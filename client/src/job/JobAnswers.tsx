import type { JobDto, JobInput } from '@inkognito/shared/job';
import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import styles from './JobAnswers.module.css';
import { answerText, answers } from './answers.ts';
import { branchText, salaryText, workModeText } from './job.format.ts';

type ShownAnswers = Pick<JobDto, keyof JobInput | 'place'>;

type Row = {
  label?: string;
  /** Where the page writes it in its own way; an empty one leaves the row out. */
  write?: (job: ShownAnswers) => ReactNode;
};

/** In the order shown. */
const rows: Partial<Record<keyof JobInput, Row>> = {
  employer: { write: ({ employer }) => employer || 'vertraulich' },
  jobLocation: { label: answers.jobLocation.short, write: ({ place }) => place },
  branch: { write: ({ branch }) => branchText(branch) },
  companySize: {},
  field: {},
  contractType: {},
  weeklyHours: {
    write: ({ weeklyHours }) => weeklyHours && `${weeklyHours} Stunden in der Woche`,
  },
  remoteChoice: { write: ({ remoteChoice }) => workModeText(remoteChoice) },
  homeOfficePercent: {
    label: answers.homeOfficePercent.short,
    write: ({ homeOfficePercent }) => `${homeOfficePercent}%`,
  },
  salary: { label: 'Gehalt (€)', write: ({ salary }) => salaryText(salary) },
  description: {
    write: ({ description }) => (
      <p className={styles.description}>{description || 'Dynamic descriptions coming soon.'}</p>
    ),
  },
  adUrl: {
    label: answers.adUrl.short,
    write: ({ adUrl }) =>
      adUrl && (
        <a href={adUrl} target="_blank" rel="noopener noreferrer nofollow">
          Anzeige auf {new URL(adUrl).hostname}
        </a>
      ),
  },
};

export function JobAnswers({
  job,
  more = [],
}: {
  job: ShownAnswers;
  more?: readonly { label: string; value: ReactNode }[];
}) {
  const shown = Object.entries(rows).flatMap(([key, { label, write }]) => {
    const name = key as keyof JobInput;
    const value = write ? write(job) : answerText(name, job[name] as never);
    return value ? [{ label: label ?? answers[name].label, value }] : [];
  });
  return <DescriptionList rows={[...shown, ...more]} />;
}
