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

/** Fields besides the entries are those of the latest page. @throws from `loadMore`, when a page cannot be had */
export function usePages<Shape extends Page, Key extends QueryKey>(
  query: UseSuspenseInfiniteQueryOptions<Shape, Error, InfiniteData<Shape>, Key, Cursor>,
) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query);
  const shownPages = data.pages.length;

  const loadMore = async () => {
    let list;
    do {
      list = await fetchNextPage({ throwOnError: true, cancelRefetch: false });
      // A refetch of the list meanwhile took the place of the new page.
    } while (list.hasNextPage && (list.data?.pages.length ?? 0) <= shownPages);
  };

  return {
    // A list is shown once its first page is there.
    ...(data.pages.at(-1) as Shape),
    entries: data.pages.flatMap(({ entries }) => entries) as Shape['entries'][number][],
    loadMore: hasNextPage ? loadMore : null,
  };
}
