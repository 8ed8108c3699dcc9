import type { JobInput } from '@inkognito/shared/job';
import { townOfPostcode } from '../place/findPlace.ts';

/** Where somebody has to be at times and no place is named, the postcode's town is shown; it is not stored. */
export function shownLocation({
  jobLocation,
  remoteChoice,
  zipcode,
  country,
}: Pick<JobInput, 'jobLocation' | 'remoteChoice' | 'zipcode' | 'country'>): string {
  if (jobLocation !== '' || remoteChoice === 'remote') return jobLocation;
  return townOfPostcode({ zipcode, country }) ?? '';
}
