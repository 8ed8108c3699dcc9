import type { Role } from '@inkognito/shared/codes';
import {
  type InfiniteData,
  type QueryKey,
  type UseSuspenseInfiniteQueryOptions,
  infiniteQueryOptions,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';

type Cursor = string | undefined;

type Page = { readonly entries: readonly unknown[]; readonly nextCursor: string | null };

/** `list` is the response's property that holds a page's entries. */
export function pagesOf<
  Key extends QueryKey,
  Name extends string,
  List extends Readonly<Record<Name, readonly unknown[]>> & { readonly nextCursor: string | null },
>(queryKey: Key, list: Name, read: (cursor: Cursor) => Promise<List>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam }) => {
      const page = await read(pageParam);
      return { ...page, entries: page[list] };
    },
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The response to a question about one role is about that role. */
export const ofRole = <Asked extends Role, List extends { role: Role }>(_role: Asked, list: List) =>
  list as Extract<List, { role: Asked }>;

/** Other properties are those of the latest page. `loadMore` throws if a page cannot be loaded. */
export function usePages<Shape extends Page, Key extends QueryKey>(
  query: UseSuspenseInfiniteQueryOptions<Shape, Error, InfiniteData<Shape>, Key, Cursor>,
) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query);
  const shownPages = data.pages.length;

  const loadMore = async () => {
    let list;
    do {
      list = await fetchNextPage({ throwOnError: true, cancelRefetch: false });
      // A concurrent refetch of the list may replace the new page.
    } while (list.hasNextPage && (list.data?.pages.length ?? 0) <= shownPages);
  };

  return {
    // The suspense query guarantees a first page.
    ...(data.pages.at(-1) as Shape),
    entries: data.pages.flatMap(({ entries }) => entries) as Shape['entries'][number][],
    loadMore: hasNextPage ? loadMore : null,
  };
}
