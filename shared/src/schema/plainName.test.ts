import { describe, expect, test } from 'vitest';
import { plainName } from './plainName.ts';

const name = plainName(40);

describe('a name that strangers read', () => {
  test.each([
    '',
    'Rita Müller-Lüdenscheidt',
    "Seán O'Brien",
    'Žofie Čapková',
    'Бюро «Восток»',
    'Ελληνική Τράπεζα AG',
    'Müller & Söhne GmbH & Co. KG',
    'Foo® (Deutschland) 24/7',
  ])('may be "%s"', (text) => {
    expect(name.parse(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    ['a line end', 'Rita\nMüller'],
    ['a null', 'Rita\u0000'],
    ['a direction sign', 'Rita \u202eHbmG'],
    ['an isolate', '\u2066Rita\u2069'],
    ['a sign without width', 'Sie\u200bmens'],
    ['a soft hyphen', 'Sie\u00admens'],
    ['a tick', 'Siemens AG ✓'],
    ['an emoji', 'Siemens AG ✅'],
    ['piled marks', 'R\u0330\u0331\u0332\u0333ita'],
    ['a Cyrillic letter in a Latin word', 'Siem\u0435ns'],
    ['a Greek letter in a Latin word', '\u0391llianz'],
    ['too many signs', 'x'.repeat(41)],
  ])('has no place for %s', (_, text) => {
    expect(name.safeParse(text).success).toBe(false);
  });
});
