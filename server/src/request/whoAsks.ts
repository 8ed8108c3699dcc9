import type { Asker } from '@inkognito/shared/comparison';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { type Identity, identityOf, identityOfGuest, viewerFor } from '../user/shield/keys.ts';
import type { Person } from '../recruiter/people.ts';
import type { AccessRequestRecord } from './accessRequest.model.ts';

type Hiding = Parameters<typeof isHiddenFrom>[0];
type Asked = Pick<AccessRequestRecord, 'recruiterSnapshot' | 'offer'>;

/** The posting's employer counts as a requester. */
export function employerAsRecruiter(job: { employer?: string }): Asker | undefined {
  return job.employer ? { name: '', company: job.employer, email: '' } : undefined;
}

const company = (name = ''): Identity => identityOfGuest([], { company: name, email: '' });

export function isHiddenFromRecruiter(
  candidate: Hiding,
  { recruiterSnapshot, offer }: Asked,
  present: Pick<Person, '_id' | 'email' | 'emailVerified' | 'readerKeys' | 'recruiterProfile'>,
): boolean {
  const shown = [company(recruiterSnapshot.card?.company), company(offer.employer)];
  return isHiddenFrom(candidate, viewerFor([identityOf(present), ...shown], null));
}

export function isHiddenFromEmployer(candidate: Hiding, { offer }: Pick<Asked, 'offer'>): boolean {
  const employer: Viewer = viewerFor([company(offer.employer)], null);
  return isHiddenFrom(candidate, employer);
}
