import { dayMs, limits } from '@inkognito/shared/limits';
import { describe, expect, test, vi } from 'vitest';
import { unlock } from '../test/make.ts';
import { takeSnapshot, whereStored } from '../test/api/snapshot.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const app = useTestApp();

const rename = (who: Member, username: string) =>
  who.call('changeUsername', { body: { username } });

async function signUpAs(username: string) {
  const email = `${username}.zwei@beispiel.example`;
  const body = { email, username, password: 'Korrekt-Pferd-42!', consent: true } as const;
  return app.guest().call('signup', { body });
}

async function inDays<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
  return work().finally(() => vi.useRealTimers());
}

describe('a name that was given up', () => {
  const givenUp: [string, (anna: Member) => Promise<unknown>][] = [
    ['for another', (anna) => rename(anna, 'berta')],
    [
      'with the account',
      (anna) => anna.call('deleteAccount', { params: { userId: anna.publicId } }),
    ],
  ];

  test.each(givenUp)('%s is not available for a year', async (_, giveUp) => {
    const anna = await app.member(['jobSeeker'], 'anna');
    const carla = await app.member(['jobSeeker'], 'carla');
    await giveUp(anna);

    const fresh = await signUpAs('anna');
    const taken = await signUpAs('carla');
    const renamed = await rename(carla, 'anna');
    const late = await inDays(limits.usernameRestDays - 1, () => signUpAs('anna'));
    const afterwards = await inDays(limits.usernameRestDays + 1, () => signUpAs('anna'));

    // The answer must not reveal whether the name is or was taken.
    const told = ({ status, error }: typeof fresh) => ({ ...error, status, requestId: '' });
    expect(told(fresh)).toEqual(told(taken));
    expect(fresh.error.fields).toEqual({ username: 'Dieser Benutzername ist schon vergeben.' });
    expect([fresh.status, renamed.status, late.status]).toEqual([409, 409, 409]);
    expect(afterwards.status).toBe(201);
  });

  test.each(givenUp)('%s leads nowhere and does not sign in', async (how, giveUp) => {
    const anna = await app.member(['jobSeeker'], 'ehemals.anna');
    const rita = await app.member(['recruiter'], 'rita');
    await giveUp(anna);
    const { username, password, accessPassword } = anna;
    const profile = await app.guest().call('getPublicUser', { params: { username } });
    const hits = await rita.call('searchUsers', { query: { q: username } });
    const key = { params: { username }, body: { password: accessPassword } };
    const unlocked = await rita.call('checkAccessPassword', key);
    const login = await app.guest().call('login', { body: { username, password } });
    expect([profile.status, unlocked.status, login.status]).toEqual([404, 404, 401]);
    expect(login.error.error).toBe('Benutzername, E-Mail-Adresse oder Passwort ist falsch.');
    expect(hits.body).toEqual([]);
    if (how === 'with the account') {
      expect(whereStored(await takeSnapshot(), username)).toEqual([]);
    }
  });

  test('is not taken by a sign-up at the moment of the change', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const anna = await app.member(['jobSeeker'], `anna${turn}`);

      const [renamed, caught] = await Promise.all([
        rename(anna, `berta${turn}`),
        signUpAs(`anna${turn}`),
      ]);

      expect([renamed.status, caught.status]).toEqual([200, 409]);
    }
  });
});

describe('a new name', () => {
  test('keeps sessions and what was unlocked', async () => {
    const anna = await app.member(['jobSeeker'], 'anna');
    const rita = await app.member(['recruiter'], 'rita');
    await unlock(rita, anna);

    const { status, body } = await rename(anna, ' Berta ');

    expect([status, body.username]).toEqual([200, 'berta']);
    const own = await anna.call('authStatus');
    expect(own.body.user).toMatchObject({ _id: anna.publicId, username: 'berta' });
    const profile = await rita.call('getPublicUser', { params: { username: 'berta' } });
    expect(profile.body._id).toBe(anna.publicId);
    const login = { username: 'berta', password: anna.password };
    expect((await app.guest().call('login', { body: login })).status).toBe(200);
  });

  test('is chosen twice in thirty days; the same once more is no change', async () => {
    const anna = await app.member(['jobSeeker'], 'anna');

    const statuses: number[] = [];
    for (const name of ['anna.eins', 'anna.eins', 'anna.zwei', 'anna.drei']) {
      const { status, response } = await rename(anna, name);
      statuses.push(status);
      if (status === 429) expect(Number(response.get('Retry-After'))).toBeGreaterThan(29 * 86_400);
    }

    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await anna.call('authStatus')).body.user?.username).toBe('anna.zwei');
  });

  test('is limited like a sign-up, so that taken names are not found faster', async () => {
    const anna = await app.member(['jobSeeker'], 'anna');
    await app.member(['jobSeeker'], 'berta');

    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) statuses.push((await rename(anna, 'berta')).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
