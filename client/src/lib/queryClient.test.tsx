import {
  type QueryClient,
  QueryClientProvider,
  onlineManager,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { pagesOf, usePages } from './pages.ts';
import { createQueryClient, forgetFailures, invalidate } from './queryClient.ts';

let queryClient: QueryClient;

beforeEach(() => {
  queryClient = createQueryClient();
});

/** Returns `values` one after the other; an `Error` is thrown. */
function queryOf(key: string, values: unknown[]) {
  const fetch = vi.fn(() => {
    const value = values.length > 1 ? values.shift() : values[0];
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  });
  return { fetch, options: queryOptions({ queryKey: [key], queryFn: fetch }) };
}

type Query = Pick<ReturnType<typeof queryOf>, 'options'>;

function Shown({ query }: { query: Query }) {
  return <p>{`Wert: ${String(useSuspenseQuery(query.options).data)}`}</p>;
}

const renderWaiting = (children: ReactNode) =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary
            onReset={() => forgetFailures(queryClient)}
            fallbackRender={({ resetErrorBoundary }) => (
              <button onClick={resetErrorBoundary}>nochmal</button>
            )}
          >
            <Suspense fallback={<p>wartet</p>}>{children}</Suspense>
          </ErrorBoundary>
        </QueryClientProvider>,
      ),
    ),
  );

const show = (query: Query) => renderWaiting(<Shown query={query} />);

const away = new ApiError({ error: 'Gerade nicht.', code: 'unavailable' });

describe('a read', () => {
  test('keeps the old value on screen while a stale one is fetched again', async () => {
    let answer: (value: string) => void = () => undefined;
    const later = new Promise<string>((resolve) => (answer = resolve));
    const fetch = vi.fn().mockResolvedValueOnce('alt').mockReturnValueOnce(later);
    await show({ options: queryOptions({ queryKey: ['a', '1'], queryFn: fetch }) });

    const done = invalidate(queryClient, ['a']);
    expect(screen.getByText('Wert: alt')).toBeInTheDocument();
    await act(async () => {
      answer('neu');
      await done;
    });

    expect(screen.getByText('Wert: neu')).toBeInTheDocument();
  });

  test('stays on screen while the server is away, and is read anew when it is back', async () => {
    const query = queryOf('a', ['alt', away, 'neu']);
    await show(query);

    await act(() => invalidate(queryClient, ['a']));
    expect(screen.getByText('Wert: alt')).toBeInTheDocument();

    act(() => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    expect(await screen.findByText('Wert: neu')).toBeInTheDocument();
  });

  test('that is refused when it is read anew does not stay on screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = new ApiError({ error: 'Gibt es nicht mehr.', code: 'not_found' });
    await show(queryOf('a', ['alt', gone]));

    await act(() => invalidate(queryClient, ['a']));

    expect(await screen.findByRole('button', { name: 'nochmal' })).toBeInTheDocument();
    expect(screen.queryByText('Wert: alt')).toBeNull();
  });

  test('that a server with too much to do refused is asked again when it said, and shows no failure', async () => {
    const busy = new ApiError(
      { error: 'Sehr viel los.', code: 'overloaded' },
      { retryAfterSeconds: 2 },
    );
    const query = queryOf('a', [busy, busy, 'da']);
    vi.useFakeTimers();

    await show(query);
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(query.fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByText('wartet')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(8_001));

    expect(screen.getByText('Wert: da')).toBeInTheDocument();
    vi.useRealTimers();
  });
});

/** Two numbers a page; the cursor names the previous entry. */
function numbers(...stored: number[]) {
  const fetchPage = vi.fn((cursor?: string) => {
    const after = stored.filter((number) => cursor === undefined || number > Number(cursor));
    const entries = after.slice(0, 2);
    return Promise.resolve({
      entries,
      nextCursor: after.length > 2 ? String(entries.at(-1)) : null,
      total: stored.length,
    });
  });
  const query = pagesOf(['lists'], 'entries', fetchPage);
  return { stored, fetchPage, query };
}

let loadMore: (() => Promise<void>) | null;

function ShownList({ query }: { query: ReturnType<typeof numbers>['query'] }) {
  const list = usePages(query);
  useEffect(() => {
    loadMore = list.loadMore;
  });
  return <p>{`${list.entries.join(' ')} von ${list.total}`}</p>;
}

const showList = ({ query }: ReturnType<typeof numbers>) =>
  renderWaiting(<ShownList query={query} />);

const more = () => act(async () => loadMore?.());

describe('a list', () => {
  test('that went stale is read again as far as it was shown', async () => {
    const list = numbers(1, 2, 3, 4, 5, 6, 7);
    await showList(list);
    await more();

    list.stored.splice(0, 1);
    await act(() => invalidate(queryClient, ['lists']));

    expect(screen.getByText('2 3 4 5 von 6')).toBeInTheDocument();
    await more();
    expect(screen.getByText('2 3 4 5 6 7 von 6')).toBeInTheDocument();
  });

  test.each([
    ['before', ['list', 'page']],
    ['after', ['page', 'list']],
  ] as const)(
    'is right when it goes stale while more is loaded, and is there %s the new page',
    async (_, order) => {
      const list = numbers(1, 2, 3, 4, 5, 6);
      await showList(list);
      const answer: Record<string, () => void> = {};
      const heldBack = (name: string, entries: number[], total: number) => {
        list.fetchPage.mockImplementationOnce(
          () =>
            new Promise((resolve) => {
              answer[name] = () => resolve({ entries, nextCursor: String(entries.at(-1)), total });
            }),
        );
      };

      heldBack('page', [3, 4], 6);
      const loading = more();
      await waitFor(() => expect(list.fetchPage).toHaveBeenCalledTimes(2));
      list.stored.splice(0, 1);
      heldBack('list', [2, 3], 5);
      const refreshing = invalidate(queryClient, ['lists']);
      await act(async () => {
        answer[order[0]]?.();
        await new Promise((resolve) => setTimeout(resolve));
        answer[order[1]]?.();
        await refreshing;
      });
      await loading;

      expect(screen.getByText('2 3 4 5 von 5')).toBeInTheDocument();
    },
  );

  test('is right when more is asked for while it is read anew', async () => {
    const list = numbers(1, 2, 3, 4, 5, 6);
    await showList(list);

    list.stored.splice(0, 1);
    const refreshing = invalidate(queryClient, ['lists']);
    await more();
    await act(() => refreshing);

    expect(screen.getByText('2 3 4 5 von 5')).toBeInTheDocument();
  });
});
