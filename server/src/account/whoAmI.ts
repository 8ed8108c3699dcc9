import type { AuthStatusDto } from '@inkognito/shared/account';
import type { SessionUser } from '@inkognito/shared/auth';
import { listBlockedJobs } from '../matching/comparison/blocking.ts';
import { listSeekerMatches } from '../matching/match/offers.ts';
import { User, toUserDto } from '../user/user.model.ts';

/** An account that is gone is nobody. */
export async function getAuthStatus(signedIn: SessionUser | null): Promise<AuthStatusDto> {
  const user = signedIn && (await User.findById(signedIn.id).lean());
  if (!user) return { user: null, authenticated: false };
  const isSeeker = user.role.includes('jobSeeker');
  const [matches, blocked] = isSeeker
    ? await Promise.all([
        listSeekerMatches(signedIn.id, undefined, null),
        listBlockedJobs(signedIn.id, null),
      ])
    : [];
  const matchesForJobSeeker = (matches?.entries ?? []).map(
    ({ _id, jobTitle, jobLocation, place }) => ({ _id, jobTitle, jobLocation, place }),
  );
  const jobsBlocked = blocked?.entries ?? [];
  return { user: { ...toUserDto(user), matchesForJobSeeker, jobsBlocked }, authenticated: true };
}
