import { expect, test, vi } from 'vitest';

const key = 'KXMR-7TQF-9HPD';

/** As after a reload. */
async function load() {
  vi.resetModules();
  const { takeArrival } = await import('../lib/address.ts');
  takeArrival();
  return import('./heldKey.ts');
}

test.each([
  ['/anna.muster', 'anna.muster', key],
  ['/Anna.Muster/', 'anna.muster', key],
  ['/bernd', 'anna.muster', ''],
])('a key brought to %s is held for its person alone', async (path, username, expected) => {
  window.history.replaceState({ key: 'router' }, '', `${path}?von=xing#${key}`);
  const { heldKey } = await load();

  expect(window.location.href).not.toContain(key);
  expect(window.history.state).toEqual({ key: 'router' });
  expect(heldKey(username)).toBe(expected);
});

test('a key that a link brought outlives a reload until it is used', async () => {
  window.history.replaceState(null, '', `/anna.muster#${key}`);
  const before = await load();
  before.heldKey('anna.muster');

  const after = await load();

  expect(after.heldKey('anna.muster')).toBe(key);
  after.dropKey('anna.muster');
  expect((await load()).heldKey('anna.muster')).toBe('');
  expect(window.sessionStorage).toHaveLength(0);
});

test('a key is found again after a way that left the page, and gone once it is used', async () => {
  const before = await load();
  before.holdKey('anna.muster', key);

  const after = await load();

  expect(after.heldKey('anna.muster')).toBe(key);
  after.dropKey('anna.muster');
  expect(window.sessionStorage).toHaveLength(0);
});
