import { notFound } from '../../errors.ts';
import { Job } from '../../job/job.model.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { endRequests } from '../request/endRequests.ts';
import { Release } from '../release/release.model.ts';

/** The job seekers keep what they were shown; for everybody else the comparisons are gone. */
export async function deleteJob(recruiterId: string, jobId: string): Promise<void> {
  await inAccountTransaction([recruiterId], async (tx) => {
    // The account lock makes a comparison or release of the same moment part of what is deleted.
    const { deletedCount } = await Job.deleteOne({ _id: jobId, recruiterId }, { session: tx });
    if (deletedCount === 0) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
    const endedAt = new Date();
    await endRequests({ jobId }, tx);
    await Comparison.updateMany({ jobId, endedAt: null }, { $set: { endedAt } }, { session: tx });
    await Release.updateMany(
      { jobId, endedAt: null },
      { $set: { endedAt, endReason: 'posting_deleted' } },
      { session: tx },
    );
  });
}
