import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { QueuedMail } from '../../mail/mail.model.ts';
import { waitForMails } from '../../test/mails.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../../user/user.model.ts';
import { MailedToken } from './mailedToken.model.ts';

const { guest, member } = useTestApp();
const newPassword = 'Ein-neues-Pferd-7!';

const tokensIn = (text: string) =>
  [...text.matchAll(/#token=([\w-]+)/g)].map(([, token]) => token ?? '');

async function settled(username?: string): Promise<Member> {
  const somebody = await member([], username, { confirmed: false });
  await waitForMails();
  await QueuedMail.deleteMany({});
  return somebody;
}

async function askForReset(email: string): Promise<string[]> {
  const { status } = await guest().call('requestPasswordReset', { body: { email } });
  expect(status).toBe(204);
  const [mail] = await waitForMails();
  return tokensIn(mail?.text ?? '');
}

const reset = (token: string, password = newPassword) =>
  guest().call('resetPassword', { body: { token, password } });
const login = (username: string, password: string) =>
  guest().call('login', { body: { username, password } });

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session', async () => {
    const anna = await settled('anna');
    const phone = guest();
    await phone.call('login', { body: { username: 'anna', password: anna.password } });

    const [token = ''] = await askForReset('Anna@Beispiel.example');
    const { status } = await reset(token);

    expect(status).toBe(204);
    expect((await anna.call('authStatus')).body.authenticated).toBe(false);
    expect((await phone.call('authStatus')).body.authenticated).toBe(false);
    expect((await login('anna', anna.password)).status).toBe(401);
    expect((await login('anna', newPassword)).status).toBe(200);
  });

  test('opens the way for its browser where others have used up the tries', async () => {
    const anna = await settled('anna');
    const [token = ''] = await askForReset('anna@beispiel.example');
    const browser = guest();
    const signIn = (password: string) =>
      browser.call('login', { body: { username: 'anna', password } });
    await signIn('falsch');
    await mongoose.connection
      .collection('rate_limits')
      .updateMany({ key: /^passwords\./ }, { $set: { points: 1_000 } });
    expect((await signIn(anna.password)).status).toBe(429);

    await browser.call('resetPassword', { body: { token, password: newPassword } });

    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('mails one neutral mail with a link for each account of an unconfirmed address, newest first', async () => {
    await settled('anna');
    await settled('anna.zwei');
    await User.updateOne({ username: 'anna.zwei' }, { email: 'anna@beispiel.example' });

    const tokens = await askForReset('anna@beispiel.example');

    const [mail] = await waitForMails();
    expect(tokens).toHaveLength(2);
    expect(mail?.subject).toBe('Ihr Konto: Benutzername und neues Passwort');
    expect(mail?.subject).not.toMatch(/job|stelle|recruit/i);
    expect(mail?.text).toContain('http://localhost:3000/reset-password#token=');
    expect(mail?.text).toContain('Ihr Benutzername: „anna\u200C.\u200Czwei“, „anna“.');
    expect(mail?.text).toMatch(/„anna\u200C\.\u200Czwei“[^]+„anna“/);
  });

  test('is answered alike for an unknown address, and mails nothing', async () => {
    await settled('anna');

    const { status, response } = await guest().call('requestPasswordReset', {
      body: { email: 'niemand@beispiel.example' },
      headers: { Host: 'evil.example' },
    });
    const known = await guest().call('requestPasswordReset', {
      body: { email: 'anna@beispiel.example' },
      headers: { Host: 'evil.example' },
    });

    expect([status, known.status]).toEqual([204, 204]);
    expect([response.text, known.response.text]).toEqual(['', '']);
    const [mail] = await waitForMails();
    expect(mail?.to).toBe('anna@beispiel.example');
    expect(mail?.text).not.toContain('evil');
  });

  test('is replaced once when the link, stored as a hash alone, is used ten times at once', async () => {
    await settled('anna');
    const [token = ''] = await askForReset('anna@beispiel.example');

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `${newPassword}${index}`)),
    );

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(9).fill(400)]);
  });

  test('is not replaced by a weak one, nor by a link that is unknown, used or late', async () => {
    await settled('anna');
    const [token = ''] = await askForReset('anna@beispiel.example');
    const weak = await reset(token, 'inkognito2026');
    const unknown = await reset('x'.repeat(43));
    const good = await reset(token, 'Noch-ein-Pferd-99!');
    const used = await reset(token);
    await QueuedMail.deleteMany({});
    const [next = ''] = await askForReset('anna@beispiel.example');
    await MailedToken.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    const late = await reset(next);

    expect([weak.status, good.status]).toEqual([400, 204]);
    expect(weak.error.fields?.['password']).toMatch(/zu leicht zu erraten/);
    for (const { status, error } of [unknown, used, late]) {
      expect(status).toBe(400);
      expect(error.error).toBe(
        'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
      );
    }
    expect((await login('anna', newPassword)).status).toBe(401);
  });
});

const [earlier, later] = [new Date('2026-01-01'), new Date('2026-01-02')];
test.each([
  ['removes what is linked to an unconfirmed address', { linkedAt: later }, {}, 0],
  [
    'removes what was linked before the address was confirmed',
    { linkedAt: earlier },
    { emailVerified: true, emailVerifiedAt: later },
    0,
  ],
  [
    'leaves what was linked to a confirmed address',
    { linkedAt: later },
    { emailVerified: true, emailVerifiedAt: earlier },
    1,
  ],
])('a reset %s', async (_, linked, confirmed, left) => {
  const anna = await settled('anna');
  const google = { issuer: 'https://accounts.google.com', subject: 'somebody else', ...linked };
  await User.updateOne({ _id: anna.id }, { $set: { ...confirmed, identities: [google] } });
  const [token = ''] = await askForReset('anna@beispiel.example');

  expect((await reset(token)).status).toBe(204);

  expect((await User.findById(anna.id).lean())?.identities).toHaveLength(left);
  // An unconfirmed address is told of nothing but its links.
  const isTold = 'emailVerified' in confirmed;
  const mails = (await waitForMails(isTold ? 2 : 1)).map(({ text }) => text);
  expect(mails.some((text) => text.includes('Mit Google oder LinkedIn'))).toBe(
    isTold && left === 0,
  );
});

