import type { BodyInput } from '@inkognito/shared/endpoints';
import { describe, expect, test } from 'vitest';
import { addressOf, ageIdentity, settle } from '../../test/settle.ts';
import { mailsTo, waitForMailsTo } from '../../test/mails.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { User } from '../../user/user.model.ts';
import { endSessions } from '../session/userSessions.ts';
import { inTransaction } from '../../database/connection.ts';

const { guest, member } = useTestApp();
const password = 'Ein-neues-Pferd-7!';

/** Changes that are hard to reverse, each with its request. */
const dear: [string, (anna: Member) => Promise<{ status: number; error: { code: string } }>][] = [
  [
    'another e-mail address',
    (anna) => anna.call('changeEmail', { body: { email: 'neu@beispiel.example' } }),
  ],
  ['another access password', (anna) => anna.call('renewAccessPassword')],
  [
    'taking a provider away',
    (anna) => anna.call('unlinkProvider', { params: { provider: 'google' } }),
  ],
  ['another username', (anna) => anna.call('changeUsername', { body: { username: 'berta' } })],
  ['the deletion', (anna) => anna.call('deleteAccount', { params: { userId: anna.publicId } })],
];

describe('a sign-in of more than five minutes ago', () => {
  test.each(dear)('is not enough for %s, a proof by password is', async (_, act) => {
    const anna = await member(['jobSeeker'], 'anna');
    await ageIdentity();

    const early = await act(anna);
    const proof = await anna.call('confirmIdentity', { body: { password: anna.password } });
    const later = await act(anna);

    expect([early.status, early.error.code]).toEqual([403, 'identity_unconfirmed']);
    expect(proof.status).toBe(204);
    // Nothing is linked here, which is revealed only after a recent sign-in.
    expect([200, 204, 404]).toContain(later.status);
  });

  test('is not made fresh by a change of roles, nor by a proof on another device', async () => {
    const anna = await member(['jobSeeker'], 'anna');
    const phone = guest();
    await phone.call('login', { body: { username: 'anna', password: anna.password } });
    await ageIdentity();
    await anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
    await phone.call('confirmIdentity', { body: { password: anna.password } });

    expect((await anna.call('renewAccessPassword')).error.code).toBe('identity_unconfirmed');
    expect((await phone.call('renewAccessPassword')).status).toBe(200);
  });
});

describe('the proof of identity', () => {
  test('gives the session a new id and keeps what it held', async () => {
    const anna = await member(['jobSeeker'], 'anna');
    const before = anna.cookie;
    const { body: devices } = await anna.call('listSessions');

    await anna.call('confirmIdentity', { body: { password: anna.password } });

    expect(anna.cookie).not.toBe(before);
    const { body: later } = await anna.call('listSessions');
    expect(later.sessions).toMatchObject(
      devices.sessions.map(({ _id, signedInAt }) => ({ _id, signedInAt })),
    );
    anna.cookie = before;
    expect((await anna.call('authStatus')).body.authenticated).toBe(false);
  });

  test('is refused with a wrong password, beside the field, and by password to an account without one', async () => {
    const anna = await member(['jobSeeker'], 'anna');
    await ageIdentity();
    const prove = (password: string) => anna.call('confirmIdentity', { body: { password } });
    const { status, error } = await prove('falsch');
    expect([status, error.code]).toEqual([401, 'wrong_password']);
    expect(error.fields).toEqual({ password: 'Das Passwort ist falsch.' });
    await User.updateOne({ username: 'anna' }, { $unset: { passwordHash: '' } });
    const statuses = [];
    for (const each of ['', 'undefined', 'null', anna.password]) {
      statuses.push((await prove(each)).status);
    }
    expect(statuses).toEqual([400, 401, 401, 401]);
    expect((await anna.call('renewAccessPassword')).status).toBe(403);
  });
});

