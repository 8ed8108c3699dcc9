import type { Token } from '../document.ts';
import { fractions, numberOfWord } from '../numberWords.ts';
import { type ClassName, classId } from '../wordClasses.ts';

export const has = (token: Token | undefined, name: ClassName) =>
  token?.classes.includes(classId(name)) === true;

/** What a single word says beside figures. */
const words: Readonly<Record<string, number>> = {
  ...{ ein: 1, einem: 1, einen: 1, eine: 1, einmal: 1, one: 1, once: 1 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5 },
  ...{ zwei: 2, two: 2, zweimal: 2, twice: 2, drei: 3, three: 3, dreimal: 3 },
  ...{ vier: 4, four: 4, viermal: 4, fünf: 5, five: 5 },
};

/** "fünfundzwanzig", but no digit, as "acht" is said of much else. */
export const spokenNumber = (lower: string) =>
  /(?:zig|ßig|zehn|elf|zwölf)$/u.test(lower) ? numberOfWord(lower) : null;

export const digitOf = (token: Token | undefined) => words[token?.lower ?? ''] ?? null;

export function numberOf({ text, lower }: Token): number | null {
  const digits = /^(\d{1,3}(?:[.,]\d{1,2})?)(?:x|h)?$/u.exec(text)?.[1];
  if (digits !== undefined) return Number(digits.replace(',', '.'));
  return words[lower] ?? spokenNumber(lower);
}

export const isNumber = (token: Token | undefined) =>
  token !== undefined && numberOf(token) !== null;

/** "ein Drittel", "drei Viertel", in percent. */
export function fractionAt(tokens: readonly Token[], at: number): number | null {
  const fraction = fractions[tokens[at]?.lower ?? ''];
  if (fraction === undefined) return null;
  const before = tokens[at - 1];
  const times = (before && numberOf(before)) ?? 1;
  return Math.round(times <= 3 ? times * fraction : fraction);
}

/** Between the ends of a range. */
export const joint = /^(?:-|bis|to|oder|or|\/)$/u;
