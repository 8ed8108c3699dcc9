import type { ClientSession, Types } from 'mongoose';
import { Key } from '../key/key.model.ts';
import { distrustKey, revokeKey } from '../key/keys.ts';
import { notFound } from '../errors.ts';
import { writeJournal } from '../journal/journal.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { type MailDeps, mailReleaseChanged } from './releaseChanged.ts';
import { findRecruiterIds } from '../recruiter/accounts.ts';
import { Release } from './release.model.ts';

/** From then on the recruiter gets nothing, for any posting. @throws {AppError} 404 */
export async function withdrawRelease(
  candidateId: string,
  releaseId: string,
  { andKey, deps }: { andKey: boolean; deps: MailDeps },
): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    // The account is locked, so that a concurrent comparison sees the withdrawal.
    const { recruiterId, keyId } = await Release.findOne({ _id: releaseId, candidateId })
      .session(tx)
      .orFail(() => notFound('Diese Freigabe gibt es nicht oder nicht mehr.'));
    const key = keyId && (await Key.findById(keyId).session(tx).lean());
    const now = new Date();
    await withdrawFrom({ candidateId, recruiterId }, now, { deps, tx });
    if (key) await distrustKey(key._id, now, tx);
    await writeJournal({
      kind: 'releaseWithdrawn',
      candidate: candidateId,
      recruiter: recruiterId.toString(),
      ...(key && { key: key._id.toString() }),
    });
    if (andKey && key && !key.general) await revokeKey(candidateId, key._id.toString(), tx);
  });
}

/** What it released stays unless withdrawn with it. @throws {AppError} 404, 409 for the general key */
export async function endKeyOf(
  candidateId: string,
  keyId: string,
  { withdraw, deps }: { withdraw: boolean; deps: MailDeps },
): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    await revokeKey(candidateId, keyId, tx);
    if (!withdraw) return;
    const now = new Date();
    // A sharded database has no `distinct` in transactions.
    const releases = await Release.find({ candidateId, keyId })
      .select({ recruiterId: 1 })
      .session(tx)
      .lean();
    for (const recruiter of new Set(releases.map(({ recruiterId }) => recruiterId.toString()))) {
      await withdrawFrom({ candidateId, recruiterId: recruiter }, now, { deps, tx });
      await writeJournal({ kind: 'releaseWithdrawn', candidate: candidateId, recruiter });
    }
    // Also what was not released yet.
    await withdrawContact({ candidateId, keyId }, now, tx);
  });
}

export async function endRelease(which: object, endedAt: Date, tx: ClientSession): Promise<void> {
  const end = { $set: { endedAt, endReason: 'withdrawn' } };
  await Release.updateMany({ ...which, endedAt: null }, end, { session: tx });
}

/** From every state but the end of a comparison. */
async function withdrawContact(which: object, since: Date, tx: ClientSession): Promise<void> {
  const standing = { ...which, 'contact.state': { $nin: ['withdrawn', 'ended'] as const } };
  const contact = { 'contact.state': 'withdrawn', 'contact.since': since } as const;
  const withdrawn = { $set: { ...contact, 'contact.byHand': false } };
  await Comparison.updateMany(standing, withdrawn, { session: tx });
}

/** @returns the number of releases to this recruiter on record */
export async function withdrawFrom(
  { candidateId, recruiterId }: { candidateId: string; recruiterId: Types.ObjectId | string },
  at: Date,
  { deps, tx }: { deps: MailDeps; tx: ClientSession },
): Promise<number> {
  const pair = { candidateId, recruiterId: { $in: await findRecruiterIds(recruiterId, tx) } };
  const standing = await Release.find({ ...pair, withdrawnAt: null })
    .session(tx)
    .lean();
  const [last] = standing;
  if (last) {
    const { recruiterSnapshot, jobTitle, keyName: key } = last;
    const entry = { candidateId, recruiter: recruiterSnapshot, jobTitle, key };
    await recordActivity([{ ...entry, kind: 'withdrawn' }], tx);
  }
  const live = standing.filter(({ endedAt }) => !endedAt);
  for (const each of new Map(live.map((one) => [one.recruiterId.toString(), one])).values()) {
    await mailReleaseChanged(deps, each, tx);
  }
  await endRelease(pair, at, tx);
  await Release.updateMany({ ...pair, withdrawnAt: null }, { withdrawnAt: at }, { session: tx });
  if (live.length > 0) {
    const recruiterNews = { kind: 'release', at };
    const released = { ...pair, _id: { $in: live.map(({ comparisonId }) => comparisonId) } };
    await Comparison.updateMany(released, { recruiterNews }, { session: tx });
  }
  await withdrawContact(pair, at, tx);
  return Release.countDocuments(pair).session(tx);
}
