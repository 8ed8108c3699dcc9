import type { ShowContactPrefs } from '@inkognito/shared/user';
import { expect, test } from 'vitest';
import { withShareFlag } from './automations.form.ts';

type Flag = keyof ShowContactPrefs;

function prefs(...ticked: Flag[]): ShowContactPrefs {
  return {
    name: ticked.includes('name'),
    phone: ticked.includes('phone'),
    calendar: ticked.includes('calendar'),
    cv: ticked.includes('cv'),
    email: ticked.includes('email'),
    showNothing: ticked.includes('showNothing'),
  };
}

test.each<[string, Flag[], Flag, boolean, Flag[]]>([
  [
    'showing nothing clears every share flag',
    ['phone', 'cv'],
    'showNothing',
    true,
    ['showNothing'],
  ],
  ['a share flag clears showing nothing', ['showNothing'], 'email', true, ['email']],
  ['a second share flag joins the first', ['email'], 'calendar', true, ['email', 'calendar']],
  ['an unticked share flag leaves the others', ['email', 'cv'], 'cv', false, ['email']],
  ['the last share flag can go without showing nothing', ['cv'], 'cv', false, []],
  ['showing nothing can be unticked', ['showNothing'], 'showNothing', false, []],
])('%s', (_, before, flag, ticked, after) => {
  expect(withShareFlag(prefs(...before), flag, ticked)).toEqual(prefs(...after));
});
