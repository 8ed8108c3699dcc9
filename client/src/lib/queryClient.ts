import {
  QueryCache,
  QueryClient,
  type QueryKey,
  notifyManager,
  onlineManager,
} from '@tanstack/react-query';
import { ApiError, isOutage } from './api.ts';
import { connectionNow, onConnectionChange } from './connection.ts';

// A write shows before the navigation that follows it; a timer would come after.
notifyManager.setScheduler(queueMicrotask);

onlineManager.setEventListener((setOnline) =>
  onConnectionChange(() => setOnline(connectionNow() === 'fine')),
);

const freshMs = 5_000;
const overloadRetries = 3;

/** The server said when; clients refused at the same moment should not come back at the same moment. */
function overloadDelay(_failures: number, error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : 0;
  return Math.max(seconds, 1) * 1_000 * (1 + Math.random());
}

const isOverload = (error: unknown) => error instanceof ApiError && error.code === 'overloaded';

/** Every failure but an overload is told at once; only an outage leaves what is on the screen, until the server is back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => isOverload(error) && failures < overloadRetries,
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
        // An outdated value must not pass for the response to a read that failed.
        if (!isOutage(error) && !isFurtherPage) query.setState({ data: undefined });
      },
    }),
  });
}

/** Only what is on the screen is read anew; the rest goes, as no form may begin with an outdated value. */
export async function invalidate(queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> {
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function forgetFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  });
}
