import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/pages.ts';

/** Everybody compared with a posting, matches or not, for its owner. */
export const jobComparedQuery = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'one', jobId, 'compared'],
    queryFn: async ({ pageParam: cursor }) => {
      const { comparisons, nextCursor } = await call('listJobComparisons', {
        params: { id: jobId },
        query: { cursor },
      });
      return { entries: comparisons, nextCursor };
    },
    ...byCursor,
  });
