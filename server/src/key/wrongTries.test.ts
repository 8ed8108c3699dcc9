import { expect, test } from 'vitest';
import { unlock } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';

const { member } = useTestApp();

test('the owner sees how many wrong access passwords there were, and nobody is named', async () => {
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
