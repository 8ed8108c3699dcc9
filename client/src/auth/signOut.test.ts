import { afterEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { signOut } from './signOut.ts';

const api = fakeApi();

afterEach(() => {
  delete window.IN;
});

describe('signing out', () => {
  test('calls the server, then the login plugin where one is loaded', async () => {
    const order: string[] = [];
    window.IN = {
      User: { logout: () => order.push(`plugin after ${api.sentTo('logout').length}`) },
    };
    api.answer('logout', undefined);

    await signOut();

    expect(order).toEqual(['plugin after 1']);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['is half there', undefined],
  ])('goes well even when the plugin %s', async (_case, logout) => {
    window.IN = { User: logout ? { logout } : {} };
    api.answer('logout', undefined);

    await expect(signOut()).resolves.toBeUndefined();
  });
});
