import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, lazy } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { FailureBoundary } from '../ui/page/FailureBoundary.tsx';
import { PageFailure } from '../ui/page/PageFailure.tsx';
import { prefetchOnIntent } from './pages.ts';

const OffersPage = lazy(() => Promise.resolve({ default: () => <h1>Angebote</h1> }));
const LostPage = lazy(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['a pointer that rests on a link', fireEvent.pointerOver],
  ['the focus on a link', fireEvent.focusIn],
])('%s fetches the page ahead', (_what, notice) => {
  const fetchPage = vi.fn();
  const end = prefetchOnIntent(fetchPage);
  render(<a href="/angebote/7?seite=2">Seite</a>);

  notice(screen.getByRole('link'));
  vi.advanceTimersByTime(100);

  expect(fetchPage.mock.calls).toEqual([['/angebote/7']]);
  end();
});

test('a pointer that only passes over a link, or over one to elsewhere, fetches nothing', () => {
  const fetchPage = vi.fn();
  const end = prefetchOnIntent(fetchPage);
  render(
    <>
      <a href="/angebote/7">Angebot</a>
      <a href="https://beispiel.example/angebote/7">anderswo</a>
      <p>Text</p>
    </>,
  );

  fireEvent.pointerOver(screen.getByText('Angebot'));
  fireEvent.pointerOver(screen.getByText('Text'));
  vi.advanceTimersByTime(100);
  fireEvent.pointerOver(screen.getByText('anderswo'));
  vi.advanceTimersByTime(100);

  expect(fetchPage).not.toHaveBeenCalled();
  end();
});

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
  vi.useRealTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await act(() => Promise.resolve(render(page('a', <LostPage />))));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Die Seite konnte nicht geladen werden.',
  );
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();

  rerender(page('b', <OffersPage />));
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeInTheDocument();
});
