import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './Button.tsx';

const clipboard = { writeText: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard });
  clipboard.writeText.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function copy() {
  render(<CopyButton text="Guten Tag" />);
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test('the text is copied, and that is said for exactly two seconds', async () => {
  await copy();
  expect(clipboard.writeText).toHaveBeenCalledWith('Guten Tag');
  expect(screen.getByRole('status')).toHaveTextContent('Kopiert');

  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('status')).toHaveTextContent('Kopiert');

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a browser that refuses is not passed off as a success', async () => {
  clipboard.writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

  await copy();

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent('Kopieren ist nicht möglich.');
});
