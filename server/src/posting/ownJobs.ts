import type { OwnJobDto } from '@inkognito/shared/job';
import type { Types } from 'mongoose';
import { type Page, readPage } from '../database/readPage.ts';
import { Job, toPostingDto } from '../job/job.model.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import { getOwnUser } from '../user/user.service.ts';
import { Comparison, standing } from '../matching/comparison.model.ts';
import { countOpenRequests } from '../request/listRequests.ts';

export async function listMyJobs(
  recruiterId: string,
  viewer: Viewer,
  cursor: string | undefined,
): Promise<Page<OwnJobDto>> {
  const recruiter = await getOwnUser(recruiterId);
  return readPage({
    find: () => Job.find({ recruiterId }).lean(),
    time: 'createdAt',
    cursor,
    show: async (jobs) => {
      const [comparisons, requests] = await Promise.all([
        countComparisons(jobs, viewer),
        countOpenRequests(
          jobs.map(({ _id }) => _id),
          viewer,
        ),
      ]);
      return jobs.map((job) => {
        const { compared = 0, matches = 0 } = comparisons.get(job._id.toString()) ?? {};
        const openRequests = requests.get(job._id.toString()) ?? 0;
        return { ...toPostingDto(job, recruiter), compared, matches, openRequests };
      });
    },
  });
}

type Counts = { _id: Types.ObjectId; compared: number; matches: number };

async function countComparisons(
  jobs: readonly { _id: Types.ObjectId }[],
  viewer: Viewer,
): Promise<Map<string, Counts>> {
  if (jobs.length === 0) return new Map();
  const ofJobs = { jobId: { $in: jobs.map(({ _id }) => _id) }, ...standing };
  const hidden = await findHiddenFrom(viewer);
  const counts = await Comparison.aggregate<Counts>([
    { $match: { ...ofJobs, candidateId: { $nin: hidden } } },
    {
      $group: {
        _id: '$jobId',
        compared: { $sum: 1 },
        matches: { $sum: { $cond: ['$isMatch', 1, 0] } },
      },
    },
  ]);
  return new Map(counts.map((each) => [each._id.toString(), each]));
}
