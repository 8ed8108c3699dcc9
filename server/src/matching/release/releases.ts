import type { ReleaseDto } from '@inkognito/shared/matching';
import { type Page, readPage } from '../../database/readPage.ts';
import { notFound } from '../../errors.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { toPublisherDto } from '../../user/user.model.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { Release, type ReleaseRecord } from './release.model.ts';
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
      return releases.map((release) => {
        const recruiter = recruiters.get(release.recruiterId.toString());
        return recruiter ? toReleaseDto(release, recruiter) : null;
      });
    },
  });
}

function toReleaseDto(release: ReleaseRecord, recruiter: Person): ReleaseDto {
  return {
    _id: release._id.toString(),
    recruiter: toPublisherDto(recruiter),
    jobTitle: release.jobTitle,
    fields: [...release.fields] as ReleaseDto['fields'],
    releasedAt: release.releasedAt.toISOString(),
    endedAt: release.endedAt?.toISOString() ?? null,
    endReason: release.endReason ?? null,
  };
}

/** Other postings bring this recruiter nothing either, but for what is still on record. @throws {AppError} 404 */
export async function withdrawRelease(candidateId: string, releaseId: string): Promise<void> {
  await inAccountTransaction([candidateId], async (tx) => {
    // The account is locked, so that a comparison at the same moment sees the withdrawal.
    const release = await Release.findOne({ _id: releaseId, candidateId }).session(tx);
    if (!release) throw notFound('Diese Freigabe gibt es nicht oder nicht mehr.');
    if (release.endedAt) return;
    const now = new Date();
    release.set({ endedAt: now, endReason: 'withdrawn' });
    await release.save({ session: tx });
    const pair = { candidateId, recruiterId: release.recruiterId };
    const released = await Release.find({ ...pair, endedAt: null })
      .select({ comparisonId: 1 })
      .session(tx)
      .lean();
    await Comparison.updateMany(
      {
        ...pair,
        _id: { $nin: released.map(({ comparisonId }) => comparisonId) },
        contactWithdrawnAt: null,
      },
      { $set: { contactWithdrawnAt: now } },
      { session: tx },
    );
  });
}
