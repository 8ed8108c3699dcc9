import { limits } from '@inkognito/shared/limits';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendNextMail } from '../../mail/mail.queue.ts';
import { noTransport } from '../../mail/mail.transport.ts';
import { mailsTo, tokenFor } from '../../test/mails.ts';
import { addressOf, ageIdentity, settle } from '../../test/settle.ts';
import { type Member, testMailer, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';
import { MailedToken, beginLinks } from './mailedToken.model.ts';

const { guest, member } = useTestApp();

let anna: Member;
beforeEach(async () => {
  anna = await settle(await member(['jobSeeker'], 'anna'));
  await User.updateOne({ _id: anna.id }, { $unset: { passwordHash: '' } });
  await ageIdentity();
});

const ask = (browser: TestClient) =>
  browser.call('mailIdentityLink', { body: { occasion: 'renewAccessPassword' } });

async function tokenOf(browser: TestClient): Promise<string> {
  expect((await ask(browser)).status).toBe(204);
  const mail = (await mailsTo(addressOf(anna))).at(-1);
  return mail ? tokenFor('confirm-identity', mail) : '';
}

const show = (token: string) => guest().call('showIdentityLink', { body: { token } });
const press = (token: string, browser = guest()) =>
  browser.call('confirmIdentityLink', { body: { token } });
const renew = (browser: TestClient) => browser.call('renewAccessPassword');
const isFresh = async (browser: TestClient) => (await browser.call('getIdentity')).body.isFresh;

describe('a mailed link', () => {
  test('says what is asked and changes nothing, until its button is pressed anywhere, once', async () => {
    const token = await tokenOf(anna);
    const shown = [await show(token), await show(token)];
    const before = await isFresh(anna);

    const { status } = await press(token);

    for (const { body } of shown) {
      expect(body).toEqual({
        ...{ username: 'anna', occasion: 'renewAccessPassword' },
        device: expect.any(String) as unknown,
      });
    }
    expect([before, status, await isFresh(anna)]).toEqual([false, 204, true]);
    expect((await renew(anna)).status).toBe(200);
    await ageIdentity();
    expect([(await press(token)).status, (await show(token)).status]).toEqual([400, 400]);
    expect((await renew(anna)).error.code).toBe('identity_unconfirmed');
  });

  test('makes the session fresh that asked, no other one, and not the browser it was pressed in', async () => {
    const phone = guest();
    const password = 'Korrekt-Pferd-42!';
    await phone.call('signup', {
      body: { email: 'berta@beispiel.example', username: 'berta', password },
    });
    await ageIdentity();
    const token = await tokenOf(anna);

    expect((await press(token, phone)).status).toBe(204);

    expect([await isFresh(anna), await isFresh(phone)]).toEqual([true, false]);
  });

  test('is replaced by the next one', async () => {
    const first = await tokenOf(anna);
    const second = await tokenOf(anna);

    expect((await press(first)).status).toBe(400);
    expect((await press(second)).status).toBe(204);
  });

  test('begins to live when its mail is sent', async () => {
    await tokenOf(anna);
    const minutesLeft = async () => {
      const { expiresAt } = await MailedToken.findOne({ purpose: 'identity' }).orFail();
      return (expiresAt.getTime() - Date.now()) / 60_000;
    };
    expect(await minutesLeft()).toBeGreaterThan(1_000);

    while (await sendNextMail(testMailer, beginLinks(noTransport), pino({ level: 'silent' })));

    expect(await minutesLeft()).toBeGreaterThan(14);
    expect(await minutesLeft()).toBeLessThanOrEqual(limits.identityLinkMinutes);
  });

  test('lives as long as the session and the address do', async () => {
    const late = await tokenOf(anna);
    await MailedToken.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    const afterwards = await press(late);
    const moved = await tokenOf(anna);
    await User.updateOne({ _id: anna.id }, { email: 'neu@beispiel.example' });
    const elsewhere = await press(moved);
    await User.updateOne({ _id: anna.id }, { email: addressOf(anna) });
    await anna.call('logout');
    const signedOut = await press(moved);

    expect([afterwards.status, elsewhere.status, signedOut.status]).toEqual([400, 400, 400]);
  });
});

test('no link goes to an unconfirmed address or to an account with a password', async () => {
  await User.updateOne({ _id: anna.id }, { emailVerified: false });
  const berta = await settle(await member([], 'berta'));

  const unconfirmed = await ask(anna);
  const withPassword = await ask(berta);

  expect([unconfirmed.status, unconfirmed.error.code]).toEqual([403, 'email_unconfirmed']);
  expect([withPassword.status, withPassword.error.code]).toEqual([409, 'conflict']);
  expect(await MailedToken.countDocuments({ purpose: 'identity' })).toBe(0);
});
