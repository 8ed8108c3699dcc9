import { limits } from '@inkognito/shared/rules/limits';
import { describe, expect, test } from 'vitest';
import { shortMessage } from './shortMessage.ts';

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

  test('says all of it with the longest username at a usual host', () => {
    expect(shortMessage(`https://www.inkognito.example/${longestName}#${key}`)).toMatch(/Grüße$/);
  });

  test('never cuts the link', () => {
    const link = `https://${'h'.repeat(280)}/${longestName}#${key}`;

    expect(shortMessage(link)).toBe(link);
  });
});
