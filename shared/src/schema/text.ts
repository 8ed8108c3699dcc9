import { z } from './zod.ts';

const sentence = 'Dieses Feld enthält Zeichen, die nicht erlaubt sind.';

/** Line ends and tabs are control characters too, which belong into texts of several lines alone. */
const controls = /\p{Cc}/u;
const lineEndOrTab = /[\t\n\r]/g;

/** One line of text without control characters. What stands at its ends is no part of it. */
export const text = () =>
  z
    .string()
    .trim()
    .refine((value) => !controls.test(value), sentence);

export const multilineText = () =>
  z
    .string()
    .trim()
    .refine((value) => !controls.test(value.replace(lineEndOrTab, '')), sentence);

/** Invisible and private characters, text direction and line ends: a name is one line of what it looks like. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Arrows, ticks, shapes and emoji could pass for our own mark of what is proven. */
const sign = /[\u2190-\u2bff\u{1f000}-\u{1faff}]/u;

/** Piled-up marks cover the lines around them. */
const piledUp = /\p{M}{3}/u;

/** A word of two alphabets looks like another word: a Greek or Cyrillic „А“ in an otherwise Latin name. */
function mixesAlphabets(text: string): boolean {
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => {
    const alphabets = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
    return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
  });
}

export const plainName = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(max)
    .refine(
      (text) =>
        !hidden.test(text) && !sign.test(text) && !piledUp.test(text) && !mixesAlphabets(text),
      'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.',
    );
