import type { ClientSession } from 'mongoose';
import { distrustKey, revokeKey } from '../../key/keys.ts';
import { notFound } from '../../errors.ts';
import { writeJournal } from '../../journal/journal.ts';
import { recordActivity } from '../../user/activity/activity.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import { Comparison } from '../comparison.model.ts';
import { type MailDeps, mailReleaseChanged } from './releaseChanged.ts';
import { findReaderKeys } from '../../recruiter/people.ts';
import { Release, type ReleaseRecord } from './release.model.ts';

/** From then on the recruiter gets nothing, for any posting. @throws {AppError} 404 */
export async function withdrawRelease(
  candidateId: string,
  releaseId: string,
  deps: MailDeps,
): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    // The account is locked, so that a concurrent comparison sees the withdrawal.
    const release = await Release.findOne({ _id: releaseId, candidateId })
      .session(tx)
      .orFail(() => notFound('Diese Freigabe gibt es nicht oder nicht mehr.'))
      .lean<ReleaseRecord>();
    const { keyId } = release;
    const now = new Date();
    await withdrawFrom(release, now, { deps, tx });
    if (keyId) await distrustKey(keyId, now, tx);
    await writeJournal({ ...withdrawalOf(release), ...(keyId && { key: keyId.toString() }) });
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
    const releases = await Release.find({ candidateId, keyId }).session(tx).lean<ReleaseRecord[]>();
    const readers = new Map(releases.map((each) => [each.readerKey, each]));
    for (const release of readers.values()) {
      await withdrawFrom(release, now, { deps, tx });
      await writeJournal(withdrawalOf(release));
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

type Received = Pick<ReleaseRecord, 'candidateId' | 'recruiterId' | 'readerKey'>;

const withdrawalOf = ({ candidateId, recruiterId, readerKey }: Received) => ({
  kind: 'releaseWithdrawn' as const,
  candidate: candidateId.toString(),
  recruiter: recruiterId.toString(),
  reader: readerKey,
});

/** @returns the number of releases to this reader on record */
export async function withdrawFrom(
  { candidateId, ...reader }: Received,
  at: Date,
  { deps, tx }: { deps: MailDeps; tx: ClientSession },
): Promise<number> {
  const pair = { candidateId, readerKey: { $in: await findReaderKeys(reader, tx) } };
  // Also what was given again after an earlier withdrawal.
  const open = { ...pair, $or: [{ withdrawnAt: null }, { endedAt: null }] };
  const standing = await Release.find(open).session(tx).lean();
  const [last] = standing;
  if (last) {
    const { recruiterSnapshot, jobTitle, keyName: key } = last;
    const entry = { candidateId, recruiter: recruiterSnapshot, jobTitle, key };
    await recordActivity([{ ...entry, kind: 'withdrawn' }], tx);
  }
  const live = standing.filter(({ endedAt }) => !endedAt);
  for (const each of new Map(live.map((one) => [one.recruiterId.toString(), one])).values()) {
    await mailReleaseChanged(deps, { ...each, change: 'withdrawn' }, tx);
  }
  await Release.updateMany(open, { withdrawnAt: at }, { session: tx });
  await endRelease(pair, at, tx);
  if (live.length > 0) {
    const recruiterNews = { kind: 'release', at };
    const released = { ...pair, _id: { $in: live.map(({ comparisonId }) => comparisonId) } };
    await Comparison.updateMany(released, { recruiterNews }, { session: tx });
  }
  await withdrawContact(pair, at, tx);
  return Release.countDocuments(pair).session(tx);
}
