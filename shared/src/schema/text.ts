import { z } from './zod.ts';

const sentence = 'Dieses Feld enthält Zeichen, die nicht erlaubt sind.';

/** Includes line breaks and tabs, which only multi-line text allows. */
const controls = /\p{Cc}/u;
const lineEndOrTab = /[\t\n\r]/g;

/** Zero width, text direction, soft hyphen, fillers; the joiner stays inside emoji. */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const oddBlanks = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]/g;
/** Hyphens of other widths, figure dash and minus; en and em dashes are punctuation of their own. */
const oddHyphens = /[\u2010-\u2012\u2212\ufe63\uff0d]/g;

/** As it looks: composed letters, nothing invisible, plain blanks and hyphens. */
export function plainLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(invisible, '')
    .replace(oddBlanks, ' ')
    .replace(oddHyphens, '-');
}

const line = () => z.string().overwrite(plainLine).trim();

export const text = () => line().refine((value) => !controls.test(value), sentence);

/** A password as it is hashed, however a keyboard composes its letters. */
export const secret = () => z.string().normalize('NFC');

export const multilineText = () =>
  z
    .string()
    .trim()
    .refine((value) => !controls.test(value.replace(lineEndOrTab, '')), sentence);

/** Private and other invisible characters and line breaks: a name must be what it looks like. */
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
  line()
    .max(max)
    .refine(
      (text) =>
        !hidden.test(text) && !sign.test(text) && !piledUp.test(text) && !mixesAlphabets(text),
      'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.',
    );
