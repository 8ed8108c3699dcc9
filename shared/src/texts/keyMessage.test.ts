import { describe, expect, test } from 'vitest';
import { keyMessage, passwordFollows, copyPasteTemplate } from './keyMessage.ts';
import { limits } from '../limits.ts';

const key = {
  profileUrl: 'https://inkognito.example/anna.m',
  link: 'https://inkognito.example/anna.m#KXMR-7TQF-9HPD',
};
const { link } = key;

describe('the link of the key stands in place of the profile’s', () => {
  test.each([
    ['as it was copied', 'Hier: https://inkognito.example/anna.m', `Hier: ${link}`],
    ['at the end of a sentence', 'Siehe https://inkognito.example/anna.m.', `Siehe ${link}.`],
    ['in brackets', '(https://inkognito.example/anna.m)', `(${link})`],
    ['with a slash', 'https://inkognito.example/anna.m/ Grüße', `${link} Grüße`],
    ['without scheme', 'Hier:inkognito.example/anna.m', `Hier:${link}`],
    ['with www', 'www.inkognito.example/anna.m', link],
    ['with another scheme', 'http://www.inkognito.example/anna.m', link],
    ['in capitals', 'HTTPS://Inkognito.Example/Anna.M', link],
    [
      'with an older key',
      'https://inkognito.example/anna.m#AAAA-BBBB-CCCC, bitte',
      `${link}, bitte`,
    ],
    ['with a source', 'https://inkognito.example/anna.m?utm_source=x', link],
    ['in a question', 'Kennen Sie inkognito.example/anna.m?', `Kennen Sie ${link}?`],
    [
      'several times',
      'https://inkognito.example/anna.m\noder inkognito.example/anna.m',
      `${link}\noder ${link}`,
    ],
  ])('%s', (_how, text, expected) => {
    expect(keyMessage(text, key)).toBe(expected);
  });

  test.each([
    ['of another host', 'https://example.org/anna.m'],
    ['of a host that ends like ours', 'https://neu-inkognito.example/anna.m'],
    ['of a host under ours', 'https://x.inkognito.example/anna.m'],
    ['behind another address', 'https://example.org/inkognito.example/anna.m'],
    ['of a longer username', 'https://inkognito.example/anna.muster'],
    ['of a username that goes on behind a separator', 'https://inkognito.example/anna.m-2'],
    ['of another page', 'https://inkognito.example/anna.m/bild'],
    ['of a host that looks alike to a pattern', 'https://inkognitoXexample/anna.m'],
  ])('but not the link %s', (_which, text) => {
    expect(keyMessage(text, key)).toBe(`${text}\n\n${link}`);
  });

  test('which is left out where the address begins with www', () => {
    const profileUrl = 'https://www.inkognito.example/anna.m';

    expect(keyMessage('inkognito.example/anna.m', { ...key, profileUrl })).toBe(link);
  });

  test('on a machine with a port', () => {
    const profileUrl = 'http://localhost:3000/anna.m';

    expect(keyMessage('Hier: http://localhost:3000/anna.m', { ...key, profileUrl })).toBe(
      `Hier: ${link}`,
    );
  });
});

test.each([
  ['Guten Tag, schreiben Sie mir.\n', `Guten Tag, schreiben Sie mir.\n\n${link}`],
  ['  ', link],
])('a text without a link gets one as a line of its own', (text, expected) => {
  expect(keyMessage(text, key)).toBe(expected);
});

test('what is a pattern elsewhere is plain text here', () => {
  const odd = { ...key, link: 'https://inkognito.example/anna.m#$&$1' };

  expect(keyMessage("$& $1 $' inkognito.example/anna.m", odd)).toBe(`$& $1 $' ${odd.link}`);
});

test('where our template says that the password follows, it says that the link holds it', () => {
  const message = keyMessage(`${key.profileUrl}\n\n${passwordFollows}`, key);

  expect(message).toBe(`${link}\n\nDas Zugangspasswort dafür steckt schon im Link.`);
});

describe('the template for headhunters', () => {
  const text = copyPasteTemplate('anna.muster', 'https://inkognito.example');

  test('links to the profile on a line of its own, speaks of the password and signs off', () => {
    expect(text.split('\n')).toContain('https://inkognito.example/anna.muster');
    expect(text).toContain('Zugangspasswort');
    expect(text).toContain('Bitte füllen Sie dort den kurzen Fragebogen');
    expect(text.endsWith('Viele Grüße\nanna.muster')).toBe(true);
  });

  test('fits into the field it is saved in, whatever the name', () => {
    const longest = copyPasteTemplate('a'.repeat(limits.usernameMax), 'https://inkognito.example');

    expect(longest.length).toBeLessThan(limits.messageMax);
  });
});
