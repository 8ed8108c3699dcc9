import type { ReleaseDto } from '@inkognito/shared/release';
import { generalKeyName } from '@inkognito/shared/rules/codes';
import type { ClientSession, Types } from 'mongoose';
import { Key } from '../../auth/key/key.model.ts';
import { distrustKey, revokeKey } from '../../auth/key/keys.ts';
import { type Page, readPage } from '../../database/readPage.ts';
import { notFound } from '../../errors.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { writeJournal } from '../../journal/journal.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { recordActivity } from '../../user/activity/activity.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { Comparison, type ComparisonRecord } from '../comparison/comparison.model.ts';
import { isGuest, toKeptPublisherDto } from '../comparison/keptPublisher.ts';
import { mailReleaseChanged } from '../notification/releaseChanged.ts';
import { Release, type ReleaseRecord } from './release.model.ts';
import { sameRecruiters } from '../recruiter/sameRecruiter.ts';
import { type Person, findPeople } from '../match/people.ts';

export async function listReleases(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<ReleaseDto>> {
  return readPage({
    find: () => Release.find({ candidateId }).lean<ReleaseRecord[]>(),
    time: 'releasedAt',
    after,
    show: async (releases) => {
      const recruiters = await findPeople(releases.map(({ recruiterId }) => recruiterId));
      return releases.map((release) =>
        toReleaseDto(release, recruiters.get(release.recruiterId.toString())),
      );
    },
  });
}

function toReleaseDto(release: ReleaseRecord, present: Person | undefined): ReleaseDto {
  return {
    _id: release._id.toString(),
    recruiter: toKeptPublisherDto(release.publisher, present),
    accountDeleted: present === undefined && !isGuest(release.publisher),
    jobTitle: release.jobTitle,
    key: toReleaseKey(release),
    fields: [...release.fields] as ReleaseDto['fields'],
    releasedAt: release.releasedAt.toISOString(),
    endedAt: release.endedAt?.toISOString() ?? null,
    endReason: release.endReason ?? null,
    withdrawnAt: release.withdrawnAt?.toISOString() ?? null,
  };
}

const toReleaseKey = ({ keyName }: Pick<ReleaseRecord, 'keyName'>): ReleaseDto['key'] =>
  keyName ? { name: keyName, isRevocable: keyName !== generalKeyName } : null;

/** What the job seeker may still withdraw of this match; its key may be another than that of the last comparison. */
export async function findStandingRelease({
  _id: comparisonId,
  candidateId,
}: Pick<ComparisonRecord, '_id' | 'candidateId'>): Promise<Pick<ReleaseDto, '_id' | 'key'> | null> {
  const standing = { candidateId, comparisonId, endedAt: null, withdrawnAt: null };
  const release = await Release.findOne(standing).lean<ReleaseRecord>();
  return release && { _id: release._id.toString(), key: toReleaseKey(release) };
}

/** From then on the recruiter gets nothing, whatever became or becomes of their postings. @throws {AppError} 404 */
export async function withdrawRelease(
  candidateId: string,
  releaseId: string,
  { andKey, mailer }: { andKey: boolean; mailer: Mailer | null },
): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    // The account is locked, so that a comparison at the same moment sees the withdrawal.
    const release = await Release.findOne({ _id: releaseId, candidateId }).session(tx);
    if (!release) throw notFound('Diese Freigabe gibt es nicht oder nicht mehr.');
    const { recruiterId, keyId } = release;
    const key = keyId && (await Key.findById(keyId).session(tx).lean());
    const now = new Date();
    await withdrawFrom({ candidateId, recruiterId }, now, { mailer, tx });
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

/** Tells how many releases to this recruiter the job seeker has on record. */
export async function withdrawFrom(
  { candidateId, recruiterId }: { candidateId: string; recruiterId: Types.ObjectId | string },
  at: Date,
  { mailer, tx }: { mailer: Mailer | null; tx: ClientSession },
): Promise<number> {
  const pair = { candidateId, recruiterId: { $in: await sameRecruiters(recruiterId, tx) } };
  const standing = await Release.find({ ...pair, withdrawnAt: null })
    .session(tx)
    .lean();
  const [last] = standing;
  if (last) {
    const { publisher, jobTitle, keyName: key } = last;
    const entry = { candidateId, recruiter: publisher, jobTitle, key };
    await recordActivity([{ ...entry, kind: 'withdrawn' }], tx);
  }
  const live = standing.filter(({ endedAt }) => !endedAt).map((each) => each.recruiterId);
  for (const told of new Map(live.map((id) => [id.toString(), id])).values()) {
    await mailReleaseChanged(mailer, { candidateId, recruiterId: told }, tx);
  }
  await Release.updateMany(
    { ...pair, endedAt: null },
    { $set: { endedAt: at, endReason: 'withdrawn' } },
    { session: tx },
  );
  await Release.updateMany(
    { ...pair, withdrawnAt: null },
    { $set: { withdrawnAt: at } },
    { session: tx },
  );
  await Comparison.updateMany(
    { ...pair, contactWithdrawnAt: null },
    { $set: { contactWithdrawnAt: at } },
    { session: tx },
  );
  return Release.countDocuments(pair).session(tx);
}
