import { expect, test } from 'vitest';
import { leastOf } from '../../test/leastOf.ts';
import { AppError } from '../../errors.ts';
import { refuseWeakPassword } from './passwordStrength.ts';

const check = (password: string) =>
  refuseWeakPassword(password, 'walburga', 'w.geheim@beispiel.example');

test.each([
  'inkognito2026',
  'Inkognito!!!',
  'walburga12',
  'WALBURGA2026',
  'agrublaw2026',
  'w.geheim@beispiel.example',
  'W.Geheim@Beispiel.example1',
  'aaaaaaaaaaaa',
  'abababababab',
  'password1234',
  'P4ssword2026!',
  'smitty2026!',
  'qwertzuiop',
  '01.01.2000',
])('"%s" is too easy to guess', (password) => {
  expect(() => check(password)).toThrow(AppError);
});

test.each([
  'korrekt pferd batterie',
  '   zehn Zeichen   ',
  'ßüöä€-日本語-العربية',
  'Zx9#kLq2!v',
  'Korrekt-Pferd-42!',
  'Korrekt-Pferd-42! '.repeat(11),
])('"%s" is strong enough', (password) => {
  expect(() => check(password)).not.toThrow();
});

test('an address longer than what is checked of a password is refused all the same', () => {
  const email = `${'sehr.langer.name'.repeat(3)}@beispiel.example`;

  expect(() => refuseWeakPassword(`${email}1`, 'anna', email)).toThrow(AppError);
});

const hostile: Record<string, string> = {
  'one digit': '1'.repeat(200),
  'letters that all have other spellings': '1!|l4@$5'.repeat(25),
  'a common password again and again': 'p4$$w0rd'.repeat(25),
  dates: '01.01.2000'.repeat(20),
  'digits without a pattern': String(Math.PI).slice(2).repeat(14).slice(0, 200),
  'brackets that look like letters': '|3|_|('.repeat(33),
  'a row of keys': 'qwertzuiop'.repeat(20),
};

test.each(Object.entries(hostile))(
  '200 signs of %s cost a few milliseconds',
  async (_, password) => {
    const enoughMs = 10;

    const ms = await leastOf(400, enoughMs, () => {
      const startedAt = performance.now();
      try {
        check(password);
      } catch {
        // Refused or not, only the time matters here.
      }
      return performance.now() - startedAt;
    });

    expect(ms).toBeLessThan(enoughMs);
  },
);
