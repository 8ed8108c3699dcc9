import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  workModeLabels,
} from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';

/** A text to paste, of which the product reads every answer. */
export function toAdvertisement(job: JobInput): string {
  const { jobTitle, jobLocation, zipcode, remoteChoice, homeOfficePercent, salary } = job;
  const mode = remoteChoice ? workModeLabels[remoteChoice] : 'vor Ort';
  const share = remoteChoice === 'hybrid' ? `, ${homeOfficePercent} % Homeoffice` : '';
  const hours = job.weeklyHours === null ? '' : `, ${job.weeklyHours} Stunden in der Woche`;
  return `${jobTitle}
Lindhof Werke GmbH

Arbeitsort: ${zipcode} ${jobLocation}, ${mode}${share}
Vertragsart: ${contractTypeLabels[job.contractType]}${hours}
Gehalt: ${salary.min}.000 bis ${salary.max}.000 Euro im Jahr
Branche: ${branchLabels[job.branch]}
Unternehmensgröße: ${companySizeLabels[job.companySize]}

Ihre Ansprechpartnerin: Petra Probe, Nordlicht Personalberatung GmbH
petra.probe@nordlicht.example`;
}
