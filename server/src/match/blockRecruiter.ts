import type { BlockedRecruiterDto } from '@inkognito/shared/shield';
import type { ClientSession, Types } from 'mongoose';
import { recordAccountState } from '../auth/accountState.ts';
import { distrustKey } from '../key/keys.ts';
import { Unlock } from '../key/unlock.model.ts';
import type { CursorPosition } from '../database/cursor.ts';
import { type Page, readPage } from '../database/readPage.ts';
import { notFound } from '../errors.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { User } from '../user/user.model.ts';
import { keysOfBlock } from '../user/shield/keys.ts';
import { Comparison } from '../matching/comparison.model.ts';
import {
  type RecruiterSnapshot,
  isGuest,
  snapshotOf,
  toRecruiterDto,
  unknownJobTitle,
} from '../recruiter/snapshot.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { findPeople } from '../recruiter/people.ts';
import { findRecruiterIds } from '../recruiter/accounts.ts';
import { Release } from '../release/release.model.ts';
import {
  BlockedRecruiter,
  type BlockedRecruiterRecord,
} from '../recruiter/blockedRecruiter.model.ts';
import { rebuildHiddenFrom, recruiterIdentity } from '../recruiter/suspension.ts';

/** To the recruiter the candidate no longer exists, and their keys show no contact data. @throws {AppError} 404 */
export async function blockRecruiter(candidateId: string, comparisonId: string): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    const known = await findOffer(candidateId, comparisonId, tx);
    if (!known) throw notFound('Dieses Angebot gibt es nicht oder nicht mehr.');
    const { recruiterId, recruiterSnapshot, offer } = known;
    await setRecruiterBlock({ candidateId, recruiterId, recruiterSnapshot, offer }, tx);
    const { jobTitle } = offer;
    const entry = { candidateId, recruiter: recruiterSnapshot, jobTitle };
    await recordActivity([{ ...entry, kind: 'recruiter_blocked' }], tx);
    await distrustKeysOf(candidateId, recruiterId, tx);
    await recordAccountState(candidateId, tx);
  });
}

/** Also of a recruiter who only requested access. An ended request keeps nothing of them. */
async function findOffer(candidateId: string, id: string, tx: ClientSession) {
  const own = { _id: id, candidateId };
  const comparison = await Comparison.findOne(own).session(tx).lean();
  if (comparison) return comparison;
  return AccessRequest.findOne({ ...own, endedAt: null })
    .session(tx)
    .lean();
}

/** For good: in a private window or another account the same recruiter cannot be recognised. */
async function distrustKeysOf(
  candidateId: string,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  const recruiterIds = await findRecruiterIds(recruiterId, tx);
  const theirs = { candidateId, recruiterId: { $in: recruiterIds }, keyId: { $ne: null } };
  const entered = await Unlock.find(theirs).session(tx).lean();
  const compared = await Comparison.find(theirs).select({ keyId: 1, comparedAt: 1 }).session(tx);
  const released = await Release.find(theirs).select({ keyId: 1, releasedAt: 1 }).session(tx);
  const uses = [
    ...entered.map(({ keyId, openedAt }) => ({ keyId, at: openedAt })),
    ...compared.map(({ keyId, comparedAt }) => ({ keyId, at: comparedAt })),
    ...released.map(({ keyId, releasedAt }) => ({ keyId, at: releasedAt })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const lastUses = new Map(uses.map((use) => [use.keyId?.toString(), use]));
  // As of their last use, so that an access password renewed since is trusted.
  for (const { keyId, at } of lastUses.values()) if (keyId) await distrustKey(keyId, at, tx);
}

type Blocked = {
  candidateId: string;
  recruiterId: Types.ObjectId;
  recruiterSnapshot: RecruiterSnapshot;
  offer: { jobTitle: string };
};

async function setRecruiterBlock(
  { candidateId, recruiterId, recruiterSnapshot, offer: { jobTitle } }: Blocked,
  tx: ClientSession,
): Promise<void> {
  const account = await User.findById(recruiterId).session(tx).lean();
  const identity = recruiterIdentity({ recruiterId, recruiterSnapshot }, account);
  const keys = keysOfBlock(identity ?? { id: recruiterId.toString(), addresses: [] });
  await BlockedRecruiter.updateOne(
    { candidateId, recruiterId },
    { $set: { keys }, $setOnInsert: { jobTitle, recruiterSnapshot, blockedAt: new Date() } },
    { upsert: true, session: tx },
  );
  await rebuildHiddenFrom(candidateId, tx);
}

export async function unblockRecruiter(candidateId: string, blockId: string): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    const block = await BlockedRecruiter.findOneAndDelete(
      { _id: blockId, candidateId },
      { session: tx },
    ).lean();
    if (!block) throw notFound('Dieser Recruiter ist nicht blockiert.');
    await rebuildHiddenFrom(candidateId, tx);
    await recordAccountState(candidateId, tx);
  });
}

export async function listBlockedRecruiters(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<BlockedRecruiterDto>> {
  return readPage({
    find: () => BlockedRecruiter.find({ candidateId }).lean<BlockedRecruiterRecord[]>(),
    time: 'blockedAt',
    after,
    show: async (blocks) => {
      const recruiters = await findPeople(blocks.map(({ recruiterId }) => recruiterId));
      return blocks.map(({ _id, recruiterId, recruiterSnapshot, jobTitle, blockedAt }) => {
        const present = recruiters.get(recruiterId.toString());
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

/** Replayed after a restore: without a comparison the recruiter's current identity is used, a guest is unknown. */
export async function setBlockAgain(
  candidateId: string,
  recruiterId: Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  const pair = { candidateId, recruiterId };
  const known = await Comparison.findOne(pair).session(tx).lean();
  const offer = known?.offer ?? { jobTitle: unknownJobTitle };
  const account = await User.findById(recruiterId).session(tx).lean();
  const present = account ? snapshotOf(account) : { username: null, card: null };
  await setRecruiterBlock(
    { ...pair, recruiterSnapshot: known?.recruiterSnapshot ?? present, offer },
    tx,
  );
}
