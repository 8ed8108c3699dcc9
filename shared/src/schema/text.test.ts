import { describe, expect, test } from 'vitest';
import { multilineText, text } from './text.ts';

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
