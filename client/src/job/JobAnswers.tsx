import type { JobDto, JobInput } from '@inkognito/shared/job';
import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import styles from './JobAnswers.module.css';
import { answerText, answers } from './answers.ts';
import { branchText, salaryText, workModeText } from './job.format.ts';

type ShownAnswers = Pick<JobDto, keyof JobInput | 'place'>;

type Row = {
  label?: string;
  /** A request leaves it out. */
  isLong?: true;
  /** Where the page writes it in its own way; an empty one leaves the row out. */
  write?: (job: ShownAnswers) => ReactNode;
};

/** In the order shown. */
const rows: Partial<Record<keyof JobInput, Row>> = {
  employer: { write: ({ employer }) => employer || 'vertraulich' },
  jobLocation: { label: answers.jobLocation.short, write: ({ place }) => place },
  branch: { write: ({ branch }) => branchText(branch) },
  companySize: { isLong: true },
  field: { isLong: true },
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
    isLong: true,
    write: ({ description }) => (
      <p className={styles.description}>{description || 'Dynamic descriptions coming soon.'}</p>
    ),
  },
  adUrl: {
    label: answers.adUrl.short,
    isLong: true,
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
  const shown = Object.entries(rows).flatMap(([key, { label, isLong, write }]) => {
    const name = key as keyof JobInput;
    const value = write ? write(job) : answerText(name, job[name] as never);
    if (!value || (inRequest && isLong)) return [];
    return [{ label: label ?? answers[name][inRequest ? 'short' : 'label'], value }];
  });
  return <DescriptionList rows={[...shown, ...more]} />;
}

export function AdLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children} {new URL(url).hostname}
    </a>
  );
}
