import { z } from './zod.ts';

const sentence = 'Dieses Feld enthält Zeichen, die nicht erlaubt sind.';

/** Includes line breaks and tabs, which only multi-line text allows. */
const controls = /\p{Cc}/u;
const lineEndOrTab = /[\t\n\r]/g;

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

/** Invisible and private characters, text direction and line breaks: a name must be what it looks like. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Arrows, ticks, shapes and emoji could imitate our verification mark. */
const sign = /[\u2190-\u2bff\u{1f000}-\u{1faff}]/u;

/** Stacked marks cover neighbouring lines. */
const piledUp = /\p{M}{3}/u;

/** A Greek or Cyrillic „А“ makes a Latin name a lookalike. */
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
