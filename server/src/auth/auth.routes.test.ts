import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { describe, expect, test } from 'vitest';
import { makeAutomations, publishQuestionnaire } from '../test/make.ts';
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

  test('sets cookies that scripts and other sites cannot use', async () => {
    const { response } = await guest().call('signup', { body: someone });

    const cookies = response.get('Set-Cookie') ?? [];
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(['device', 'sid']);
    for (const line of cookies) {
      expect(line).toMatch(/^\w+=.+; Path=\/; .*HttpOnly; SameSite=Lax$/);
    }
  });

  test('keeps the username in lower case and refuses it a second time, beside its field', async () => {
    await guest().call('signup', { body: { ...someone, username: 'Anna.Muster' } });

    const { status, error } = await guest().call('signup', { body: someone });

    expect(status).toBe(409);
    expect(error.fields).toEqual({ username: 'Dieser Benutzername ist schon vergeben.' });
  });

  test('never tells that an e-mail address is registered', async () => {
    await guest().call('signup', { body: someone });

    const { status } = await guest().call('signup', {
      body: { ...someone, username: 'somebody.else' },
    });

    expect(status).toBe(201);
  });

  test.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'login' }],
    ['username', { username: 'so-rechnen-wir' }],
    ['username', { username: 'anna..muster' }],
    ['username', { username: 'style.css' }],
    ['username', { username: 'аnna' }],
    ['email', { email: 'anna' }],
    ['password', { password: 'short' }],
    ['password', { password: 'a'.repeat(201) }],
    ['password', { password: 'inkognito2026' }],
    ['password', { password: 'anna.muster1' }],
    ['password', { password: 'password1234' }],
    ['consent', { consent: false }],
    ['role', { role: ['recruiter'] }],
    ['username', { username: { $gt: '' } }],
  ])('refuses a bad %s with a German sentence: %j', async (field, wrong) => {
    const { status, error } = await guest().call('signup', { body: { ...someone, ...wrong } });

    expect(status).toBe(400);
    expect(error.code).toBe('validation_failed');
    expect(error.fields?.[field]).toMatch(/[a-zäöü]/i);
  });

  test('refuses broken JSON without a word of what was sent', async () => {
    const { status, response } = await guest().call('signup', { body: '{"password":"geheim' });

    expect(status).toBe(400);
    expect(response.text).not.toContain('geheim');
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

  test.each([
    { username: { $gt: '' }, password: { $gt: '' } },
    { username: 'anna', password: { $ne: null } },
    { username: ['anna'], password: 'x' },
    {},
  ])('takes no operators for words: %j', async (body) => {
    await member([], 'anna');

    const { status, error } = await guest().call('login', { body });

    expect(status).toBe(400);
    expect(error.fields).toBeDefined();
  });

  test('stops guessing, and lets the right one in from where they are', async () => {
    const anna = await member([], 'anna');

    const tries = await Promise.all(
      Array.from({ length: 30 }, () =>
        guest().call('login', { body: { username: 'anna', password: 'falsch' } }),
      ),
    );

    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.response.get('Retry-After'))).toBeGreaterThan(0);
    expect((await anna.call('authStatus')).body.authenticated).toBe(true);
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

  test('shares its tries with the username, and neither name tells of the other', async () => {
    const anna = await member([], 'anna');
    await User.updateOne({ username: 'anna' }, { emailVerified: true });
    const tries = async (name: string) => {
      for (let count = 0; count < 12; count++) {
        expect((await signIn(name, 'falsch')).status).toBe(401);
      }
    };

    await tries('anna');
    await tries(email);

    const { status, error } = await signIn(email, anna.password);
    expect(status).toBe(401);
    expect({ ...error, requestId: '' }).toEqual(await wrong());
    expect((await signIn('anna', anna.password)).status).toBe(401);
    const ownBrowser = await signIn(email, anna.password, anna);
    expect(ownBrowser.status).toBe(200);
  });

  test('counts an address of nobody like one of somebody', async () => {
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

describe('consent', () => {
  test('to the texts of today is given by the next sign-in, and to the same texts once', async () => {
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
});

describe('sign-out', () => {
  test('ends the session, also for who kept the cookie', async () => {
    const anna = await member([]);
    const kept = anna.cookie;

    const { status, response } = await anna.call('logout');

    expect(status).toBe(204);
    expect(response.get('Clear-Site-Data')).toBe('"cache", "storage"');
    anna.cookie = kept;
    expect((await anna.call('authStatus')).body).toEqual({ user: null, authenticated: false });
  });
});

describe('calls from elsewhere', () => {
  test.each([
    ['a foreign page', { Origin: 'https://böse.example' }],
    ['a page without origin', { Origin: 'null' }],
    ['a look-alike', { Origin: 'http://localhost:3000.evil.example' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }],
    ['a link', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }],
    ['nowhere', { Origin: '' }],
  ])('change nothing when they come from %s', async (_name, headers) => {
    const anna = await member(['jobSeeker']);
    const ascii = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, encodeURI(value)]),
    );

    const save = await anna.call('saveMessage', { body: { message: 'Hallo' }, headers: ascii });
    const logout = await anna.call('logout', { headers: ascii });

    expect([save.status, logout.status]).toEqual([403, 403]);
    expect((await anna.call('authStatus')).body.user?.copyPasteMsg).toBe('');
  });
});

describe('roles', () => {
  test('are added and removed, at once on every device', async () => {
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

  test('need somebody signed in and a known role', async () => {
    const anna = await member([]);

    const asGuest = await guest().call('assignRole', {
      body: { role: ['recruiter'], action: 'add' },
    });
    const unknown = await anna.call('assignRole', { body: { role: ['admin'], action: 'add' } });
    const none = await anna.call('assignRole', { body: { role: [], action: 'add' } });

    expect([asGuest.status, unknown.status, none.status]).toEqual([401, 400, 400]);
    expect(none.error.fields?.['role']).toBe('Bitte wählen Sie mindestens eine Rolle aus.');
  });
});

describe('the access password', () => {
  test('opens a profile however it is typed, and not when it is wrong', async () => {
    const anna = await member(['jobSeeker']);
    const rita = await member(['recruiter']);
    const check = (password: string) =>
      rita.call('checkAccessPassword', { params: { username: anna.username }, body: { password } });

    expect((await check(anna.accessPassword)).status).toBe(200);
    expect(
      (await check(` ${anna.accessPassword.toLowerCase().replaceAll('-', ' ')} `)).status,
    ).toBe(200);
    const wrong = await check('AAAA-BBBB-CCCC');
    expect(wrong.status).toBe(401);
    expect(wrong.error.code).toBe('wrong_password');
  });

  test('is replaced by a new one, which ends what the old one opened', async () => {
    const anna = await member(['jobSeeker']);
    const rita = await member(['recruiter']);
    await publishQuestionnaire(anna);

    const { body } = await anna.call('renewAccessPassword');

    const old = await rita.call('checkAccessPassword', {
      params: { username: anna.username },
      body: { password: anna.accessPassword },
    });
    const renewed = await rita.call('checkAccessPassword', {
      params: { username: anna.username },
      body: { password: body.accessPassword },
    });
    expect([old.status, renewed.status]).toEqual([401, 200]);
  });
});

test('contact details never stand in what a sign-in answers', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await anna.call('saveAutomations', { form: makeAutomations() });

  const { body } = await anna.call('login', {
    body: { username: 'anna', password: anna.password },
  });

  expect(JSON.stringify(body)).not.toMatch(/5550123|kalender\.beispiel/);
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

test('a username is taken as it looks', async () => {
  const { body } = await guest().call('signup', {
    body: { ...someone, username: '\ufeffanna\u2011m\u00adus\u200bter ' },
  });

  expect(body.username).toBe('anna-muster');
});
