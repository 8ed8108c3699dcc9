import { limits } from '@inkognito/shared/limits';
import { expect, test } from 'vitest';
import { leastOf } from '../test/leastOf.ts';
import { unlock } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { anybody } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';
import { Key } from './key.model.ts';
import { checkAccessPassword } from './keys.ts';

const { member } = useTestApp();

test('the owner sees how many wrong access passwords there were, without names', async () => {
  const anna = await member(['jobSeeker']);
  const rita = await member(['recruiter']);
  const guess = () =>
    rita.call('checkAccessPassword', {
      params: { username: anna.username },
      body: { password: 'FALS-CHES-WORT' },
    });

  const tries = await Promise.all([guess(), guess(), guess()]);
  await unlock(rita, anna);

  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await anna.call('listKeys')).body.wrongTries).toEqual({ count: 3, days: 30 });
  const stored = await User.db.collection('activities').find({ kind: 'wrong_tries' }).toArray();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(rita.id);
});

test('a wrong try costs one slow hash, beside fifty keys as much as beside none', async () => {
  const [none, many] = [await member(['jobSeeker']), await member(['jobSeeker'])];
  const expiresAt = new Date(Date.now() + 86_400_000);
  const row = { userId: many.id, guests: true, createdAt: new Date(), expiresAt };
  await Key.insertMany(
    Array.from({ length: limits.keysMax }, (_, index) => ({
      ...row,
      ...{ name: `Schlüssel ${index}`, hash: `other ${index}` },
    })),
  );
  const leastFor = ({ username }: typeof many, enough: number) =>
    leastOf(40, enough, async () => {
      const begin = performance.now();
      await checkAccessPassword(anybody, username, 'AAAA-BBBB-CCCC').catch(() => undefined);
      return performance.now() - begin;
    });

  const alone = await leastFor(none, 0);

  // A hash for each key would take many times as long.
  expect(await leastFor(many, 2 * alone)).toBeLessThan(4 * alone);
});
