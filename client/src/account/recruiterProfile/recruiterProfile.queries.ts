import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';
import { call } from '../../lib/api.ts';
import { type Query, invalidate, setQuery } from '../../lib/query.ts';

/** Who the signed-in recruiter says they are. */
export const recruiterProfileQuery: Query<RecruiterProfileDto> = {
  key: 'recruiter-profile',
  fetch: () => call('getRecruiterProfile', {}),
};

/** Saves the profile. A new work address gets a link to confirm it. */
export async function saveRecruiterProfile(profile: RecruiterProfileInput): Promise<void> {
  setQuery(recruiterProfileQuery, await call('saveRecruiterProfile', { body: profile }));
  // The postings carry the card of their publisher.
  await invalidate('jobs');
}

/** Whether job seekers learn nothing from it. */
export function isEmptyProfile({ name, kind, company, workEmail }: RecruiterProfileDto): boolean {
  return name === '' && kind === null && company === '' && workEmail === '';
}
