import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, lazy } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { FailureBoundary } from '../ui/page/FailureBoundary.tsx';
import { PageFailure } from '../ui/page/PageFailure.tsx';

const OffersPage = lazy(() => Promise.resolve({ default: () => <h1>Angebote</h1> }));
const LostPage = lazy(() => Promise.reject(new TypeError('Failed to fetch')));

const queryClient = createQueryClient();
const page = (at: string, shown: ReactNode) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <FailureBoundary face={(failure) => <PageFailure {...failure} />} resetKeys={[at]}>
        <Suspense>{shown}</Suspense>
      </FailureBoundary>
    </MemoryRouter>
  </QueryClientProvider>
);

test('a page whose program is gone says so, and another page can still be opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await act(() => Promise.resolve(render(page('a', <LostPage />))));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Die Seite konnte nicht geladen werden.',
  );
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();

  rerender(page('b', <OffersPage />));
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeInTheDocument();
});
