import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyLater } from './keyCopying.ts';

const clipboard = { write: vi.fn(), writeText: vi.fn() };

class FakeItem {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard });
  clipboard.write.mockReset();
  clipboard.writeText.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where the clipboard takes a promise', () => {
  beforeEach(() => {
    vi.stubGlobal('ClipboardItem', FakeItem);
    clipboard.write.mockImplementation(([item]: FakeItem[]) => item?.parts['text/plain']);
  });

  test('it is asked before the text is there', async () => {
    let arrive: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => (arrive = resolve));

    const copying = copyLater(text);
    expect(clipboard.write).toHaveBeenCalledOnce();
    arrive('Guten Tag');

    expect(await copying).toBe(true);
    const [[[item]]] = clipboard.write.mock.calls as [[[FakeItem]]];
    expect(await (await item.parts['text/plain'])?.text()).toBe('Guten Tag');
  });

  test('a text that does not come is not passed off as copied', async () => {
    expect(await copyLater(Promise.reject(new Error('away')))).toBe(false);
  });
});

test('where it takes texts alone it gets the text once that is there', async () => {
  expect(await copyLater(Promise.resolve('Guten Tag'))).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledWith('Guten Tag');
});
