import { dayMs, limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { createLimits } from '../http/limits.ts';
import { QueuedMail } from '../mail/mail.model.ts';
import { confirmEmail } from '../test/make.ts';
import { mailsTo, waitForMailsTo } from '../test/mails.ts';
import { addressOf } from '../test/settle.ts';
import { type Member, testMailer, useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';
import { endUnusedAccounts } from './unusedAccounts.ts';

const { guest, member } = useTestApp();
const deps = { mailer: testMailer, limits: createLimits({ enabled: true }) };
const sweep = (now = new Date()) => endUnusedAccounts(deps, now);

const day = (count: number) => new Date(Date.now() + count * dayMs + 60_000);
const noticeDay = limits.unusedDays - limits.unusedNoticeDays;

async function newcomer(username?: string): Promise<Member> {
  const anna = await member(['jobSeeker'], username, { confirmed: false });
  await waitForMailsTo(addressOf(anna), 1);
  await QueuedMail.deleteMany({});
  return anna;
}

const isThere = async ({ id }: Member) => (await User.exists({ _id: id })) !== null;
const login = ({ username, password }: Member) =>
  guest().call('login', { body: { username, password } });

test('an account neither confirmed nor used is told after 23 days and deleted after 30', async () => {
  const anna = await newcomer();

  await sweep(day(noticeDay - 1));
  expect(await mailsTo(addressOf(anna))).toEqual([]);
  await sweep(day(noticeDay));
  await sweep(day(noticeDay));
  const mails = await mailsTo(addressOf(anna));
  expect(mails).toHaveLength(1);
  // The address may be a stranger's.
  expect(mails[0]?.text).not.toContain(anna.username);
  expect(mails[0]?.text).not.toContain('http');
  const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  expect(mails[0]?.text).toContain(date.format(day(limits.unusedDays)));

  expect(await sweep(day(limits.unusedDays - 1))).toBe(0);
  expect(await isThere(anna)).toBe(true);
  expect(await sweep(day(limits.unusedDays))).toBe(1);
  expect(await isThere(anna)).toBe(false);
  expect(await QueuedMail.countDocuments({})).toBe(0);
});

test('no account is deleted without a notice a week before, however late the sweep comes', async () => {
  const anna = await newcomer();

  await sweep(day(100));
  expect(await isThere(anna)).toBe(true);
  await sweep(day(100 + limits.unusedNoticeDays - 1));
  expect(await isThere(anna)).toBe(true);
  await sweep(day(100 + limits.unusedNoticeDays));

  expect(await isThere(anna)).toBe(false);
});

test.each([
  ['a sign-in', login],
  [
    'a call in a session',
    async (anna: Member) => {
      const sessions = mongoose.connection.collection('sessions');
      await sessions.updateMany({}, { $set: { lastModified: new Date(Date.now() - dayMs) } });
      await anna.call('getAccount');
    },
  ],
  ['confirming the address', confirmEmail],
])('%s keeps the account', async (_, use) => {
  const anna = await newcomer();
  await User.updateOne(
    { _id: anna.id },
    { lastUsedAt: day(-limits.unusedDays), endAnnouncedAt: day(-limits.unusedNoticeDays) },
  );

  await use(anna);

  expect(await sweep()).toBe(0);
  expect(await sweep(day(limits.unusedDays - 1))).toBe(0);
  expect(await isThere(anna)).toBe(true);
});

test('a confirmed account and a frozen one stay for ever', async () => {
  const anna = await newcomer();
  await confirmEmail(anna);
  const frozen = await newcomer();
  await User.updateOne({ _id: frozen.id }, { frozenAt: new Date() });

  for (const days of [noticeDay, limits.unusedDays, 1000]) await sweep(day(days));

  expect([await isThere(anna), await isThere(frozen)]).toEqual([true, true]);
});

test('of two instances at once, one tells and one deletes', async () => {
  const anna = await newcomer();

  await Promise.all([sweep(day(noticeDay)), sweep(day(noticeDay))]);
  const mails = await mailsTo(addressOf(anna));
  const ended = await Promise.all([sweep(day(limits.unusedDays)), sweep(day(limits.unusedDays))]);

  expect(mails).toHaveLength(1);
  expect(ended.sort()).toEqual([0, 1]);
});
