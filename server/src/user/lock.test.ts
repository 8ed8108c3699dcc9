import { expect, test } from 'vitest';
import { inTransaction } from '../database/connection.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import { useTestApp } from '../test/testApp.ts';
import { inAccountTransaction, lockUnchanged } from './lock.ts';
import { User } from './user.model.ts';

const app = useTestApp();

test('what was read of an account does not hold once another call has locked it: all is read again', async () => {
  const { username } = await app.member(['jobSeeker']);
  // The mail after sign-up locks the account too.
  await drainBackgroundWork();
  const seen: number[] = [];

  await inTransaction(async (tx) => {
    const account = await User.findOne({ username }).orFail();
    seen.push(account.lockVersion);
    if (seen.length === 1) await inAccountTransaction([account._id], () => Promise.resolve());
    await lockUnchanged([account], tx);
  });

  const [first = 0] = seen;
  expect(seen).toEqual([first, first + 1]);
});
