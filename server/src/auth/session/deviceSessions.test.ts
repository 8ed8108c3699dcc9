import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { mailsTo, waitForMailsTo } from '../../test/mails.ts';
import { addressOf, settle } from '../../test/settle.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';

const { guest, member } = useTestApp();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

async function signInAgain(
  { username, password }: Member,
  browser: TestClient = guest(),
): Promise<TestClient> {
  const headers = { 'User-Agent': firefox };
  const { status } = await browser.call('login', { body: { username, password }, headers });
  expect(status).toBe(200);
  return browser;
}

const isIn = async (browser: TestClient) => (await browser.call('authStatus')).body.authenticated;
const devicesOf = async (browser: TestClient) => (await browser.call('listSessions')).body.sessions;

describe('the list of devices', () => {
  test('names every signed-in browser, the newest first, and which one asks', async () => {
    const anna = await member([], 'anna');
    await signInAgain(anna);

    const devices = await devicesOf(anna);

    expect(devices.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox unter Windows', false],
      ['Unbekanntes Gerät', true],
    ]);
    expect(Date.now() - Date.parse(devices[0]?.lastSeenAt ?? '')).toBeLessThan(60_000);
  });

  test('shows fifty at most, none of another account, and stores neither browsers nor addresses', async () => {
    const anna = await member([], 'anna');
    await signInAgain(await member([], 'berta'));
    const sessions = mongoose.connection.collection<{ _id: string }>('sessions');
    expect(JSON.stringify(await sessions.find({}).toArray())).not.toMatch(
      /Mozilla|rv:133|127\.0\.0\.1|::1/,
    );
    const own = await sessions.findOne({ 'session.passport.user.id': anna.id });
    const copies = Array.from({ length: 60 }, (_, index) => ({ ...own, _id: `copy${index}` }));
    await sessions.insertMany(copies);
    expect(await devicesOf(anna)).toHaveLength(50);
  });
});