describe('a password', () => {
  const google = {
    issuer: 'https://accounts.google.com',
    ...{ subject: 'g-1', linkedAt: new Date(0) },
  };

  const change = (anna: Member, body: BodyInput<'changePassword'>) =>
    anna.call('changePassword', { body });

  test('is changed with the present one, which signs all other devices out and is mailed', async () => {
    const anna = await settle(await member(['jobSeeker'], 'anna'));
    const phone = guest();
    await phone.call('login', { body: { username: 'anna', password: anna.password } });
    const before = anna.cookie;

    const { status } = await change(anna, { currentPassword: anna.password, password });

    expect(status).toBe(204);
    expect((await phone.call('authStatus')).body.authenticated).toBe(false);
    expect((await anna.call('authStatus')).body.authenticated).toBe(true);
    const old = await guest().call('login', {
      body: { username: 'anna', password: anna.password },
    });
    const renewed = await guest().call('login', { body: { username: 'anna', password } });
    expect([old.status, renewed.status]).toEqual([401, 200]);
    const subjects = (await mailsTo(addressOf(anna))).map(({ subject }) => subject);
    expect(subjects).toContain('Ihr Konto: Ihr Passwort wurde geändert');
    anna.cookie = before;
    expect((await anna.call('authStatus')).body.authenticated).toBe(false);
  });

  test('is not changed by a fresh session alone, nor by a wrong present one', async () => {
    const anna = await member([], 'anna');

    const without = await change(anna, { password });
    const wrong = await change(anna, { currentPassword: 'falsch', password });

    expect([without.status, wrong.status]).toEqual([400, 401]);
    expect(without.error.fields).toHaveProperty('currentPassword');
    expect(wrong.error.fields).toEqual({ currentPassword: 'Das Passwort ist falsch.' });
  });

  test('is set a first time after a fresh sign-in, and not after a stale one', async () => {
    const anna = await member([], 'anna');
    await User.updateOne({ username: 'anna' }, { $unset: { passwordHash: '' } });

    await ageIdentity();
    const stale = await change(anna, { password });
    await User.updateOne({ username: 'anna' }, { email: '' });
    const phone = await member([], 'berta');
    await User.updateOne(
      { username: 'berta' },
      { $unset: { passwordHash: '' }, identities: [google] },
    );
    const fresh = await change(phone, { password });

    expect([stale.status, stale.error.code]).toEqual([403, 'identity_unconfirmed']);
    expect(fresh.status).toBe(204);
    expect((await phone.call('getAccount')).body.hasPassword).toBe(true);
    // The way in that there was.
    expect((await User.findById(phone.id).lean())?.identities).toHaveLength(1);
  });

  test.each([
    ['removes what was linked before the address was confirmed', {}, 0],
    ['keeps what was linked to the confirmed address', { linkedAt: new Date('2100-01-01') }, 1],
  ])('that is changed %s', async (_, linked, left) => {
    const anna = await settle(await member([], 'anna'));
    await User.updateOne({ username: 'anna' }, { identities: [{ ...google, ...linked }] });

    const { status } = await change(anna, { currentPassword: anna.password, password });

    expect(status).toBe(204);
    expect((await User.findById(anna.id).lean())?.identities).toHaveLength(left);
  });

  test('that a reset replaced is told by mail, and one that is changed voids the links before it', async () => {
    const anna = await settle(await member([], 'anna'));
    const askFor = async (count: number) => {
      await guest().call('requestPasswordReset', { body: { email: addressOf(anna) } });
      const mail = (await waitForMailsTo(addressOf(anna), count)).at(-1);
      return /reset-password#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const token = await askFor(1);
    await guest().call('resetPassword', { body: { token, password } });
    const [, told] = await waitForMailsTo(addressOf(anna), 2);
    expect(told?.subject).toBe('Ihr Konto: Ihr Passwort wurde geändert');
    expect(told?.text).not.toContain('token');

    await anna.call('login', { body: { username: 'anna', password } });
    const held = await askFor(4);
    await change(anna, { currentPassword: password, password: 'Noch-ein-Pferd-99!' });
    const body = { token: held, password: 'Drittes-Pferd-99!' };
    expect((await guest().call('resetPassword', { body })).status).toBe(400);
  });
});

test('sessions that are ended stay ended whatever they are busy with at that moment', async () => {
  for (let round = 0; round < 5; round++) {
    const anna = await member(['jobSeeker', 'recruiter'], `anna${round}`);
    const thief = Object.assign(guest(), { cookie: anna.cookie });

    const busy = [
      thief.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
      thief.call('confirmIdentity', { body: { password: anna.password } }),
      thief.call('startGoogle'),
      thief.call('checkAccessPassword', {
        params: { username: anna.username },
        body: { password: anna.accessPassword },
      }),
    ];
    const ended = inTransaction((tx) => endSessions(anna.id, tx));
    await Promise.all([...busy, ended]);

    expect((await thief.call('authStatus')).body.authenticated).toBe(false);
    expect((await anna.call('authStatus')).body.authenticated).toBe(false);
  }
});
