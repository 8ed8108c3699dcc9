import { limits } from '@inkognito/shared/limits';
import type { Facts, Place } from './fact.ts';
import { closingsOf, linesOf, trimmed } from './passages.ts';
import { inText, type Source } from './source.ts';

const shortestBody = 200;

const salutation =
  /^\s*(?:(?:sehr geehrte|hallo|hi|hey|guten (?:tag|morgen|abend)|liebe[rs]?|moin|servus|grüezi|grüß gott|dear|hello)(?!\p{L})[^\n]{0,60}|(?:von|an|cc|gesendet|datum|betreff|from|to|sent|subject):[^\n]*)$/iu;

const footer =
  /^\s*(?:--+|diese e-?mail|this e-?mail|geschäftsführer|hrb|amtsgericht|ust-?id|vertraulichkeitshinweis|confidentiality)/iu;

function bodyOf(plain: string): Place {
  const lines = linesOf(plain);
  const first = lines.findIndex(({ text }) => !salutation.test(text));
  const start = lines[first === -1 ? 0 : first]?.start ?? 0;
  const isLate = (at: number) => at > start + (plain.length - start) / 3;
  const closing = closingsOf(plain).find((each) => isLate(each.start));
  const last = lines.find((line) => isLate(line.start) && footer.test(line.text));
  return trimmed(plain, {
    start,
    end: Math.min(closing?.start ?? plain.length, last?.start ?? plain.length),
  });
}

/** At the end of a paragraph, else of a line, a sentence, a word. */
function cutToLength(plain: string, { start, end }: Place): Place {
  if (end - start <= limits.jobDescriptionMax) return { start, end };
  const longest = plain.slice(start, start + limits.jobDescriptionMax);
  const cut = ['\n\n', '\n', '. ', ' ']
    .map((border) => longest.lastIndexOf(border))
    .find((at) => at > shortestBody);
  return trimmed(plain, { start, end: start + (cut ?? longest.length) });
}

export function readDescription(source: Source): Facts['description'] {
  const { text, plain } = source;
  const { start, end } = cutToLength(plain, bodyOf(plain));
  if (end - start < shortestBody) return null;
  const written = inText(source, { start, end });
  const value = text.slice(written.start, written.end).normalize('NFC');
  // Marks that no letter takes up are in the text alone, and make it longer than what was read.
  return { value: value.slice(0, limits.jobDescriptionMax), confidence: 0.9, start, end };
}
