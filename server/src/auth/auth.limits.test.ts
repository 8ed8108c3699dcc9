import { limits } from '@inkognito/shared/limits';
import { expect, test } from 'vitest';
import { authRules } from './auth.limits.ts';

test('no counter lives longer than the privacy policy says, and the longest lives as long', () => {
  const longest = Math.max(...Object.values(authRules).map(({ duration }) => duration));

  expect(longest).toBe(limits.counterHours * 60 * 60);
});
