import {
  type InfiniteData,
  type QueryKey,
  type UseSuspenseInfiniteQueryOptions,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';

type Cursor = string | undefined;

type Page = { readonly entries: readonly unknown[]; readonly nextCursor: string | null };

export const byCursor = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor,
};

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
