import { username } from '@inkognito/shared/user';
import { expect, test } from 'vitest';
import { usernameFor } from './freeUsername.ts';

test.each([
  ['Anna Müller', /^anna\.mueller$/],
  ['  José   da Silva-Groß ', /^jose\.da\.silva\.gross$/],
  ['Dr. Karl-Theodor Maria Nikolaus Johann', /^dr\.karl\.theodor\.maria\.ni$/],
  ['李小龙', /^mitglied\.\d+$/],
  ['Li', /^mitglied\.\d+$/],
  ['Admin', /^mitglied\.\d+$/],
  ['', /^mitglied\.\d+$/],
])('%j becomes a username that anybody could choose', (name, expected) => {
  const made = usernameFor(name, 0);

  expect(made).toMatch(expected);
  expect(username.safeParse(made).success).toBe(true);
});

test('a namesake gets a number', () => {
  expect(usernameFor('Anna Müller', 1)).toMatch(/^anna\.mueller\.\d{4,5}$/);
});