describe('a sign-up', () => {
  test('mails a link that names the account and confirms its address, once and signed out', async () => {
    const bert = await settled('bert');
    await member([], 'anna', { confirmed: false });
    const [mail] = await waitForMails();
    const [token = ''] = tokensIn(mail?.text ?? '');

    const shown = [
      await guest().call('showEmailVerification', { body: { token } }),
      await bert.call('showEmailVerification', { body: { token } }),
    ];
    const before = await User.findOne({ username: 'anna' }).lean();
    const confirmed = await guest().call('verifyEmail', { body: { token } });
    const again = await guest().call('verifyEmail', { body: { token } });
    const gone = await guest().call('showEmailVerification', { body: { token } });

    expect(shown.map(({ body }) => body)).toEqual([{ username: 'anna' }, { username: 'anna' }]);
    expect(before?.emailVerified).toBe(false);
    expect([confirmed.status, again.status, gone.status]).toEqual([204, 400, 400]);
    expect((await User.findOne({ username: 'anna' }).lean())?.emailVerified).toBe(true);
    expect((await User.findOne({ username: 'bert' }).lean())?.emailVerified).toBe(false);
  });

  test('with the address of a stranger is undone by them while it is not confirmed, with every link mailed to it', async () => {
    const anna = await member([], 'anna', { confirmed: false });
    const [mail] = await waitForMails();
    const [token = ''] = tokensIn(mail?.text ?? '');
    await User.updateOne({ username: 'anna' }, { emailVerified: true });
    expect((await guest().call('denyEmail', { body: { token } })).status).toBe(400);
    await User.updateOne({ username: 'anna' }, { emailVerified: false });
    await QueuedMail.deleteMany({});
    const [resetToken = ''] = await askForReset('anna@beispiel.example');

    const denied = await guest().call('denyEmail', { body: { token } });
    const late = await guest().call('verifyEmail', { body: { token } });

    expect([denied.status, late.status]).toEqual([204, 400]);
    expect((await reset(resetToken)).status).toBe(400);
    expect((await anna.call('getAccount')).body).toMatchObject({ email: '', emailVerified: false });
    expect((await anna.call('authStatus')).body.authenticated).toBe(true);
  });

  test('with an address of another account is answered like any other, and notifies its owner', async () => {
    await settled('anna');
    await User.updateOne({ username: 'anna' }, { emailVerified: true });

    const { status } = await guest().call('signup', {
      body: { email: 'ANNA@beispiel.example', username: 'neugierig', password: newPassword },
    });

    expect(status).toBe(201);
    const [mail] = await waitForMails();
    expect(mail?.subject).toBe('Ihr Konto: Registrierung mit Ihrer E-Mail-Adresse');
    expect(mail?.text).toContain('„anna“');
    expect(mail?.text).not.toContain('token');
  });
});

async function twoOfOneAddress() {
  const email = 'anna@beispiel.example';
  const first = await settled('berta');
  await User.updateOne({ _id: first.id }, { email });
  await first.call('resendVerification');
  const [ofFirst = ''] = tokensIn((await waitForMails())[0]?.text ?? '');
  const second = await member([], 'anna', { confirmed: false });
  const ofSecond = tokensIn((await waitForMails(2))[1]?.text ?? '')[0] ?? '';
  return { first, ofFirst, second, ofSecond };
}

test('an address that is confirmed for one account is taken from the others, with their links', async () => {
  const { first, ofFirst, second, ofSecond } = await twoOfOneAddress();
  await guest().call('requestPasswordReset', { body: { email: 'anna@beispiel.example' } });
  const [toSecond = '', toFirst = ''] = tokensIn((await waitForMails(3))[2]?.text ?? '');

  const confirmed = await second.call('verifyEmail', { body: { token: ofSecond } });
  const late = await first.call('verifyEmail', { body: { token: ofFirst } });
  const resent = await first.call('resendVerification');

  expect([confirmed.status, late.status, resent.status]).toEqual([204, 400, 204]);
  expect([(await reset(toFirst)).status, (await reset(toSecond)).status]).toEqual([400, 204]);
  expect((await first.call('getAccount')).body).toMatchObject({ email: '', emailVerified: false });
  // The contact address is hers to choose.
  expect((await User.findById(first.id).orFail()).contactEmail).toBe('berta@beispiel.example');
});

test('of two accounts that confirm one address at once, one has it', async () => {
  const { first, ofFirst, second, ofSecond } = await twoOfOneAddress();

  const answers = await Promise.all([
    first.call('verifyEmail', { body: { token: ofFirst } }),
    second.call('verifyEmail', { body: { token: ofSecond } }),
  ]);

  const statuses = answers.map(({ status }) => status).sort();
  expect([
    [204, 400],
    [204, 409],
  ]).toContainEqual(statuses);
  const owners = await User.find({ email: 'anna@beispiel.example' });
  expect(owners.map(({ emailVerified }) => emailVerified)).toEqual([true]);
});

test('a deleted account leaves neither links nor mail', async () => {
  const anna = await member([], 'anna', { confirmed: false });
  await waitForMails();

  await anna.call('deleteAccount', { params: { userId: anna.publicId } });

  expect(await MailedToken.countDocuments({})).toBe(0);
  expect(await QueuedMail.countDocuments({})).toBe(0);
});
