import { reservedNames } from './texts/reservedNames.ts';
import { paths } from './pages.ts';
import { expect, test } from 'vitest';

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x')));
const firstSegments = addresses.map((path) => path.split('/')[1] ?? '').filter(Boolean);

// `/x` is the profile itself, where usernames are.
test.each([...new Set(firstSegments)].filter((segment) => segment !== 'x'))(
  'no user can take the page address "%s" as a username',
  (segment) => {
    expect(reservedNames.has(segment)).toBe(true);
  },
);

test('an address holds what it is asked for, encoded', () => {
  expect(paths.login).toBe('/login');
  expect(paths.profile('anna.m')).toBe('/anna.m');
  expect(paths.editJob('7')).toBe('/jobs/7/edit');
  expect(paths.matchResults('$&/ä')).toBe('/profile/match-results/%24%26%2F%C3%A4');
});
