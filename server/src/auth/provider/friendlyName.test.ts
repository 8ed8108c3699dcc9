import { limits } from '@inkognito/shared/limits';
import { username } from '@inkognito/shared/user';
import { expect, test } from 'vitest';
import { friendlyName } from './friendlyName.ts';

test.each([0, 5, 19])('a made-up name is one that anybody could choose (turn %i)', (turn) => {
  const names = Array.from({ length: 2_000 }, () => friendlyName(turn));

  for (const name of names) {
    expect(name).toMatch(/^[a-z]+er\.[a-z]+\d{2,5}$/);
    expect(username.safeParse(name).data, name).toBe(name);
    expect(name.length).toBeLessThanOrEqual(limits.usernameMax);
  }
  expect(new Set(names).size).toBeGreaterThan(1_900);
});
