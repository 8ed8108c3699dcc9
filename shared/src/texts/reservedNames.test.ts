import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { reservedNames } from './reservedNames.ts';
import { username } from '../nouns/user.ts';

/** `/users/search` and `/users/:username` share a position, so its words must not be names. */
const besideUsernames = Object.values(endpoints)
  .map(({ path }) => path.split('/'))
  .filter(([, first, second]) => first === 'users' && second && !second.startsWith(':'))
  .map(([, , second]) => second ?? '');

const roots = Object.values(endpoints)
  .map(({ path }) => path.split('/')[1] ?? '')
  // Names with a dot are refused by their ending.
  .filter((root) => !root.includes('.'));

const browserPaths = ['robots', 'favicon', 'sitemap', 'manifest', 'sw', 'assets', 'api'];

describe('a username', () => {
  test.each([...new Set([...besideUsernames, ...roots, ...browserPaths])])(
    'cannot be "%s", which is an address',
    (name) => {
      expect(reservedNames.has(name)).toBe(true);
      expect(username.safeParse(name).success).toBe(false);
    },
  );

  test.each(['robots.txt', 'index.html', 'sitemap.xml', 'manifest.webmanifest', 'main.js'])(
    'cannot end like the file %s',
    (name) => {
      expect(username.safeParse(name).success).toBe(false);
    },
  );

  test.each([
    '.anna',
    'anna.',
    'an..na',
    'an-.na',
    'an na',
    'аnna',
    'änna',
    'a/b',
    'ab',
    'a'.repeat(31),
  ])('cannot be "%s"', (name) => {
    expect(username.safeParse(name).success).toBe(false);
  });

  test.each([
    ['Anna.Muster', 'anna.muster'],
    ['x-y_z.1', 'x-y_z.1'],
    [' otto ', 'otto'],
  ])('"%s" becomes "%s"', (typed, stored) => {
    expect(username.parse(typed)).toBe(stored);
  });
});
