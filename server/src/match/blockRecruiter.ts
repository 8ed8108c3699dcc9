import type { BlockedRecruiterDto } from '@inkognito/shared/shield';
import type { ClientSession, Types } from 'mongoose';
import { recordAccountState } from '../auth/accountState.ts';
import { distrustKey } from '../key/keys.ts';
import { Unlock } from '../key/unlock.model.ts';
import { notFound } from '../errors.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { changeUser } from '../user/lock.ts';
import { hasBlocked } from '../user/shield/hidden.ts';
import type { UserDocument } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import { Comparison, isExpired } from '../matching/comparison.model.ts';
import { isGuest, toRecruiterDto } from '../recruiter/snapshot.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { findPeople, findReaderKeys } from '../recruiter/people.ts';
import { Release } from '../matching/release/release.model.ts';

/** To the recruiter the candidate no longer exists, and their keys show no contact data. @throws {AppError} 404 */
export const blockRecruiter = (candidateId: string, comparisonId: string): Promise<void> =>
  changeBlocks(candidateId, async (candidate, tx) => {
    const known = await findOffer({ _id: comparisonId, candidateId }, tx);
    if (!known) throw notFound('Dieses Angebot gibt es nicht oder nicht mehr.');
    const { recruiterId, recruiterSnapshot, offer } = known;
    const { jobTitle } = offer;
    const readerKeys = await findReaderKeys(known, tx);
    if (!hasBlocked(candidate, readerKeys)) {
      const block = { recruiterId, recruiterSnapshot, jobTitle, blockedAt: new Date() };
      candidate.blockedReaders.push({ ...block, readerKey: readerKeys.at(-1) });
    }
    const entry = { candidateId, recruiter: recruiterSnapshot, jobTitle };
    await recordActivity([{ ...entry, kind: 'recruiter_blocked' }], tx);
    await distrustKeysOf({ candidateId, readerKeys, recruiterId }, tx);
  });

const changeBlocks = (
  candidateId: string,
  change: (candidate: UserDocument, tx: ClientSession) => Promise<void>,
): Promise<void> =>
  changeUser(candidateId, change, (_candidate, tx) => recordAccountState(candidateId, tx));

/** Also of a recruiter who only requested access. An ended request keeps nothing of them. */
export async function findOffer(
  own: { candidateId: string } & ({ _id: string } | { jobId: string }),
  tx: ClientSession | null = null,
) {
  const comparison = await Comparison.findOne(own).session(tx).lean();
  if (comparison && !isExpired(comparison)) return comparison;
  const open = { ...own, endedAt: null };
  return AccessRequest.findOne(open).session(tx).lean();
}

/** For good: in a private window or another account the same recruiter cannot be recognised. */
async function distrustKeysOf(
  {
    candidateId,
    readerKeys,
    recruiterId,
  }: { candidateId: string; readerKeys: readonly string[]; recruiterId: Types.ObjectId },
  tx: ClientSession,
): Promise<void> {
  const theirs = { candidateId, readerKey: { $in: readerKeys }, keyId: { $ne: null } };
  const entered = await Unlock.find({ candidateId, recruiterId }).session(tx).lean();
  const compared = await Comparison.find(theirs).select({ keyId: 1, comparedAt: 1 }).session(tx);
  const released = await Release.find(theirs).select({ keyId: 1, releasedAt: 1 }).session(tx);
  const uses = [
    ...entered.map(({ keyId, openedAt }) => ({ keyId, at: openedAt })),
    ...compared.map(({ keyId, comparedAt }) => ({ keyId, at: comparedAt })),
    ...released.map(({ keyId, releasedAt }) => ({ keyId, at: releasedAt })),
  ];
  // As of each use, so that an access password renewed since is trusted.
  for (const { keyId, at } of uses) if (keyId) await distrustKey(keyId, at, tx);
}

export const unblockRecruiter = (candidateId: string, blockId: string): Promise<void> =>
  changeBlocks(candidateId, async ({ blockedReaders }, tx) => {
    const block = blockedReaders.id(blockId);
    if (!block) throw notFound('Dieser Recruiter ist nicht blockiert.');
    blockedReaders.pull(block);
    const entry = { candidateId, recruiter: block.recruiterSnapshot, jobTitle: block.jobTitle };
    await recordActivity([{ ...entry, kind: 'recruiter_unblocked' }], tx);
  });

/** Newest first. */
export async function listBlockedRecruiters(candidateId: string): Promise<BlockedRecruiterDto[]> {
  const { blockedReaders } = await getOwnUser(candidateId);
  const recruiters = await findPeople(
    blockedReaders.flatMap(({ recruiterId }) => recruiterId ?? []),
  );
  const blocks = blockedReaders.map(
    ({ _id, recruiterId, recruiterSnapshot, jobTitle, blockedAt }) => {
      const present = recruiters.get(String(recruiterId));
      return {
        _id: _id.toString(),
        recruiter: toRecruiterDto(recruiterSnapshot, present),
        accountDeleted: present === undefined && !isGuest(recruiterSnapshot),
        jobTitle,
        blockedAt: blockedAt.toISOString(),
      };
    },
  );
  return blocks.reverse();
}
