import { limits } from '@inkognito/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../test/mails.ts';
import { addressOf, ageIdentity, settle } from '../../test/settle.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';
import { MailedToken } from './mailedToken.model.ts';

const { guest, member } = useTestApp();

let anna: Member;
beforeEach(async () => {
  anna = await settle(await member(['jobSeeker'], 'anna'));
  await User.updateOne({ _id: anna.id }, { $unset: { passwordHash: '' } });
  await ageIdentity();
});

async function codeFor(browser: TestClient): Promise<string> {
  expect((await browser.call('mailIdentityCode')).status).toBe(204);
  const { text = '' } = (await mailsTo(addressOf(anna))).at(-1) ?? {};
  return /^([A-Z2-9]{4}(?:-[A-Z2-9]{4}){2})$/m.exec(text)?.[1] ?? '';
}

const confirm = (browser: TestClient, code: string) =>
  browser.call('confirmIdentity', { body: { code } });
const renew = (browser: TestClient) => browser.call('renewAccessPassword');

describe('a mailed code', () => {
  test('makes a stale session fresh, however it is typed, once', async () => {
    const code = await codeFor(anna);
    const before = anna.cookie;

    const { status } = await confirm(anna, ` ${code.toLowerCase().replaceAll('-', ' ')} `);

    expect(status).toBe(204);
    expect(anna.cookie).not.toBe(before);
    expect((await renew(anna)).status).toBe(200);
    await ageIdentity();
    const again = await confirm(anna, code);
    expect([again.status, again.error.fields]).toEqual([
      401,
      { code: 'Dieser Code ist falsch oder abgelaufen.' },
    ]);
    expect((await renew(anna)).error.code).toBe('identity_unconfirmed');
  });

  test('is good in the session alone that asked for it', async () => {
    const thief = Object.assign(guest(), { cookie: anna.cookie });
    const code = await codeFor(anna);
    const berta = await member(['jobSeeker'], 'berta');

    expect((await confirm(berta, code)).status).toBe(401);
    expect((await confirm(anna, code)).status).toBe(204);
    expect((await thief.call('authStatus')).body.authenticated).toBe(false);
  });

  test('is replaced by the next one', async () => {
    const first = await codeFor(anna);
    const second = await codeFor(anna);

    expect((await confirm(anna, first)).status).toBe(401);
    expect((await confirm(anna, second)).status).toBe(204);
  });

  test('is good for a quarter of an hour, and only while the address is the same', async () => {
    const late = await codeFor(anna);
    const { expiresAt } = await MailedToken.findOne({ purpose: 'identity' }).orFail();
    await MailedToken.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    const afterwards = await confirm(anna, late);
    const moved = await codeFor(anna);
    await User.updateOne({ _id: anna.id }, { email: 'neu@beispiel.example' });

    expect(expiresAt.getTime()).toBeLessThanOrEqual(
      Date.now() + limits.identityCodeMinutes * 60_000,
    );
    expect([afterwards.status, (await confirm(anna, moved)).status]).toEqual([401, 401]);
  });

  test('cannot be guessed', async () => {
    await codeFor(anna);

    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) {
      statuses.push((await confirm(anna, `AAAA-BBBB-CC${count + 10}`)).status);
    }

    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
  });
});

test('no code goes to an address that nobody confirmed, nor to who has a password', async () => {
  await User.updateOne({ _id: anna.id }, { emailVerified: false });
  const berta = await settle(await member([], 'berta'));

  const unconfirmed = await anna.call('mailIdentityCode');
  const withPassword = await berta.call('mailIdentityCode');

  expect([unconfirmed.status, unconfirmed.error.code]).toEqual([403, 'email_unconfirmed']);
  expect([withPassword.status, withPassword.error.code]).toEqual([409, 'conflict']);
  expect(await MailedToken.countDocuments({ purpose: 'identity' })).toBe(0);
});
