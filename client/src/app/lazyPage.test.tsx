import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { FailureBoundary } from '../ui/page/FailureBoundary.tsx';
import { PageLoadFailure } from './PageLoadFailure.tsx';
import { fetchPage, lazyPage, prefetchOnIntent } from './lazyPage.ts';

const loadOffers = vi.fn(() => Promise.resolve({ default: () => <h1>Angebote</h1> }));
const OffersPage = lazyPage('/angebote/:id', loadOffers);
const LostPage = lazyPage('/weg', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.useFakeTimers();
  loadOffers.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a pointer that rests on a link', '/gezeigt', fireEvent.pointerOver],
  ['the focus on a link', '/besucht', fireEvent.focusIn],
])('%s fetches the page ahead, once', (_what, path, notice) => {
  const load = vi.fn(() => Promise.resolve({ default: () => <h1>Seite</h1> }));
  lazyPage(path, load);
  const end = prefetchOnIntent();
  render(<a href={path}>Seite</a>);

  for (let times = 0; times < 2; times += 1) {
    notice(screen.getByRole('link'));
    vi.advanceTimersByTime(100);
  }

  expect(load).toHaveBeenCalledOnce();
  end();
});

test('a page that did not come is fetched again', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  lazyPage('/fehlt', load);

  await fetchPage('/fehlt');
  await fetchPage('/fehlt');

  expect(load).toHaveBeenCalledTimes(2);
});

test('a pointer that only passes over a link, or over one to elsewhere, fetches nothing', () => {
  const end = prefetchOnIntent();
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

  expect(loadOffers).not.toHaveBeenCalled();
  end();
});

const queryClient = createQueryClient();
const page = (at: string, shown: ReactNode) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <FailureBoundary face={(failure) => <PageLoadFailure {...failure} />} resetKeys={[at]}>
        <Suspense>{shown}</Suspense>
      </FailureBoundary>
    </MemoryRouter>
  </QueryClientProvider>
);

test('a page whose program is gone says so, and another page can still be opened', async () => {
  vi.useRealTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await act(() => Promise.resolve(render(page('a', <LostPage />))));

  expect(await screen.findByRole('alert')).toHaveTextContent('Neue Version von Inkognito');

  rerender(page('b', <OffersPage />));
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeInTheDocument();
});
