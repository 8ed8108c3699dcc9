import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { draftKey, readDraft, writeDraft } from '../lib/draft.ts';
import { signOut } from './auth.queries.ts';

const api = fakeApi();

afterEach(() => {
  delete window.IN;
});

describe('signing out', () => {
  it('calls the server, then the login plugin where one is loaded', async () => {
    const order: string[] = [];
    window.IN = {
      User: { logout: () => order.push(`plugin after ${api.sentTo('logout').length}`) },
    };
    api.answer('logout', undefined);

    await signOut();

    expect(order).toEqual(['plugin after 1']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['is half there', undefined],
  ])('forgets the person even when the plugin %s', async (_case, logout) => {
    window.IN = { User: logout ? { logout } : {} };
    writeDraft(draftKey('1', 'job'), { jobTitle: 'Köchin' });
    api.answer('logout', undefined);

    await signOut();

    expect(readDraft(draftKey('1', 'job'))).toBeNull();
  });
});
