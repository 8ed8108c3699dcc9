import { describe, expect, test } from 'vitest';
import { multilineText, text, plainName } from './text.ts';

const controls = ['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f'];

describe('a text of one line', () => {
  test.each([...controls, '\n', '\t', '\r\n'])('has no place for %j', (sign) => {
    expect(text().safeParse(`Dach${sign}decker`).error?.issues[0]?.message).toBe(
      'Dieses Feld enthält Zeichen, die nicht erlaubt sind.',
    );
  });

  test.each(['', 'Köchin (m/w/d) – „Küche“ 👩‍🍳', 'Žofie'])('may be "%s"', (value) => {
    expect(text().parse(` ${value}\n`)).toBe(value);
  });
});

describe('a text of several lines', () => {
  test.each(controls)('has no place for %j', (sign) => {
    expect(multilineText().safeParse(`Guten\n${sign}Tag`).success).toBe(false);
  });

  test('keeps its lines and tabs', () => {
    expect(multilineText().parse('Guten Tag\r\n\tAnna')).toBe('Guten Tag\r\n\tAnna');
  });
});

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
