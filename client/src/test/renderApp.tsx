import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, act, render, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { AppLoading } from '../app/frame/AppLoading.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';
import { requireFakeApi } from './fakeApi.ts';

/** Passing an earlier page's `queryClient` continues in the same tab. */
export type RenderOptions = { waits?: boolean; queryClient?: QueryClient };

/** Awaited, as React resumes a suspended page only inside `act`. `waits` waits until the user is known. */
export async function renderApp(
  app: ReactNode,
  { waits = true, queryClient = createQueryClient() }: RenderOptions = {},
): Promise<RenderResult & { queryClient: QueryClient }> {
  requireFakeApi();
  const tree = (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<AppLoading />}>
        <CurrentUserProvider>{app}</CurrentUserProvider>
      </Suspense>
    </QueryClientProvider>
  );
  const view = await act(() => Promise.resolve(render(tree)));
  if (waits) {
    await waitFor(() => {
      const { status } = queryClient.getQueryState(currentUserKey) ?? {};
      if (status === 'pending') throw new Error('It is not known yet who is signed in.');
    });
    await act(() => Promise.resolve());
  }
  return { ...view, queryClient };
}
