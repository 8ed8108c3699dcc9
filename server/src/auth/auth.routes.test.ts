import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../test/testApp.ts';
import { hashSecret } from '../user/passwordHash.ts';
import { User } from '../user/user.model.ts';

const { guest, member } = useTestApp();

const someone = {
  email: 'anna@beispiel.example',
  username: 'anna.muster',
  password: 'Korrekt-Pferd-42!',
};

describe('sign-up', () => {
  test('signs in and tells the access password this once', async () => {
    const client = guest();
    const { status, body } = await client.call('signup', { body: { ...someone, consent: true } });

    expect(status).toBe(201);
    expect(body.accessPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const { body: auth } = await client.call('authStatus');
    expect(auth.authenticated).toBe(true);
    expect(JSON.stringify(auth)).not.toContain(body.accessPassword);
  });

  test('takes a username as it looks, in lower case, once, and tells of no registered mailbox', async () => {
    const first = await guest().call('signup', {
      body: { ...someone, username: '\ufeffAnna\u2011m\u00adus\u200bter ' },
    });
    const taken = await guest().call('signup', { body: { ...someone, username: 'anna-muster' } });
    const other = await guest().call('signup', { body: { ...someone, username: 'somebody.else' } });

    expect(first.body.username).toBe('anna-muster');
    expect(taken.status).toBe(409);
    expect(taken.error.fields).toEqual({ username: 'Dieser Benutzername ist schon vergeben.' });
    expect(other.status).toBe(201);
  });

  test.each([
    ['username', { username: 'so-rechnen-wir' }],
    ['username', { username: 'style.css' }],
    ['username', { username: 'аnna' }],
    ['email', { email: 'anna' }],
    ['password', { password: 'inkognito2026' }],
    ['password', { password: 'anna.muster1' }],
    ['consent', { consent: false }],
    ['role', { role: ['recruiter'] }],
  ])('refuses a bad %s with a German sentence: %j', async (field, wrong) => {
    const { status, error } = await guest().call('signup', { body: { ...someone, ...wrong } });

    expect(status).toBe(400);
    expect(error.code).toBe('validation_failed');
    expect(error.fields?.[field]).toMatch(/[a-zäöü]/i);
  });
});

describe('sign-in', () => {
  test('answers the user and gives the session a new id', async () => {
    const client = await member(['jobSeeker'], 'anna');
    const before = client.cookie;

    const { status, body } = await client.call('login', {
      body: { username: 'Anna', password: client.password },
    });

    expect(status).toBe(200);
    expect(body.username).toBe('anna');
    expect(client.cookie).not.toBe(before);
  });

  test('says the same for an unknown name and for a wrong password', async () => {
    await member([], 'anna');

    const wrong = await guest().call('login', { body: { username: 'anna', password: 'falsch' } });
    const unknown = await guest().call('login', { body: { username: 'otto', password: 'falsch' } });

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.error.error).toBe('Benutzername, E-Mail-Adresse oder Passwort ist falsch.');
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
  });
});

describe('sign-in by e-mail address', () => {
  const email = 'anna@beispiel.example';
  const signIn = (username: string, password: string, client = guest()) =>
    client.call('login', { body: { username, password } });
  const wrong = async () => ({ ...(await signIn('otto', 'falsch')).error, requestId: '' });

  test('opens the account that confirmed it, in any case and with blanks around', async () => {
    const anna = await member([], 'anna');
    await User.updateOne({ username: 'anna' }, { emailVerified: true });

    const { status, body } = await signIn(` Anna@Beispiel.example `, anna.password);

    expect([status, body.username]).toEqual([200, 'anna']);
  });

  test('answers one that is not confirmed as a wrong password', async () => {
    const anna = await member([], 'anna', { confirmed: false });

    const { status, error } = await signIn(email, anna.password);

    expect(status).toBe(401);
    expect({ ...error, requestId: '' }).toEqual(await wrong());
  });

  test('of two accounts opens the confirmed one alone', async () => {
    const anna = await member([], 'anna');
    const bert = await member([], 'bert', { confirmed: false });
    await User.updateOne({ username: 'bert' }, { email });
    await User.updateOne(
      { username: 'bert' },
      { passwordHash: await hashSecret('Ganz-anderes-9') },
    );

    expect((await signIn(email, 'Ganz-anderes-9')).status).toBe(401);
    expect((await signIn(email, anna.password)).body.username).toBe('anna');
    expect((await signIn('bert', 'Ganz-anderes-9')).body.username).toBe(bert.username);
  });

  test('opens no account that gave it up, and none without a password', async () => {
    const anna = await member([], 'anna');
    await User.updateOne({ username: 'anna' }, { emailVerified: true, email: 'neu@x.example' });
    expect((await signIn(email, anna.password)).status).toBe(401);

    await User.updateOne({ username: 'anna' }, { email, $unset: { passwordHash: '' } });
    expect((await signIn(email, anna.password)).status).toBe(401);
  });

  test('counts an unknown address like a known one', async () => {
    await member([], 'anna');
    await User.updateOne({ username: 'anna' }, { emailVerified: true });
    const statuses = async (name: string) => {
      const all: number[] = [];
      for (let count = 0; count < 22; count++) all.push((await signIn(name, 'falsch')).status);
      return all;
    };

    const [known, unknown] = [await statuses(email), await statuses('niemand@beispiel.example')];

    expect(known).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect(unknown).toEqual(known);
  });
});

test('consent to the texts of today is given by the next sign-in, and to the same texts once', async () => {
  const { password } = await member([], 'anna');
  const givenAt = new Date('2025-08-01');
  await User.updateOne({ username: 'anna' }, { consent: { version: '2025-07-16', givenAt } });
  const signIn = () => guest().call('login', { body: { username: 'anna', password } });

  await signIn();
  const first = (await User.findOne({ username: 'anna' }).lean())?.consent;
  await signIn();

  expect(first?.version).toBe(legalTextsDate);
  expect(first?.givenAt?.getTime()).toBeGreaterThan(givenAt.getTime());
  expect((await User.findOne({ username: 'anna' }).lean())?.consent).toEqual(first);
});

test('roles are added and removed, at once on every device', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  const phone = guest();
  await phone.call('login', { body: { username: 'anna', password: anna.password } });

  const { body } = await anna.call('assignRole', {
    body: { role: ['recruiter'], action: 'add' },
  });

  expect(body.role).toEqual(['jobSeeker', 'recruiter']);
  expect((await phone.call('listMyJobs')).status).toBe(200);
  await anna.call('assignRole', { body: { role: ['recruiter'], action: 'remove' } });
  expect((await phone.call('listMyJobs')).status).toBe(403);
});

test('a password is the same however a keyboard composes its letters', async () => {
  const spellings = (password: string) =>
    [password.normalize('NFC'), password.normalize('NFD')] as const;
  const [old, oldApart] = spellings('Grüße-vom-Müller-7');
  const [next, nextApart] = spellings('Äpfel-für-Jörg-99');
  const anna = guest();
  await anna.call('signup', { body: { ...someone, password: oldApart, consent: true } });
  const signIn = async (password: string) =>
    (await guest().call('login', { body: { username: someone.username, password } })).status;

  const before = [await signIn(old), await signIn(oldApart)];
  const proof = await anna.call('confirmIdentity', { body: { password: old } });
  const change = await anna.call('changePassword', {
    body: { currentPassword: old, password: nextApart },
  });
  const after = [await signIn(next), await signIn(nextApart), await signIn(old)];

  expect(before).toEqual([200, 200]);
  expect([proof.status, change.status]).toEqual([204, 204]);
  expect(after).toEqual([200, 200, 401]);
});
