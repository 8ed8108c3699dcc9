import { generalKeyName } from '@inkognito/shared/rules/codes';
import { describe, expect, test } from 'vitest';
import { byKeyText, keyState, keyStateText } from './key.format.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const past = '2026-11-20T12:00:00.000Z';
const future = '2126-11-20T12:00:00.000Z';

test.each([
  ['Meier GmbH', 'über den Schlüssel „Meier GmbH“'],
  [generalKeyName, 'über Ihr Zugangspasswort'],
])('what came by %j is told as such', (name, text) => {
  expect(byKeyText(name)).toBe(text);
});

describe('the state of a key', () => {
  test.each([
    [{ expiresAt: null, revokedAt: null }, 'live', 'Aktiv'],
    [{ expiresAt: future, revokedAt: null }, 'live', 'Aktiv bis 20. November 2126'],
    [{ expiresAt: past, revokedAt: null }, 'expired', 'Abgelaufen am 20. November 2026'],
    [{ expiresAt: future, revokedAt: past }, 'revoked', 'Widerrufen am 20. November 2026'],
    [{ expiresAt: past, revokedAt: past }, 'revoked', 'Widerrufen am 20. November 2026'],
  ] as const)('%j is %s', (key, state, text) => {
    expect(keyState(key, now)).toBe(state);
    expect(keyStateText(key, now).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('ends with the very moment', () => {
    const expiresAt = new Date(now).toISOString();

    expect(keyState({ expiresAt, revokedAt: null }, now)).toBe('expired');
  });
});
