import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/testApp.ts';

const { guest, member } = useTestApp({ publicUrl: 'https://inkognito.example' });
const someone = { email: 'a@b.example', username: 'anna', password: 'Korrekt-Pferd-42!' };

describe('reached over https', () => {
  test('both cookies are for this host alone, and never sent in the clear', async () => {
    const { response } = await guest().call('signup', { body: someone });

    const cookies = response.get('Set-Cookie') ?? [];
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-device',
      '__Host-sid',
    ]);
    for (const line of cookies) {
      expect(line).toMatch(/^__Host-\w+=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    }
  });

  test('a cookie from before https signs out, and a new sign-in works', async () => {
    const anna = await member([]);
    const before = guest();
    before.cookie = (anna.cookie ?? '').replace('__Host-', '');
    expect(before.cookie).toMatch(/^sid=/);

    expect((await before.call('authStatus')).body).toEqual({ user: null, authenticated: false });
    const { username, password } = anna;
    expect((await before.call('login', { body: { username, password } })).status).toBe(200);
    expect(before.cookie).toMatch(/^__Host-sid=/);
  });

  test.each([
    ['signing out', 'logout', ['__Host-sid']],
    ['deleting the account', 'deleteAccount', ['__Host-device', '__Host-sid']],
  ] as const)('%s takes its own cookies back', async (_, name, expected) => {
    const anna = await member([]);

    const { response } = await anna.call(name, { params: { userId: anna.publicId } });

    const cleared = (response.get('Set-Cookie') ?? []).filter((line) => line.includes('1970'));
    expect(cleared.map((line) => line.split('=')[0]).sort()).toEqual(expected);
    expect(cleared.every((line) => line.includes('; Secure'))).toBe(true);
  });
});
