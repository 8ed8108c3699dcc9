import { describe, expect, test } from 'vitest';
import { keyState, keyStateText, shortMessage } from './key.format.ts';
import { limits } from '@inkognito/shared/limits';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const past = '2026-11-20T12:00:00.000Z';
const future = '2126-11-20T12:00:00.000Z';

test.each([
  [{ expiresAt: null, revokedAt: null }, 'live', 'Aktiv'],
  [{ expiresAt: future, revokedAt: null }, 'live', 'Aktiv bis 20. November 2126'],
  [{ expiresAt: past, revokedAt: null }, 'expired', 'Abgelaufen am 20. November 2026'],
  [{ expiresAt: future, revokedAt: past }, 'revoked', 'Widerrufen am 20. November 2026'],
  [{ expiresAt: past, revokedAt: past }, 'revoked', 'Widerrufen am 20. November 2026'],
] as const)('the state of a key %j is %s', (key, state, text) => {
  expect(keyState(key, now)).toBe(state);
  expect(keyStateText(key, now).replaceAll('\u00a0', ' ')).toBe(text);
});

const key = 'KXMR-7TQF-9HPD';
const longestName = 'a'.repeat(limits.usernameMax);

describe('the text for a request to connect', () => {
  test('greets, says what is behind the link and what a match brings', () => {
    const text = shortMessage(`https://inkognito.example/anna.muster#${key}`);

    expect(text).toMatch(/^Guten Tag, danke/);
    expect(text).toContain('freigegebenen Kontaktdaten');
    expect(text.split('\n')).toContain(`https://inkognito.example/anna.muster#${key}`);
  });

  test.each([10, 30, 60, 90, 120, 160, 200, 235])(
    'fits with the longest username and a host of %i signs',
    (length) => {
      const link = `https://${'h'.repeat(length)}/${longestName}#${key}`;

      const text = shortMessage(link);

      expect(text.length).toBeLessThanOrEqual(limits.shortMessageMax);
      expect(text).toContain(link);
    },
  );
});
