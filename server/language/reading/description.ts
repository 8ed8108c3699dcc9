import { limits } from '@inkognito/shared/limits';
import { closingsOf, type Document } from './document.ts';
import type { Facts, Place } from './fact.ts';
import { inText } from './source.ts';

const shortestBody = 200;

function trimmed(plain: string, { start, end }: Place): Place {
  const text = plain.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + text.trimEnd().length) };
}

/** Between salutation and closing. */
function bodyOf({ plain, lines }: Document): Place {
  const isBefore = (section: string) => ['header', 'subject', 'greeting'].includes(section);
  const start = lines.find(({ section }) => !isBefore(section))?.start ?? 0;
  const ends = [
    ...closingsOf(plain),
    ...lines.filter(({ section, text }) => section === 'footer' || /^\s*--/u.test(text)),
  ]
    .map((each) => each.start)
    .filter((at) => at > start + (plain.length - start) / 3);
  return trimmed(plain, { start, end: Math.min(plain.length, ...ends) });
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

export function readDescription(document: Document): Facts['description'] {
  const { source, plain } = document;
  const { start, end } = cutToLength(plain, bodyOf(document));
  if (end - start < shortestBody) return null;
  const written = inText(source, { start, end });
  const value = source.text.slice(written.start, written.end).normalize('NFC');
  // Marks that no letter takes up are in the text alone, and make it longer than what was read.
  return { value: value.slice(0, limits.jobDescriptionMax), confidence: 0.9, start, end };
}
