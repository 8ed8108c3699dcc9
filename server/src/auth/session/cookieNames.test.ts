import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/testApp.ts';

const { guest, member } = useTestApp({ publicUrl: 'https://inkognito.example' });

describe('reached over https', () => {
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
