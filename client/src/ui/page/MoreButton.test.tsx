import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { MoreButton } from './MoreButton.tsx';

const queryClient = createQueryClient();

/** The test itself ends loading and renders the entries. */
let loading: { end: () => void; fail: (reason: Error) => void };
const loadMore = () =>
  new Promise<void>((end, fail) => {
    loading = { end, fail };
  });

function Names({ names, hasMore }: { names: readonly string[]; hasMore: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#elsewhere">anderswo</a>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <MoreButton list={list} onMore={hasMore ? loadMore : null} />
    </QueryClientProvider>
  );
}

const showFirst = () => render(<Names names={['anna']} hasMore />);
const showAll = <Names names={['anna', 'berta']} hasMore={false} />;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
const endLoading = () =>
  act(() => {
    loading.end();
    return Promise.resolve();
  });
const endsOfLoading = () => screen.findByText('Alle Einträge sind geladen.');

describe('the focus goes to the first new entry', () => {
  test('in the moment when it is shown, before loading has ended', async () => {
    const { rerender } = showFirst();
    await press();

    rerender(showAll);

    expect(screen.getByRole('link', { name: 'berta' })).toHaveFocus();
    await endLoading();
    await endsOfLoading();
    expect(screen.getByRole('link', { name: 'berta' })).toHaveFocus();
  });

  test('when it is shown only after loading has ended', async () => {
    const { rerender } = showFirst();
    await press();
    await endLoading();
    await screen.findByText('Weitere Einträge sind geladen.');

    rerender(showAll);

    expect(screen.getByRole('link', { name: 'berta' })).toHaveFocus();
  });

  test('but not from somewhere else on the page', async () => {
    const { rerender } = showFirst();
    await press();
    screen.getByRole('link', { name: 'anderswo' }).focus();

    rerender(showAll);
    await endLoading();

    await endsOfLoading();
    expect(screen.getByRole('link', { name: 'anderswo' })).toHaveFocus();
  });

  test('and stays on the button where loading failed, whatever is shown later', async () => {
    const { rerender } = showFirst();
    await press();
    loading.fail(new Error('offline'));
    await screen.findByRole('alert');

    rerender(<Names names={['anna', 'berta']} hasMore />);

    expect(screen.getByRole('button', { name: 'Mehr laden' })).toHaveFocus();
  });
});

test('where nothing new is shown, it goes to the sentence that everything is loaded', async () => {
  const { rerender } = showFirst();
  await press();

  rerender(<Names names={['anna']} hasMore={false} />);
  await endLoading();

  expect(await endsOfLoading()).toHaveFocus();
});