describe('a device', () => {
  test('is signed out from another one, at once', async () => {
    const anna = await member([], 'anna');
    const phone = await signInAgain(anna);
    const [{ _id: id } = { _id: '' }] = await devicesOf(anna);

    const { status } = await anna.call('endSession', { params: { id } });
    const again = await anna.call('endSession', { params: { id } });

    expect([status, again.status]).toEqual([204, 404]);
    expect([await isIn(phone), await isIn(anna)]).toEqual([false, true]);
  });

  test('that signs itself out is logged out', async () => {
    const anna = await member([], 'anna');
    const [{ _id: id } = { _id: '' }] = await devicesOf(anna);

    const { status, response } = await anna.call('endSession', { params: { id } });

    expect(status).toBe(204);
    expect(response.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(anna.cookie).toBeNull();
  });
});

describe('a sign-in in a browser that the account was never used in', () => {
  const subject = 'Ihr Konto: Neue Anmeldung';

  test('is mailed to a confirmed address, with the browser in words', async () => {
    const anna = await settle(await member([], 'anna'));

    await signInAgain(anna);

    const [mail] = await waitForMailsTo(addressOf(anna), 1);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Neue Anmeldung: Firefox unter Windows');
    expect(mail?.text).not.toMatch(/http|token/);
    const berta = await settle(await member([], 'berta'));
    await User.updateOne({ username: 'berta' }, { emailVerified: false });
    await signInAgain(berta);
    await signInAgain(anna);
    await waitForMailsTo(addressOf(anna), 1);
    expect(await mailsTo(addressOf(berta))).toEqual([]);
  });

  test('is no news at the sign-up, nor the second time there', async () => {
    const anna = await settle(await member([], 'anna'));
    await anna.call('logout');
    await signInAgain(anna, anna);
    const phone = await signInAgain(anna);
    await phone.call('logout');
    await signInAgain(anna, phone);
    await waitForMailsTo(addressOf(anna), 1);

    await signInAgain(anna);

    expect(await waitForMailsTo(addressOf(anna), 2)).toHaveLength(2);
  });

  test('is told apart for each account that shares the browser, without linking them', async () => {
    const anna = await settle(await member([], 'anna'));
    const berta = await settle(await member([], 'berta'));
    const shared = await signInAgain(anna);
    await waitForMailsTo(addressOf(anna), 1);

    await signInAgain(berta, shared);
    await signInAgain(anna, shared);
    await signInAgain(berta, shared);

    expect(await waitForMailsTo(addressOf(berta), 1)).toHaveLength(1);
    expect(await mailsTo(addressOf(anna))).toHaveLength(1);
    const people = await User.find({}).select('+knownBrowsers').lean();
    const hashes = people.flatMap(({ knownBrowsers }) => knownBrowsers);
    expect(new Set(hashes).size).toBe(hashes.length);
    const mark = shared.deviceCookie?.split('=')[1] ?? '';
    expect(JSON.stringify(people)).not.toContain(mark);
  });

  test('is remembered for the ten newest browsers', async () => {
    const anna = await member([], 'anna');
    const [own] = (await User.findById(anna.id).select('+knownBrowsers').orFail()).knownBrowsers;
    for (let count = 0; count < 8; count++) await signInAgain(anna);
    await signInAgain(anna, anna);
    for (let count = 0; count < 4; count++) await signInAgain(anna);

    const { knownBrowsers } = await User.findById(anna.id).select('+knownBrowsers').orFail();

    expect(knownBrowsers).toHaveLength(10);
    // One used again is among the newest.
    expect(knownBrowsers).toContain(own);
  });

  test.each<[string, (anna: Member) => Promise<{ status: number }>]>([
    ['all others are signed out', (anna) => anna.call('endOtherSessions')],
    [
      'there is a new password',
      (anna) =>
        anna.call('changePassword', {
          body: { currentPassword: 'Korrekt-Pferd-42!', password: 'Ein-neues-Pferd-7!' },
        }),
    ],
  ])('is known to this browser alone once %s', async (_, act) => {
    const anna = await member([], 'anna');
    await signInAgain(anna);

    expect((await act(anna)).status).toBeLessThan(300);

    const { knownBrowsers } = await User.findById(anna.id).select('+knownBrowsers').orFail();
    expect(knownBrowsers).toHaveLength(1);
    const mark = anna.deviceCookie?.split('=')[1] ?? '';
    expect(knownBrowsers).toEqual([
      createHash('sha256').update(`anna|${mark}`).digest('base64url'),
    ]);
  });

  test.each<[string, (anna: Member) => Promise<{ status: number }>]>([
    ['signed out plainly', (anna) => anna.call('logout')],
    [
      'ended its own session in the list',
      async (anna) => {
        const [own] = await devicesOf(anna);
        return anna.call('endSession', { params: { id: own?._id ?? '' } });
      },
    ],
  ])('stays known in the browser that %s, as the privacy policy says', async (_, act) => {
    const anna = await member([], 'anna');
    const before = anna.deviceCookie;

    expect((await act(anna)).status).toBeLessThan(300);

    expect(anna.cookie).toBeNull();
    expect(anna.deviceCookie).toBe(before);
  });

  test('leaves nothing at all in the browser that deleted the account', async () => {
    const anna = await member([], 'anna');

    await anna.call('deleteAccount', { params: { userId: anna.publicId } });

    expect([anna.cookie, anna.deviceCookie]).toEqual([null, null]);
  });

  test('leaves a mark that scripts and other sites cannot read, for 400 days', async () => {
    const { response } = await guest().call('signup', {
      body: { email: 'a@b.example', username: 'anna', password: 'Korrekt-Pferd-42!' },
    });

    const mark = response.get('Set-Cookie')?.find((line) => line.startsWith('device='));
    expect(mark).toMatch(/^device=[\w-]{22}; Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });
});
