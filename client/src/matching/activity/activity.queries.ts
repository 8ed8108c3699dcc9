import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/pages.ts';

/** The newest comes first. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: async ({ pageParam: cursor }) => {
    const { activity, nextCursor } = await call('listActivity', { query: { cursor } });
    return { entries: activity, nextCursor };
  },
  ...byCursor,
});
