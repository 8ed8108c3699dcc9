import { limits } from '@inkognito/shared/limits';
import type { ReleaseDto } from '@inkognito/shared/matching';
import { inTransaction } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { toPersonDto } from '../user/user.model.ts';
import { Comparison, Release } from './matching.model.ts';
import { findPeople } from './matching.people.ts';

/** "Meine Freigaben": what of a job seeker was released to whom, newest first. */
export async function listReleases(candidateId: string): Promise<ReleaseDto[]> {
  const releases = await Release.find({ candidateId })
    .sort({ releasedAt: -1 })
    .limit(limits.listMax)
    .lean();
  const recruiters = await findPeople(releases.map(({ recruiterId }) => recruiterId));
  return releases.flatMap((release) => {
    const recruiter = recruiters.get(release.recruiterId.toString());
    if (!recruiter) return [];
    return {
      _id: release._id.toString(),
      recruiter: toPersonDto(recruiter),
      jobTitle: release.jobTitle,
      fields: [...release.fields] as ReleaseDto['fields'],
      releasedAt: release.releasedAt.toISOString(),
      endedAt: release.endedAt?.toISOString() ?? null,
      endReason: release.endReason ?? null,
    };
  });
}

/**
 * Takes back what one match released, for good; the match itself stays. What the recruiter has already
 * noted down cannot be taken back, and the interface says so.
 * @throws {AppError} 404 for a release that is not one's own
 */
export async function withdrawRelease(candidateId: string, releaseId: string): Promise<void> {
  await inTransaction(async (session) => {
    const release = await Release.findOne({ _id: releaseId, candidateId }).session(session);
    if (!release) throw notFound('Diese Freigabe gibt es nicht oder nicht mehr.');
    if (release.endedAt) return;
    const now = new Date();
    release.set({ endedAt: now, endReason: 'withdrawn' });
    await release.save({ session });
    await Comparison.updateOne(
      { _id: release.comparisonId },
      { $set: { contactWithdrawnAt: now } },
      { session },
    );
  });
}
