import {
  type InfiniteData,
  type QueryKey,
  type UseSuspenseInfiniteQueryOptions,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';

type Cursor = string | undefined;

/** One page of a list; `nextCursor` is `null` on the last one. */
type Page = { readonly entries: readonly unknown[]; readonly nextCursor: string | null };

/** How every list of ours is paged, for `infiniteQueryOptions`. */
export const byCursor = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor,
};

/**
 * Reads a list, at first one page of it. `loadMore` adds the next page and is `null` when there is none; what a page
 * brings besides its entries is that of the latest one.
 * @throws from `loadMore`, when the page cannot be had
 */
export function usePages<Shape extends Page, Key extends QueryKey>(
  query: UseSuspenseInfiniteQueryOptions<Shape, Error, InfiniteData<Shape>, Key, Cursor>,
) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query);
  const shownPages = data.pages.length;

  const loadMore = async () => {
    let list;
    do {
      list = await fetchNextPage({ throwOnError: true, cancelRefetch: false });
      // Where the list was read anew meanwhile, that took the place of the new page.
    } while (list.hasNextPage && (list.data?.pages.length ?? 0) <= shownPages);
  };

  return {
    // A list is shown once its first page is there.
    ...(data.pages.at(-1) as Shape),
    entries: data.pages.flatMap(({ entries }) => entries) as Shape['entries'][number][],
    loadMore: hasNextPage ? loadMore : null,
  };
}
