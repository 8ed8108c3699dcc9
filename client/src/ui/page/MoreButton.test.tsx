import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { MoreButton } from './MoreButton.tsx';

const queryClient = createQueryClient();

type More = { names: readonly string[]; hasMore: boolean };

/** The test itself ends loading, with what it brings. */
let loading: { end: (more: More) => void; fail: (reason: Error) => void };

function Names() {
  const list = useRef<HTMLUListElement>(null);
  const [{ names, hasMore }, setShown] = useState<More>({ names: ['anna'], hasMore: true });
  const loadMore = async () => {
    setShown(
      await new Promise<More>((end, fail) => {
        loading = { end, fail };
      }),
    );
  };
  return (
    <>
      <a href="#elsewhere">anderswo</a>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <MoreButton list={list} onMore={hasMore ? loadMore : null} />
    </>
  );
}

async function press() {
  render(
    <QueryClientProvider client={queryClient}>
      <Names />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
}

const endWith = (...names: string[]) =>
  act(() => {
    loading.end({ names, hasMore: false });
    return Promise.resolve();
  });
const endOfLoading = () => screen.findByText('Alle Einträge sind geladen.');

describe('the focus goes to the first new entry', () => {
  test('once it is shown', async () => {
    await press();

    await endWith('anna', 'berta');

    await endOfLoading();
    expect(screen.getByRole('link', { name: 'berta' })).toHaveFocus();
  });

  test('but not from somewhere else on the page', async () => {
    await press();
    screen.getByRole('link', { name: 'anderswo' }).focus();

    await endWith('anna', 'berta');

    await endOfLoading();
    expect(screen.getByRole('link', { name: 'anderswo' })).toHaveFocus();
  });

  test('and stays on the button where loading failed', async () => {
    await press();

    loading.fail(new Error('offline'));

    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Mehr laden' })).toHaveFocus();
  });
});

test('where nothing new is shown, it goes to the sentence that everything is loaded', async () => {
  await press();

  await endWith('anna');

  expect(await endOfLoading()).toHaveFocus();
});
