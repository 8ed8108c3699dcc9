import { reservedNames } from '@inkognito/shared/rules/reservedNames';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x')));
const firstSegments = addresses.map((path) => path.split('/')[1] ?? '').filter(Boolean);

// `/x` is the profile itself, the one address a username may be.
test.each([...new Set(firstSegments)].filter((segment) => segment !== 'x'))(
  'nobody can take the page address "%s" as a username',
  (segment) => {
    expect(reservedNames.has(segment)).toBe(true);
  },
);
