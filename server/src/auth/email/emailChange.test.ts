import { describe, expect, test } from 'vitest';
import { mailsTo, tokenFor, waitForMailsTo } from '../../test/mails.ts';
import { addressOf, settle } from '../../test/settle.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../../user/user.model.ts';
import { MailedToken } from './mailedToken.model.ts';

const { guest, member } = useTestApp();
const next = 'neu@beispiel.example';

const ask = (anna: Member, email = next) => anna.call('changeEmail', { body: { email } });
const accountOf = async (anna: Member) => (await anna.call('getAccount')).body;
const confirm = (anna: Member, token: string) => anna.call('verifyEmail', { body: { token } });

async function tokenFrom(email = next): Promise<string> {
  const mail = (await waitForMailsTo(email, 1))[0];
  return mail ? tokenFor('verify-email', mail) : '';
}

describe('another e-mail address', () => {
  test('counts once its link was opened; the old one is told, without a link', async () => {
    const anna = await settle(await member(['jobSeeker'], 'anna'));

    const { status } = await ask(anna, 'Neu@Beispiel.example');
    const token = await tokenFrom();
    const waiting = await accountOf(anna);
    const done = await confirm(anna, token);

    expect([status, done.status]).toEqual([204, 204]);
    expect(waiting).toMatchObject({ email: addressOf(anna), pendingEmail: next });
    expect(await accountOf(anna)).toMatchObject({
      email: next,
      emailVerified: true,
      pendingEmail: null,
    });
    const [notice] = await waitForMailsTo(addressOf(anna), 1);
    expect(notice?.subject).toBe('Ihr Konto: Ihre E-Mail-Adresse soll geändert werden');
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/http|token/);
    expect((await confirm(anna, token)).status).toBe(400);
  });

  test('takes the contact address along only where that was the old one', async () => {
    const anna = await settle(await member(['jobSeeker'], 'anna'));
    const berta = await settle(await member(['jobSeeker'], 'berta'));
    await berta.call('saveAutomations', { form: { email: 'privat@beispiel.example' } });

    await ask(anna);
    await confirm(anna, await tokenFrom());
    await ask(berta, 'berta.neu@beispiel.example');
    await confirm(berta, await tokenFrom('berta.neu@beispiel.example'));

    const contacts = await Promise.all([anna, berta].map((each) => each.call('getAutomations')));
    expect(contacts.map(({ body }) => body.email)).toEqual([next, 'privat@beispiel.example']);
    // An open form with the old one may not put it back.
    expect(contacts.map(({ body }) => body.version)).toEqual([1, 1]);
  });

  test('voids links to a new password that went to the old one', async () => {
    const anna = await settle(await member([], 'anna'));
    await guest().call('requestPasswordReset', { body: { email: addressOf(anna) } });
    const [mail] = await waitForMailsTo(addressOf(anna), 1);
    await ask(anna);

    await confirm(anna, await tokenFrom());

    const token = mail ? tokenFor('reset-password', mail) : '';
    const body = { token, password: 'Ein-neues-Pferd-7!' };
    expect((await guest().call('resetPassword', { body })).status).toBe(400);
    expect(await MailedToken.countDocuments({ purpose: 'reset' })).toBe(0);
  });

  test('is confirmed by its mailbox where the account is signed in, nowhere else, and denied by it', async () => {
    const [anna, eve] = [await settle(await member([], 'anna')), await member([], 'eve')];
    await ask(anna);
    const body = { token: await tokenFrom() };

    expect((await guest().call('showEmailVerification', { body })).body).toEqual({
      username: 'anna',
    });
    // The owner of a mistyped mailbox could reset the password next.
    expect((await guest().call('verifyEmail', { body })).status).toBe(403);
    expect((await eve.call('verifyEmail', { body })).status).toBe(403);
    expect((await accountOf(anna)).email).toBe(addressOf(anna));

    expect((await anna.call('verifyEmail', { body })).status).toBe(204);
    expect((await accountOf(anna)).email).toBe(next);
    expect((await accountOf(eve)).email).toBe(addressOf(eve));
    await ask(anna, 'falsch@beispiel.example');
    const denied = { token: await tokenFrom('falsch@beispiel.example') };
    expect((await guest().call('denyEmail', { body: denied })).status).toBe(204);
    expect((await anna.call('verifyEmail', { body: denied })).status).toBe(400);
    expect((await accountOf(anna)).email).toBe(next);
  });

  test('of another account is answered alike, and only its owner is notified', async () => {
    const [anna, owner] = [
      await settle(await member([], 'anna')),
      await settle(await member([], 'owner')),
    ];

    const taken = await ask(anna, addressOf(owner));
    const shown = await accountOf(anna);
    const free = await ask(anna);

    expect([taken.status, free.status]).toEqual([204, 204]);
    expect(taken.response.text).toBe(free.response.text);
    expect(shown.pendingEmail).toBe(addressOf(owner));
    const [told] = await waitForMailsTo(addressOf(owner), 1);
    expect(told?.text).toContain('„owner“');
    expect(told?.text).not.toMatch(/token|anna/);
  });

  test('is refused if another account confirmed it meanwhile', async () => {
    const [anna, owner] = [await settle(await member([], 'anna')), await member([], 'owner')];
    await ask(anna);
    const token = await tokenFrom();
    await User.updateOne({ _id: owner.id }, { email: next, emailVerified: true });

    const { status } = await confirm(anna, token);

    expect(status).toBe(409);
    expect((await accountOf(anna)).email).toBe(addressOf(anna));
  });

  test('is replaced by a later wish, taken back by the present one, and not shown once its link is late', async () => {
    const anna = await settle(await member([], 'anna'));
    await ask(anna);
    const first = await tokenFrom();
    await ask(anna, 'noch.neuer@beispiel.example');
    const replaced = await accountOf(anna);
    await ask(anna, addressOf(anna));
    expect(replaced.pendingEmail).toBe('noch.neuer@beispiel.example');
    expect((await accountOf(anna)).pendingEmail).toBeNull();
    expect((await confirm(anna, first)).status).toBe(400);
    await ask(anna, 'dritte@beispiel.example');
    const token = await tokenFrom('dritte@beispiel.example');
    await MailedToken.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    expect((await accountOf(anna)).pendingEmail).toBeNull();
    expect((await confirm(anna, token)).status).toBe(400);
  });
});

test('the link that confirms the present address is mailed again on request, and for no confirmed one', async () => {
  const anna = await settle(await member([], 'anna'));
  const berta = await member([], 'berta', { confirmed: false });
  await waitForMailsTo(addressOf(berta), 1);
  const statuses = [
    await anna.call('resendVerification'),
    await berta.call('resendVerification'),
  ].map(({ status }) => status);
  const [, mail] = await waitForMailsTo(addressOf(berta), 2);

  expect(statuses).toEqual([204, 204]);
  expect(await mailsTo(addressOf(anna))).toEqual([]);
  const done = await confirm(berta, mail ? tokenFor('verify-email', mail) : '');
  expect(done.status).toBe(204);
  expect((await accountOf(berta)).emailVerified).toBe(true);
});
