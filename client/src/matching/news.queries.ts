import type { NewsDto } from '@inkognito/shared/match';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';

const freshMs = 60_000;

export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: async () => (await call('listNews', {})).news,
  staleTime: freshMs,
});

export const useMarkSeen = () =>
  useWrite((ids: string[]) => call('markNewsSeen', { body: { ids } }), newsQuery.queryKey);

/** What is to be decided stays until it is. */
export const isToDecide = ({ requestId, contactState }: NewsDto): boolean =>
  requestId !== undefined || contactState === 'awaitsCandidate';

/** Ids of what waits for the candidate's decision, as the dashboard shows it. */
export const waitingMatches = (news: readonly NewsDto[] = []): string[] =>
  news.flatMap(({ matchId, contactState }) =>
    matchId !== undefined && contactState === 'awaitsCandidate' ? [matchId] : [],
  );

/** For the page that shows them: it was opened by hand. */
export function useSeen(isShown: (news: NewsDto) => boolean): void {
  const markSeen = useMarkSeen();
  const news = useQuery(newsQuery).data ?? [];
  const shown = news.filter((each) => isShown(each) && !isToDecide(each));
  const ids = shown.map(({ _id }) => _id).join();
  // On failure the mark stays.
  const mark = useEffectEvent(() => void markSeen(ids.split(',')).catch(() => undefined));
  useEffect(() => {
    if (ids !== '') mark();
  }, [ids]);
}
