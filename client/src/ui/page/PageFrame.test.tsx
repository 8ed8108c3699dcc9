import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { checkConnectionBy, noticeOutage } from '../../lib/connection.ts';
import { createQueryClient } from '../../lib/queryClient.ts';
import { PageFrame } from './PageFrame.tsx';

type Texts = { fallbackText?: string; notFoundText?: string; failureText?: (m: string) => string };

/** The awaited `act` lets React resume what was suspended. */
function renderPage(fetch: () => Promise<string>, texts: Texts = {}) {
  return act(() =>
    Promise.resolve(
      renderRoutes(
        <PageFrame title="Job" {...texts}>
          <Heading fetch={fetch} />
        </PageFrame>,
      ),
    ),
  );
}

function renderRoutes(page: ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/jobs/1']}>
        <main>
          <Routes>
            <Route path="/jobs/1" element={page} />
            <Route
              path="/start"
              element={
                <PageFrame title="Start">
                  <h1>Start</h1>
                </PageFrame>
              }
            />
          </Routes>
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Heading({ fetch }: { fetch: () => Promise<string> }) {
  return (
    <>
      <h1>{useSuspenseQuery({ queryKey: ['jobs'], queryFn: fetch }).data}</h1>
      <Link to="/start">Weiter</Link>
    </>
  );
}

const refuse = (code: 'not_found' | 'internal' | 'unavailable', error: string) => () =>
  Promise.reject(new ApiError({ error, code, fields: {} }));

const quoted: Texts = {
  notFoundText: 'Match not found.',
  failureText: (message) => `Error: ${message}`,
};

describe('a framed page', () => {
  beforeEach(() => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has its title and shows its content without taking the focus at first', async () => {
    await renderPage(() => Promise.resolve('Backend Developer'));

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Backend Developer');
    expect(document.title).toBe('Job – Inkognito');
    expect(document.body).toHaveFocus();
  });

  test.each([
    [{}, 'Wird geladen …'],
    [{ fallbackText: 'Loading...' }, 'Loading...'],
  ])('says while loading with %o: %s', async (texts, words) => {
    await renderPage(() => new Promise<string>(() => undefined), texts);

    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  test('can be tried again after a failure', async () => {
    let reachable = false;
    const fetch = () =>
      reachable ? Promise.resolve('Da') : refuse('internal', 'Der Server ist müde.')();
    await renderPage(fetch);
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist müde.');

    reachable = true;
    const again = screen.getByRole('button', { name: 'Noch einmal versuchen' });
    await act(() => userEvent.click(again));

    expect(await screen.findByRole('heading', { name: 'Da' })).toBeInTheDocument();
  });

  test('is not tried again when the thing does not exist', async () => {
    await renderPage(refuse('not_found', 'Diese Stelle gibt es nicht mehr.'));

    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Diese Stelle gibt es nicht mehr.');
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).not.toBeInTheDocument();
  });

  test.each([
    ['not_found', 'Match not found.'],
    ['internal', 'Error: Kaputt.'],
  ] as const)('says its own words for %s', async (code, words) => {
    await renderPage(refuse(code, 'Kaputt.'), quoted);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('gives the focus to the next page after a navigation', async () => {
    await renderPage(() => Promise.resolve('Da'));

    await userEvent.click(await screen.findByRole('link', { name: 'Weiter' }));

    expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus();
    expect(document.title).toBe('Start – Inkognito');
  });

  test('leaves the focus in a search begun while it was on its way', async () => {
    let arrive: (heading: string) => void = () => undefined;
    const page = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/']}>
          <input aria-label="Suche" />
          <main>
            <Routes>
              <Route path="/" element={<Link to="/jobs/1">Weiter</Link>} />
              <Route
                path="/jobs/1"
                element={
                  <PageFrame title="Job">
                    <Heading fetch={() => page} />
                  </PageFrame>
                }
              />
            </Routes>
          </main>
        </MemoryRouter>
      </QueryClientProvider>,
    );

    await act(() => userEvent.click(screen.getByRole('link', { name: 'Weiter' })));
    await userEvent.type(screen.getByRole('textbox'), 'anna');
    await act(() => {
      arrive('Da');
      return page;
    });

    expect(await screen.findByRole('heading', { name: 'Da' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('what could not be loaded while the server was away appears when it is back', async () => {
    let isBack = false;
    checkConnectionBy(() => (isBack ? Promise.resolve() : Promise.reject(new Error('away'))));
    const fetch = vi
      .fn(() => Promise.resolve('Köchin'))
      .mockImplementationOnce(refuse('unavailable', 'Gerade nicht erreichbar.'));
    await renderPage(fetch);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Seite konnte nicht geladen');
    await act(async () => {
      noticeOutage();
      await Promise.resolve();
    });

    vi.useFakeTimers();
    isBack = true;
    // Noticed already, it is looked after anew by these timers.
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();

    expect(await screen.findByRole('heading', { name: 'Köchin' })).toBeVisible();
  });
});
