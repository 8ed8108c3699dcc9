import type { Found, Place } from './fact.ts';

const sentenceEnd = /[!?;\n]|\.(?=\s+\p{Lu})|[•|*](?=\s)/gu;

/** The words of the same sentence that stand before, at most so many characters. */
export function wordsBefore(plain: string, at: number, length: number): string {
  const words = plain.slice(Math.max(0, at - length), at);
  const ends = [...words.matchAll(sentenceEnd)];
  const last = ends.at(-1);
  return last === undefined ? words : words.slice(last.index + 1);
}

export function wordsAfter(plain: string, at: number, length: number): string {
  const words = plain.slice(at, at + length);
  const end = /[!?;\n]|\.(?=\s+\p{Lu})|\s[•|*](?=\s)/u.exec(words);
  return end === null ? words : words.slice(0, end.index);
}

export interface Line extends Place {
  readonly text: string;
}

export function linesOf(plain: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of plain.split('\n')) {
    if (text.trim() !== '') lines.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  return lines;
}

export function trimmed(plain: string, { start, end }: Place): Place {
  const text = plain.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + text.trimEnd().length) };
}

export const placeOf = ({ index, 0: words }: RegExpExecArray): Place => ({
  start: index,
  end: index + words.length,
});

/** The one value that all agree on; none where they contradict each other. */
export function agreed<Value>(found: readonly Found<Value>[]): Found<Value> | null {
  if (new Set(found.map(({ value }) => value)).size > 1) return null;
  return [...found].sort((one, other) => other.confidence - one.confidence)[0] ?? null;
}

const closing =
  /(?<=^|\n|[.!?,]\s)[ ]{0,8}(?:(?:mit )?(?:freundlich|viel|best|lieb|herzlich|schön|sonnig|verbindlich)(?:e[nm]?|er|ster)? (?:und \p{L}{1,15} )?(?:grüße|grüßen|grüsse|grüssen|gruß|gruss|grüssle)|mit \p{L}{1,20} grüßen|danke und (?:liebe |viele )?(?:grüße|gruß)|gruß|gruss|grüße|grüsse|lg|vg|mfg|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|many thanks|sincerely|yours sincerely|cheers|best|herzlich(?:st)?(?=,? *(?:\n|(?:ihre?|deine?) ))|bussi|kuss(?=,? ?\n|, \p{Lu})|pfiat \p{L}{2,6}|bis (?:bald|dann))(?: aus (?:dem )?\p{L}{2,30})?(?![\p{L}\p{N}-])/giu;

export interface Closing extends Place {
  readonly signatureEnd: number;
}

const signatureLines = 12;

/** The greeting that ends a message, and what is signed below it. */
export function closingsOf(plain: string): Closing[] {
  return [...plain.matchAll(closing)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    // "Best" and "Cheers" begin many a sentence.
    if (
      /^\s*[\p{L}]+ (?!(?:von|vom|from|und|and|de) )[\p{Ll}]/u.test(
        plain.slice(end, end + 40).split('\n')[0] ?? '',
      )
    )
      return [];
    let signatureEnd = end;
    for (let line = 0; line < signatureLines && signatureEnd !== -1; line += 1) {
      signatureEnd = plain.indexOf('\n', signatureEnd + 1);
    }
    return [{ start, end, signatureEnd: signatureEnd === -1 ? plain.length : signatureEnd }];
  });
}
