import { describe, expect, test } from 'vitest';
import { multilineText, plainName, secret, text } from './text.ts';

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

  test.each([
    ['composed letters', 'Mu\u0308ller', 'Müller'],
    ['no zero width', 'Sie\u200bmens\u200c\u2060', 'Siemens'],
    ['no byte order mark', '\ufeffAnna', 'Anna'],
    ['no direction', '\u202eAnna\u202c \u2066Otto\u2069', 'Anna Otto'],
    ['no soft hyphen', 'Dach\u00addecker', 'Dachdecker'],
    ['no joiner between letters', 'An\u200dna', 'Anna'],
    ['plain blanks', 'Dr.\u202fAnna\u00a0M\u2009\u3000', 'Dr. Anna M'],
    ['plain hyphens', 'Müller\u2011Lüden\u2010scheidt \u2212', 'Müller-Lüden-scheidt -'],
    ['dashes as they are', 'Berlin – Mitte — 2027', 'Berlin – Mitte — 2027'],
    ['emoji as they are', '👩🏽\u200d🍳 ❤\ufe0f\u200d🔥', '👩🏽\u200d🍳 ❤\ufe0f\u200d🔥'],
    ['Japanese and Arabic as they are', '田中 محمد', '田中 محمد'],
  ])('has %s', (_, typed, plain) => {
    expect(text().parse(typed)).toBe(plain);
  });

  test.each(['\u200b', '\u3164', '\ufeff \u2800', '\u00ad\u00a0', '\u200d'])(
    'is empty with nothing but %j',
    (typed) => {
      expect(text().min(1).safeParse(typed).success).toBe(false);
      expect(plainName(9).min(1).safeParse(typed).success).toBe(false);
    },
  );
});

test('a password is counted and kept in composed letters', () => {
  expect(secret().max(6).parse('Mu\u0308ller')).toBe('Müller');
  expect(secret().min(7).safeParse('Mu\u0308ller').success).toBe(false);
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

  test('is one line made plain as well', () => {
    expect(name.parse('\u202eRi\u00adta\u200b Mu\u0308ller')).toBe('Rita Müller');
  });

  test.each([
    ['a line end', 'Rita\nMüller'],
    ['a null', 'Rita\u0000'],
    ['an invisible tag', 'Rita\u{e0041}'],
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
