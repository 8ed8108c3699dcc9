import type { OpenProfileDto } from '@inkognito/shared/comparison';
import type { Types } from 'mongoose';
import { Unlock, type UnlockRecord, activeUnlockFilter } from '../../key/unlock.model.ts';
import { type Page, readPage } from '../../database/readPage.ts';
import { type Viewer, unhiddenFrom } from '../../user/shield/hidden.ts';
import { toPersonDto } from '../../user/user.model.ts';
import { openToOthers } from '../../user/visibility.ts';
import { Comparison, type ListedComparison, listed, standing } from '../comparison.model.ts';
import { findPeople } from '../../recruiter/people.ts';

/** Each candidate once, by the key entered last. */
export async function listOpenProfiles(
  viewer: Viewer,
  { recruiterId, deviceId }: { recruiterId: string; deviceId: string | undefined },
  cursor: string | undefined,
): Promise<Page<OpenProfileDto>> {
  const active = activeUnlockFilter(recruiterId, deviceId);
  return readPage({
    find: () => Unlock.find(active).lean<UnlockRecord[]>(),
    time: 'openedAt',
    cursor,
    show: async (unlocks) => {
      const ids = unlocks.map(({ candidateId }) => candidateId);
      const [people, newer, last] = await Promise.all([
        findPeople(ids, { ...openToOthers, ...unhiddenFrom(viewer) }),
        newestUnlocks(active, ids),
        lastComparisons(recruiterId, ids),
      ]);
      return unlocks.map((unlock) => {
        const candidate = people.get(unlock.candidateId.toString());
        if (!candidate || newer.get(unlock.candidateId.toString()) !== unlock._id.toString()) {
          return null;
        }
        return {
          candidate: { _id: candidate.publicId, ...toPersonDto(candidate) },
          expiresAt: unlock.expiresAt.toISOString(),
          lastComparison: last.get(unlock.candidateId.toString()) ?? null,
        };
      });
    },
  });
}

async function newestUnlocks(
  active: ReturnType<typeof activeUnlockFilter>,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, string>> {
  const unlocks = await Unlock.find({ ...active, candidateId: { $in: ids } })
    .sort({ openedAt: 1, _id: 1 })
    .lean();
  return new Map(unlocks.map(({ _id, candidateId }) => [candidateId.toString(), _id.toString()]));
}

async function lastComparisons(
  recruiterId: string,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, NonNullable<OpenProfileDto['lastComparison']>>> {
  const theirs = { recruiterId, candidateId: { $in: ids }, ...standing };
  const comparisons = await Comparison.find(theirs)
    .select(listed)
    .sort({ comparedAt: 1 })
    .lean<ListedComparison[]>();
  return new Map(
    comparisons.map(({ candidateId, jobId, offer, matchPercentage, isMatch }) => [
      candidateId.toString(),
      { jobId: jobId.toString(), jobTitle: offer.jobTitle, matchPercentage, isMatch },
    ]),
  );
}
