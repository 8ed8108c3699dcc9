import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Query,
  clearQueries,
  forgetFailures,
  invalidate,
  prefetch,
  setQuery,
  useQuery,
} from './query.ts';

beforeEach(clearQueries);

/** A read that answers what stands in `values`, one after the other; an `Error` among them is thrown. */
function queryOf(key: string, values: unknown[]) {
  const fetch = vi.fn(() => {
    const value = values.length > 1 ? values.shift() : values[0];
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  });
  return { key, fetch } satisfies Query<unknown>;
}

function Shown({ query }: { query: Query<unknown> }) {
  return <p>{`Wert: ${String(useQuery(query))}`}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <button onClick={() => this.setState({ failed: false })}>nochmal</button>;
  }
}

const show = (query: Query<unknown>) =>
  act(() =>
    Promise.resolve(
      render(
        <Boundary>
          <Suspense fallback={<p>wartet</p>}>
            <Shown query={query} />
          </Suspense>
        </Boundary>,
      ),
    ),
  );

describe('a read', () => {
  test('waits for the value and fetches it once for everybody', async () => {
    const query = queryOf('a', ['eins']);

    await show(query);
    await show(query);

    expect(screen.getAllByText('Wert: eins')).toHaveLength(2);
    expect(query.fetch).toHaveBeenCalledTimes(1);
  });

  test('that was prefetched is there when the page opens', async () => {
    const query = queryOf('a', ['eins', 'zwei']);

    prefetch(query);
    await show(query);

    expect(screen.getByText('Wert: eins')).toBeInTheDocument();
    expect(query.fetch).toHaveBeenCalledTimes(1);
  });

  test('keeps the old value on screen while a stale one is fetched again', async () => {
    let answer: (value: string) => void = () => undefined;
    const later = new Promise<string>((resolve) => (answer = resolve));
    const fetch = vi.fn().mockResolvedValueOnce('alt').mockReturnValueOnce(later);
    const query = { key: 'a/1', fetch };
    await show(query);

    const done = invalidate('a/');
    expect(screen.getByText('Wert: alt')).toBeInTheDocument();
    await act(async () => {
      answer('neu');
      await done;
    });

    expect(screen.getByText('Wert: neu')).toBeInTheDocument();
  });

  test('that nobody watches is forgotten when it goes stale', async () => {
    const query = queryOf('a', ['eins', 'zwei']);
    prefetch(query);

    await invalidate('a');
    await show(query);

    expect(screen.getByText('Wert: zwei')).toBeInTheDocument();
  });

  test('takes a value that another answer brought along', async () => {
    const query = queryOf('a', ['eins']);
    await show(query);

    act(() => setQuery(query, 'mitgebracht'));

    expect(screen.getByText('Wert: mitgebracht')).toBeInTheDocument();
    expect(query.fetch).toHaveBeenCalledTimes(1);
  });

  test('that failed throws, and succeeds at another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const query = queryOf('a', [new Error('weg'), 'wieder da']);
    await show(query);

    forgetFailures();
    await act(async () => {
      screen.getByRole('button', { name: 'nochmal' }).click();
      await Promise.resolve();
    });

    expect(screen.getByText('Wert: wieder da')).toBeInTheDocument();
  });
});
