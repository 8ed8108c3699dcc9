import { plainLine } from '@inkognito/shared/schema/text';
import { dictionary } from '@zxcvbn-ts/language-common';
import { username as usernameSchema } from '@inkognito/shared/user';
import { describe, expect, test } from 'vitest';
import { hashSecret, verifySecret } from '../../src/user/passwordHash.ts';
import { User } from '../../src/user/user.model.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import { lookAlikes } from './lookAlikes.ts';

const app = useTestApp({ rateLimits: false });
const tally = useTally();

const stored = async (username: string) =>
  String((await User.findOne({ username }).select('+passwordHash').orFail()).passwordHash);

describe('a password is stored', () => {
  test('by argon2id at the cost that OWASP asks for', async () => {
    await app.member([], 'anna');

    const [, memory, passes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await stored('anna')) ?? [];

    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  test('anew at the next sign-in when it was stored more cheaply', async () => {
    const anna = await app.member([], 'anna');
    const { hash } = await import('@node-rs/argon2');
    const cheap = await hash(anna.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await User.updateOne({ username: 'anna' }, { $set: { passwordHash: cheap } });
    const body = { username: 'anna', password: anna.password };

    const wrong = await app
      .guest()
      .call('login', { body: { ...body, password: 'Falsch-Geraten-1!' } });
    expect([wrong.status, await stored('anna')]).toEqual([401, cheap]);
    const first = await app.guest().call('login', { body });
    const again = await app.guest().call('login', { body });

    expect(await stored('anna')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,/);
    expect([first.status, again.status]).toEqual([200, 200]);
  });

  test('with every one of its 200 signs', async () => {
    const long = 'Ä'.repeat(199);
    const hashed = await hashSecret(`${long}a`);

    expect(await verifySecret(hashed, `${long}a`)).toBe(true);
    expect(await verifySecret(hashed, `${long}b`)).toBe(false);
  });
});

describe('a password that others try first is refused', () => {
  const person = { username: 'walburga', email: 'w.geheim@beispiel.example' };

  async function expectRefused(password: string): Promise<void> {
    const { status, error } = await app.guest().call('signup', { body: { ...person, password } });
    tally.count(status, password);
    expect(status, password).toBe(400);
    expect(error.fields?.['password'], password).toBeDefined();
  }

  test('as one of the common ones, also in capitals or with a year behind it', async () => {
    const common = dictionary['passwords-common'];
    const long = common.filter((word) => word.length >= 10);
    const short = common.filter((word) => /^[a-z]{6,9}$/.test(word));
    const decorated = short
      .slice(0, 1_000)
      .flatMap((word) => [`${word}2026!`, `${word.toUpperCase()}!!!!!`]);
    const all = [
      ...long,
      ...long.slice(0, 500).map((word) => word.toUpperCase()),
      ...decorated.filter((word) => word.length >= 10),
    ];
    const tried = isLongForm ? all.slice(0, 3_500) : all.filter((_, index) => index % 30 === 0);

    for (const password of tried) await expectRefused(password);
  });

  test.each([
    'inkognito2026',
    'Inkognito!!!',
    'walburga12',
    'WALBURGA2026',
    'w.geheim@beispiel.example',
    'W.Geheim@Beispiel.example1',
    'aaaaaaaaaaaa',
    'abababababab',
    'P4ssword2026!',
    'kurz',
    'x'.repeat(201),
  ])('%s', expectRefused);

  test('and every other kind is taken as it is', async () => {
    const good = [
      'korrekt pferd batterie',
      '   zehn Zeichen   ',
      'ßüöä€-日本語-العربية',
      'Zx9#kLq2!v',
    ];
    for (const [index, password] of good.entries()) {
      const username = `gut-${index}`;
      const email = `${username}@beispiel.example`;
      expect(
        (await app.guest().call('signup', { body: { username, email, password } })).status,
      ).toBe(201);
      const again = await app.guest().call('login', { body: { username, password } });
      const trimmed = await app
        .guest()
        .call('login', { body: { username, password: `${password} ` } });
      expect([again.status, trimmed.status], password).toEqual([200, 401]);
    }
  });
});

describe('who has an account', () => {
  const told = ({ status, error, response }: Awaited<ReturnType<typeof tryLogin>>) => {
    const changing = new Set(['date', 'x-request-id']);
    const headers = Object.entries(response.headers).filter(([name]) => !changing.has(name));
    return { status, headers, error: { ...error, requestId: '' } };
  };
  const tryLogin = (username: string) =>
    app.guest().call('login', { body: { username, password: 'Falsch-Geraten-1!' } });

  test('is not told by what a sign-in or a reset answers', async () => {
    await app.member([], 'anna');

    const [known, unknown] = [await tryLogin('anna'), await tryLogin('niemand')];
    for (const { status } of [known, unknown]) tally.count(status);
    expect(told(known)).toEqual(told(unknown));
    const resets = await Promise.all(
      ['anna@beispiel.example', 'niemand@beispiel.example'].map((email) =>
        app.guest().call('requestPasswordReset', { body: { email } }),
      ),
    );
    expect(resets.map(({ status, response }) => [status, response.text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
  });

  test('costs the same work either way', async () => {
    await app.member([], 'anna');
    const passwords = await import('../../src/user/passwordHash.ts');
    // The decoy is made at the first need; what is compared here comes after that.
    await tryLogin('niemand');
    const startedAt = performance.now();
    await passwords.verifyNothing('Falsch-Geraten-1!');
    const decoyMs = performance.now() - startedAt;
    const right = await hashSecret('Korrekt-Pferd-42!');
    const beganAt = performance.now();
    await verifySecret(right, 'Falsch-Geraten-1!');
    const realMs = performance.now() - beganAt;

    // Doing nothing would take microseconds; both take milliseconds.
    expect(Math.min(decoyMs, realMs)).toBeGreaterThan(1);
  });

  // Times are asserted in the long form only; the cause is asserted above.
  if (isLongForm)
    test('is not told by the time it takes', async () => {
      await app.member([], 'anna');
      const times: Record<'anna' | 'niemand', number[]> = { anna: [], niemand: [] };
      for (let round = 0; round < 210; round += 1) {
        for (const name of round % 2 === 0
          ? (['anna', 'niemand'] as const)
          : (['niemand', 'anna'] as const)) {
          const startedAt = performance.now();
          tally.count((await tryLogin(name)).status);
          // The first rounds warm up.
          if (round >= 10) times[name].push(performance.now() - startedAt);
        }
      }
      const median = (values: number[]) =>
        [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
      const [known, unknown] = [median(times.anna), median(times.niemand)];
      const auc =
        times.anna.reduce(
          (sum, time) => sum + times.niemand.filter((other) => other < time).length,
          0,
        ) /
        (times.anna.length * times.niemand.length);

      process.stdout.write(
        `sign-in: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, AUC ${auc.toFixed(2)}\n`,
      );
      expect(Math.abs(known - unknown) / known).toBeLessThan(0.1);
      expect(auc).toBeGreaterThan(0.35);
      expect(auc).toBeLessThan(0.65);
    });
});

test('no letter that only looks like one of ours gets into a name', () => {
  for (const name of lookAlikes(size(300, 2_000))) {
    const { data } = usernameSchema.safeParse(name);
    if (data === undefined) continue;
    // Only invisible signs and odd hyphens are mended.
    expect(data, JSON.stringify(name)).toBe(plainLine(name).trim().toLowerCase());
    expect(data).toMatch(/^[a-z0-9._-]+$/);
  }
});
