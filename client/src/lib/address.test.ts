import { beforeEach, describe, expect, test } from 'vitest';
import { readAddress, takeArrival, latestArrival } from './address.ts';

const key = 'KXMR-7TQF-9HPD';
const token = 'mWq3_-x7Yb0aZ9cD1eF2gH4iJ5kL6mN8oP0qR2sT4u';
const switchOff = `66f0a1b2c3d4e5f6a7b8c9d0.newMatch.${token}`;

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://inkognito.example');
  const { shown, arrival } = readAddress({ pathname, search, hash });
  return [shown, arrival?.page, arrival?.secret];
};

describe('an address is taken apart', () => {
  test.each([
    [`/anna.muster#${key}`, '/anna.muster', 'profile', key],
    [`/Anna.Muster/#${key}`, '/Anna.Muster/', 'profile', key],
    [`/anna.muster?von=xing#${key}`, '/anna.muster', 'profile', key],
    [`/anna.muster#${key}.`, '/anna.muster', 'profile', key],
    [`/anna.muster#${key}&utm_source=mail`, '/anna.muster', 'profile', key],
    [`/anna.muster#${key.slice(0, 8)}`, '/anna.muster', 'profile', 'KXMR-7TQ'],
    [`/anna.muster#${key.toLowerCase()}`, '/anna.muster', 'profile', key.toLowerCase()],
    ['/anna.muster#kxmr7tqf9hpd.', '/anna.muster', 'profile', 'kxmr7tqf9hpd'],
    [`/result#${token}`, '/result', 'result', token],
    [`/result#${token}.`, '/result', 'result', token],
    [`/verify-email#token=${token}`, '/verify-email', 'verifyEmail', token],
    [`/reset-password#token=${token})`, '/reset-password', 'resetPassword', token],
    [`/notifications-off#token=${switchOff}.`, '/notifications-off', 'notificationsOff', switchOff],
  ])('%s', (address, ...expected) => {
    expect(read(address)).toEqual(expected);
  });

  test.each([
    [`/anna.muster%23${key}`, '/anna.muster', 'profile', key],
    [`/anna.muster%2523${key}`, '/anna.muster', 'profile', key],
    [`/anna.muster%252523${key.toLowerCase()}.`, '/anna.muster', 'profile', key.toLowerCase()],
    [`/anna.muster%23${key}?utm_source=gateway`, '/anna.muster', 'profile', key],
    [`/anna.muster%20%23${key}#anderes`, '/anna.muster', 'profile', key],
    [`/result%23${token}`, '/result', 'result', token],
    [`/verify-email%23token%3D${token}`, '/verify-email', 'verifyEmail', token],
    [`/reset-password%2523token%253D${token}`, '/reset-password', 'resetPassword', token],
    ['/so-rechnen-wir%23gehalt', '/so-rechnen-wir#gehalt', undefined, undefined],
  ])('also with an encoded #: %s', (address, ...expected) => {
    expect(read(address)).toEqual(expected);
  });

  test.each([...").,”“>;!'*%…".split(''), '%3E', '%20', '%2520', '%22'])(
    'a sign that no username ends with is dropped: %s',
    (sign) => {
      expect(read(`/anna.muster${sign}`)[0]).toBe('/anna.muster');
      expect(read(`/user/matches${sign}`)[0]).toBe('/user/matches');
    },
  );

  test.each(['@', '(', '„', '<', '%20', '//'])('and one that none begins with: %s', (sign) => {
    expect(read(`https://inkognito.example/${sign}anna.muster`)[0]).toBe('/anna.muster');
  });

  test.each([
    '/',
    '/login?error=frozen',
    '/anna.muster',
    '/anna-m_2.x',
    '/Anna.Muster/',
    '/annaü',
    '/anna.muster?anfrage=1#inhalt',
    '/anna.muster#start-title',
    '/anna.muster#token=abc',
    '/user#stellen',
    '/result#inhalt',
    '/verify-email#inhalt',
    '/profile/questionnaire/anna.muster',
    '/jobs/66f0a1b2c3d4e5f6a7b8c9d0/comparisons#verglichen',
    `/user/account#${key}`,
    `/login#${key}`,
  ])('%s stays as it is', (address) => {
    const { pathname, search, hash } = new URL(address, 'https://inkognito.example');
    expect(read(address)).toEqual([pathname + search + hash, undefined, undefined]);
  });
});

describe('what a link brought', () => {
  const goTo = (address: string) => {
    window.history.pushState({ key: 'router' }, '', address);
    takeArrival();
  };

  beforeEach(() => goTo('/'));

  test('leaves the address at once, and the router keeps its state', () => {
    goTo(`/anna.muster%23${key}`);

    expect(window.location.pathname + window.location.hash).toBe('/anna.muster');
    expect(window.history.state).toEqual({ key: 'router' });
    expect(latestArrival()).toMatchObject({ pathname: '/anna.muster', secret: key });
  });

  test('stays with its page, and no longer', () => {
    goTo(`/verify-email#token=${token}`);
    goTo('/verify-email#inhalt');
    expect(latestArrival()?.secret).toBe(token);

    goTo('/user');
    expect(latestArrival()).toBeUndefined();
  });
});
