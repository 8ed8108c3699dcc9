import { generalKeyName } from '@inkognito/shared/codes';
import { dayMs, limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import {
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeKey,
  makeQuestionnaire,
  makeSeeker,
  makeUnlockedPair,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { User } from '../user/user.model.ts';
import { Key } from './key.model.ts';
import { Unlock } from './unlock.model.ts';

const { guest, member } = useTestApp();

async function changeFloor(anna: Member, min: number) {
  const { version } = (await anna.call('getMyQuestionnaire')).body;
  const body = { ...makeQuestionnaire({ salary: { min, max: 83 } }), version };
  expect((await anna.call('updateQuestionnaire', { body })).status).toBe(200);
}

describe('a key', () => {
  test('is handed out as a link, a password and the own message', async () => {
    const anna = await makeSeeker(member);
    await anna.call('saveMessage', {
      body: { message: `Mein Profil: http://localhost:3000/${anna.username}` },
    });

    const { status, body } = await anna.call('createKey', { body: { name: ' Meier GmbH ' } });

    expect(status).toBe(201);
    expect(body.accessPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(body.link).toBe(`http://localhost:3000/${anna.username}#${body.accessPassword}`);
    expect(body.message).toContain(body.link);
    expect(body.key).toMatchObject({
      ...{ name: 'Meier GmbH', general: false, guests: true, revokedAt: null, lastUsedAt: null },
      ...{ opened: 0, comparisons: 0, matches: 0 },
    });
    const days = (Date.parse(body.key.expiresAt ?? '') - Date.parse(body.key.createdAt)) / dayMs;
    expect(days).toBe(90);
    const stored = JSON.stringify(await Key.find().select('+hash').lean());
    expect(stored).not.toContain(body.accessPassword.replaceAll('-', ''));
  });

  test('says what its comparisons told of the floor, anew once the floor is another', async () => {
    const anna = await makeSeeker(member);
    const key = await makeKey(anna);
    const rita = await member(['recruiter']);
    await enterKey(rita, anna, key.password);
    const offering = (min: number, max: number) => compare(rita, anna, { salary: { min, max } });
    const learned = async () =>
      (await anna.call('listKeys')).body.keys.map(({ learnedFloor }) => learnedFloor);

    expect(await learned()).toEqual([null, null]);
    await offering(75, 80);
    expect(await learned()).toEqual([null, { from: null, to: 75 }]);
    await offering(45, 50);
    expect(await learned()).toEqual([null, { from: 60, to: 75 }]);
    await changeFloor(anna, 71);
    expect(await learned()).toEqual([null, null]);
    await offering(60, 65);
    expect(await learned()).toEqual([null, { from: 65, to: 70 }]);
    await changeFloor(anna, 70);
    expect(await learned()).toEqual([null, { from: 65, to: 70 }]);
  });

  test('is listed with what became of it, the general one first', async () => {
    const anna = await makeSeeker(member);
    const key = await makeKey(anna);
    await makeKey(anna, { name: 'Später AG', expiresInDays: 7, guests: false });
    const rita = await member(['recruiter']);
    await enterKey(rita, anna, key.password);
    await enterKey(rita, anna, key.password);
    await compare(rita, anna);
    await compare(rita, anna);

    const { keys } = (await anna.call('listKeys')).body;

    expect(keys.map(({ name }) => name)).toEqual([
      'Allgemeiner Schlüssel',
      'Später AG',
      'Meier GmbH',
    ]);
    expect(keys[0]).toMatchObject({ general: true, guests: false, expiresAt: null, opened: 0 });
    expect(keys[2]).toMatchObject({ opened: 1, comparisons: 1, matches: 1 });
    expect(Date.parse(keys[2]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('cannot be named as records name the access password, which a block would then renew', async () => {
    const anna = await makeSeeker(member);

    const { status, error } = await anna.call('createKey', { body: { name: generalKeyName } });

    expect([status, error.fields?.name]).toEqual([400, 'So heißt schon Ihr Zugangspasswort.']);
  });

  test('can be had 50 times at once, and not 51 times, also not by calls at the same moment', async () => {
    const anna = await makeSeeker(member);
    const row = { userId: anna.id, guests: true, createdAt: new Date(), name: 'x', hash: 'x' };
    const expiresAt = new Date(Date.now() + dayMs);
    await Key.insertMany(Array.from({ length: limits.keysMax - 1 }, () => ({ ...row, expiresAt })));

    const tries = await Promise.all(
      Array.from({ length: 4 }, () => anna.call('createKey', { body: { name: 'Noch einer' } })),
    );

    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('the end of a key', () => {
  const holders = async () => {
    const anna = await makeSeeker(member);
    const key = await makeKey(anna);
    const [rita, visitor] = [await member(['recruiter']), guest()];
    await enterKey(rita, anna, key.password);
    await enterKey(visitor, anna, key.password);
    expect((await compare(rita, anna)).status).toBe(200);
    expect((await compareAsGuest(visitor, anna)).status).toBe(200);
    return { anna, key, rita, visitor };
  };

  test('revoked, it closes what it opened with the next request, and opens nothing', async () => {
    const { anna, key, rita, visitor } = await holders();

    expect((await anna.call('revokeKey', { params: { id: key.id } })).status).toBe(204);

    expect((await compare(rita, anna)).status).toBe(403);
    expect((await compareAsGuest(visitor, anna)).status).toBe(401);
    expect((await enterKey(rita, anna, key.password)).error.code).toBe('wrong_password');
    const { keys } = (await anna.call('listKeys')).body;
    expect(keys[1]).toMatchObject({ name: 'Meier GmbH', revokedAt: expect.any(String) as string });
  });

  test('expired, it does the same', async () => {
    const { anna, key, rita, visitor } = await holders();
    await Key.updateOne({ _id: key.id }, { expiresAt: new Date(Date.now() - 1) });

    expect((await compare(rita, anna)).status).toBe(403);
    expect((await compareAsGuest(visitor, anna)).status).toBe(403);
    expect((await enterKey(rita, anna, key.password)).status).toBe(401);
  });

  test('extended, it stays open and listed past its first end', async () => {
    const { anna, key, rita } = await holders();
    const [soon, later] = [Date.now() + 60_000, Date.now() + 29 * dayMs];
    const ending = { expiresAt: new Date(soon) };
    await Key.updateOne({ _id: key.id }, { ...ending, listedUntil: new Date(soon) });
    await Unlock.updateMany({ keyId: key.id, isGuest: false }, ending);

    await anna.call('changeKey', { params: { id: key.id }, body: { expiresInDays: 30 } });

    const { listedUntil } = await Key.findById(key.id).orFail();
    expect(Number(listedUntil)).toBeGreaterThan(later + limits.endedKeyDays * dayMs);
    const { profiles } = (await rita.call('listOpenProfiles')).body;
    expect(Date.parse(profiles[0]?.expiresAt ?? '')).toBeGreaterThan(later);
  });

  test('closed to guests, it closes for them alone', async () => {
    const { anna, key, rita, visitor } = await holders();

    const change = { params: { id: key.id }, body: { guests: false } };
    expect((await anna.call('changeKey', change)).body.key.guests).toBe(false);

    expect((await compare(rita, anna)).status).toBe(200);
    expect((await compareAsGuest(visitor, anna)).status).toBe(401);
    expect((await enterKey(guest(), anna, key.password)).error.code).toBe('not_signed_in');
  });

  test('a release stays until it is withdrawn, which may go with the key', async () => {
    const { anna, key, rita } = await holders();
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
    const { body: match } = await compare(rita, anna);
    expect(match.contactInfo?.phoneNumber).toBe('+49 170 5550123');
    const see = () => rita.call('getMatch', { params: { matchId: match.matchId } });

    await anna.call('revokeKey', { params: { id: key.id }, query: { withdraw: 'true' } });

    expect((await see()).body).toMatchObject({ contactState: 'withdrawn', contactInfo: null });
    const { releases } = (await anna.call('listReleases')).body;
    expect(releases.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  });
});

describe('the general key', () => {
  test('is renewed without touching named ones, and cannot be revoked or changed', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const key = await makeKey(anna);
    const [general] = (await anna.call('listKeys')).body.keys;
    const id = general?._id ?? '';

    expect((await anna.call('revokeKey', { params: { id } })).status).toBe(409);
    const change = { params: { id }, body: { guests: true } };
    expect((await anna.call('changeKey', change)).status).toBe(409);
    const { body } = await anna.call('renewAccessPassword');

    expect((await compare(rita, anna)).status).toBe(403);
    expect((await enterKey(rita, anna, anna.accessPassword)).status).toBe(401);
    expect((await enterKey(rita, anna, key.password)).status).toBe(200);
    const typed = ` ${body.accessPassword.toLowerCase().replaceAll('-', ' ')} `;
    for (const password of [body.accessPassword, typed]) {
      expect((await enterKey(rita, anna, password)).status).toBe(200);
    }
  });

  test('opens nothing to a guest', async () => {
    const anna = await makeSeeker(member);

    const { status, error } = await enterKey(guest(), anna, anna.accessPassword);

    expect(status).toBe(401);
    expect(error.code).toBe('not_signed_in');
  });

  test('counts in the browser where it was entered, a named one in every browser', async () => {
    const anna = await makeSeeker(member);
    const key = await makeKey(anna);
    const rita = await member(['recruiter']);
    const signInElsewhere = async () => {
      const { username, password } = rita;
      const other = guest();
      await other.call('login', { body: { username, password } });
      return Object.assign(other, {
        ...{ id: rita.id, publicId: rita.publicId, accessPassword: rita.accessPassword },
        ...{ username, password },
      });
    };
    await enterKey(rita, anna, anna.accessPassword);
    expect((await compare(await signInElsewhere(), anna)).status).toBe(403);

    await enterKey(rita, anna, key.password);

    expect((await compare(await signInElsewhere(), anna)).status).toBe(200);
  });
});

test('an account that is deleted leaves no key behind', async () => {
  const anna = await makeSeeker(member);
  const key = await makeKey(anna);
  const rita = await member(['recruiter']);
  await enterKey(rita, anna, key.password);

  await anna.call('deleteAccount', { params: { userId: anna.publicId } });

  expect(await Key.countDocuments({ userId: anna.id })).toBe(0);
  expect(await User.db.collection('unlocks').countDocuments({})).toBe(0);
});
