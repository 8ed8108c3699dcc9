import type { PublicUserDto } from '@inkognito/shared/user';
import type { Request } from 'express';
import type { Handlers } from '../http/endpoints.ts';
import { type UserRecord, toPublicUserDto } from '../user/user.model.ts';
import { searchUsers } from '../user/search.ts';
import { callerIdOf } from '../key/unlock.ts';
import { stateForReader } from '../matching/contactState.ts';
import { isReaderProven } from '../matching/release/release.ts';
import { findNewestComparison } from '../matching/release/reading.ts';
import { type Viewer, isUnlocked } from '../user/shield/hidden.ts';
import { seeOwnProfile } from './seenAs.ts';
import { getCandidate, identifyViewer, viewerOf } from '../matching/viewer.ts';

export const personRoutes = {
  searchUsers: async ({ req, query }) => searchUsers(query.q, await identifyViewer(req.session)),

  getPublicUser: async ({ req, params: { username } }) => {
    const viewer = await viewerOf(req.session);
    const candidate = await getCandidate({ username }, viewer);
    const comparison = await findShownComparison(req, candidate, viewer);
    const unlocked = isUnlocked(candidate, viewer);
    return toPublicUserDto(candidate, { isConfirmed: viewer.isConfirmed, unlocked, comparison });
  },

  seeOwnProfile: ({ user, params: { as } }) => seeOwnProfile(user.id, as),
} satisfies Partial<Handlers>;

async function findShownComparison(
  req: Request,
  candidate: UserRecord,
  viewer: Viewer,
): Promise<PublicUserDto['comparison']> {
  const recruiterId = callerIdOf(req.session);
  if (recruiterId === null || (req.user && !req.user.role.includes('recruiter'))) return null;
  const newest = await findNewestComparison({ recruiterId, viewer }, candidate);
  return (
    newest && {
      matchId: newest._id.toString(),
      matchPercentage: newest.matchPercentage,
      isMatch: newest.isMatch,
      contactState: stateForReader(newest, await isReaderProven(newest)),
      jobTitle: newest.offer.jobTitle,
    }
  );
}
