import { QueryCache, QueryClient, type QueryKey, notifyManager } from '@tanstack/react-query';
import { ApiError, isOutage, isRefusal } from './api.ts';

// A write must show before the navigation that follows; a timer would be too late.
notifyManager.setScheduler(queueMicrotask);

const freshMs = 5_000;
const overloadRetries = 3;

/** Jittered, so that clients refused at once do not return at once. */
function overloadDelay(_failures: number, error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : 0;
  return Math.max(seconds, 1) * 1_000 * (1 + Math.random());
}

/** Only overloads are retried. After an outage the screen keeps its data until the server is back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => isRefusal(error, 'overloaded') && failures < overloadRetries,
        retryDelay: overloadDelay,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => isOutage(state.error),
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isFurtherPage = query.state.fetchMeta?.fetchMore !== undefined;
        // Outdated data must not pass for the response of a failed read.
        if (!isOutage(error) && !isFurtherPage) query.setState({ data: undefined });
      },
    }),
  });
}

/** Inactive queries are removed, as no form may start with outdated values. */
export async function invalidate(queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> {
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Cancels a pending read, which would overwrite it. */
export async function replace(queryClient: QueryClient, queryKey: QueryKey, data: unknown) {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}

export function forgetFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  });
}
