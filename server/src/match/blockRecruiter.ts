import type { BlockedRecruiterDto } from '@inkognito/shared/shield';
import type { ClientSession, Types } from 'mongoose';
import { recordAccountState } from '../auth/accountState.ts';
import { distrustKey } from '../key/keys.ts';
import { Unlock } from '../key/unlock.model.ts';
import { type Page, readPage } from '../database/readPage.ts';
import { notFound } from '../errors.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { Comparison, isExpired } from '../matching/comparison.model.ts';
import {
  type RecruiterSnapshot,
  isGuest,
  toRecruiterDto,
  unknownJobTitle,
  unknownRecruiter,
} from '../recruiter/snapshot.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { findPeople, findReaderKeys } from '../recruiter/people.ts';
import { keepBlockedReaders } from '../recruiter/suspension.ts';
import { Release } from '../matching/release/release.model.ts';
import {
  BlockedRecruiter,
  type BlockedRecruiterRecord,
} from '../recruiter/blockedRecruiter.model.ts';

/** To the recruiter the candidate no longer exists, and their keys show no contact data. @throws {AppError} 404 */
export async function blockRecruiter(candidateId: string, comparisonId: string): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    const known = await findOffer({ _id: comparisonId, candidateId }, tx);
    if (!known) throw notFound('Dieses Angebot gibt es nicht oder nicht mehr.');
    const { recruiterId, recruiterSnapshot, offer } = known;
    const { jobTitle } = offer;
    const readerKeys = await findReaderKeys(known, tx);
    const blocked = { candidateId, readerKeys, recruiterId, recruiterSnapshot, jobTitle };
    await setRecruiterBlock(blocked, tx);
    const entry = { candidateId, recruiter: recruiterSnapshot, jobTitle };
    await recordActivity([{ ...entry, kind: 'recruiter_blocked' }], tx);
    await distrustKeysOf(blocked, tx);
    await recordAccountState(candidateId, tx);
  });
}

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
  { candidateId, readerKeys, recruiterId }: Blocked,
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

type Blocked = {
  candidateId: string;
  /** Newest last, which the block bears. */
  readerKeys: readonly string[];
  recruiterId: Types.ObjectId | null;
  recruiterSnapshot: RecruiterSnapshot;
  jobTitle: string;
};

async function setRecruiterBlock(
  { candidateId, readerKeys, recruiterId, recruiterSnapshot, jobTitle }: Blocked,
  tx: ClientSession,
): Promise<void> {
  const theirs = { candidateId, readerKey: { $in: readerKeys } };
  if (await BlockedRecruiter.exists(theirs).session(tx)) return;
  const block = { candidateId, readerKey: readerKeys.at(-1), recruiterId, recruiterSnapshot };
  const blockedAt = new Date();
  await new BlockedRecruiter({ ...block, jobTitle, blockedAt }).save({ session: tx });
  await keepBlockedReaders(candidateId, tx);
}

export async function unblockRecruiter(candidateId: string, blockId: string): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    const block = await BlockedRecruiter.findOneAndDelete(
      { _id: blockId, candidateId },
      { session: tx },
    ).lean();
    if (!block) throw notFound('Dieser Recruiter ist nicht blockiert.');
    const entry = { candidateId, recruiter: block.recruiterSnapshot, jobTitle: block.jobTitle };
    await recordActivity([{ ...entry, kind: 'recruiter_unblocked' }], tx);
    await keepBlockedReaders(candidateId, tx);
    await recordAccountState(candidateId, tx);
  });
}

export async function listBlockedRecruiters(
  candidateId: string,
  cursor: string | undefined,
): Promise<Page<BlockedRecruiterDto>> {
  return readPage({
    find: () => BlockedRecruiter.find({ candidateId }).lean<BlockedRecruiterRecord[]>(),
    time: 'blockedAt',
    cursor,
    show: async (blocks) => {
      const recruiters = await findPeople(blocks.flatMap(({ recruiterId }) => recruiterId ?? []));
      return blocks.map(({ _id, recruiterId, recruiterSnapshot, jobTitle, blockedAt }) => {
        const present = recruiters.get(String(recruiterId));
        const recruiter = toRecruiterDto(recruiterSnapshot, present);
        return {
          _id: _id.toString(),
          recruiter,
          accountDeleted: present === undefined && !isGuest(recruiterSnapshot),
          jobTitle,
          blockedAt: blockedAt.toISOString(),
        };
      });
    },
  });
}

/** Replayed after a restore: without a comparison on record only the key is known. */
export async function setBlockAgain(
  candidateId: string,
  readerKey: string,
  tx: ClientSession,
): Promise<void> {
  const known = await Comparison.findOne({ candidateId, readerKey }).session(tx).lean();
  const { recruiterId = null, recruiterSnapshot = unknownRecruiter } = known ?? {};
  const jobTitle = known?.offer.jobTitle ?? unknownJobTitle;
  const blocked = {
    candidateId,
    readerKeys: [readerKey],
    recruiterId,
    recruiterSnapshot,
    jobTitle,
  };
  await setRecruiterBlock(blocked, tx);
}
