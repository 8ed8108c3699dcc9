import { limits } from './limits.ts';
import { describe, expect, test } from 'vitest';
import { copyPasteTemplate } from './copyPasteTemplate.ts';

describe('the template for headhunters', () => {
  const text = copyPasteTemplate('anna.muster', 'https://inkognito.example');

  test('links to the public profile on a line of its own', () => {
    expect(text.split('\n')).toContain('https://inkognito.example/anna.muster');
  });

  test('speaks of the password and asks to fill in the questionnaire', () => {
    expect(text).toContain('Zugangspasswort');
    expect(text).toContain('Bitte füllen Sie dort den kurzen Fragebogen');
  });

  test('signs off with the username', () => {
    expect(text.endsWith('Viele Grüße\nanna.muster')).toBe(true);
  });

  test('fits into the field it is saved in, whatever the name', () => {
    const longest = copyPasteTemplate('a'.repeat(limits.usernameMax), 'https://inkognito.example');

    expect(longest.length).toBeLessThan(limits.messageMax);
  });
});
