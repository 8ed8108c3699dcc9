import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkConnectionBy, noticeOutage } from '../../lib/connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

let isBack: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  isBack = true;
  checkConnectionBy(() => (isBack ? Promise.resolve() : Promise.reject(new Error('away'))));
  // Another test file may have left an outage behind.
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(30_000);
  isBack = false;
  render(<ConnectionBanner />);
});

afterEach(async () => {
  isBack = true;
  await wait(30_000);
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

describe('the banner about the connection', () => {
  test('says nothing while all is well', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('comes and goes with the network of the device', () => {
    setOnline(false);
    expect(screen.getByRole('status')).toHaveTextContent('Keine Verbindung zum Internet.');

    setOnline(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('says nothing where one call has no answer and the server is there', async () => {
    isBack = true;
    await act(async () => {
      noticeOutage();
      await Promise.resolve();
    });

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('stays while the server is away, and goes when it is back', async () => {
    await act(async () => {
      noticeOutage();
      await Promise.resolve();
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Inkognito ist gerade nicht erreichbar. Wir versuchen es weiter.',
    );

    await wait(10_000);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();

    isBack = true;
    await wait(20_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
