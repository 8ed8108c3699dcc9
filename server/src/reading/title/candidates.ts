import type { Place } from '../fact.ts';
import { closingsOf, linesOf } from '../passages.ts';
import { type Candidate, generic, genderNoteAt } from './cues.ts';
import { tellsOccupation } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { additionAfter, notedTitles } from './noted.ts';
import { titleFrom } from './phrase.ts';
import { soughtTitles } from './sought.ts';

const label =
  /(?<=^|\n|[•*-] |\| )[ ]{0,4}(?:(?:zu besetzende )?position|stelle|jobtitel|job[ -]?title|rolle|stellenbezeichnung|stellentitel|berufsbezeichnung|titel|vakanz|role|betreff|subject)(?: ?\(.{0,12}\))?: ?/giu;

function labelledTitles(plain: string): Candidate[] {
  return [...plain.matchAll(label)].flatMap((match): Candidate[] => {
    const at = match.index + match[0].length;
    const isSubject = /betreff|subject/iu.test(match[0]);
    const lead = isSubject
      ? (/^[^\n]{0,60}?(?:(?:stelle|position|vakanz|job|rolle)(?: als|:)? |als )/iu.exec(
          plain.slice(at, at + 90),
        )?.[0].length ?? 0)
      : 0;
    const title = titleFrom(plain, at + lead);
    if (title === null) return [];
    const value = plain.slice(title.start, title.end);
    if (!namesOccupation(value)) return [];
    const noteAt = genderNoteAt(plain, title.end);
    const lineEnd = plain.indexOf('\n', noteAt);
    const addition =
      noteAt > title.end
        ? additionAfter(plain, noteAt, lineEnd === -1 ? plain.length : lineEnd)
        : null;
    const added = addition === null ? '' : ` ${plain.slice(addition.start, addition.end)}`;
    return [{ value: value + added, start: title.start, end: addition?.end ?? noteAt, tier: 1 }];
  });
}

function headlineTitle(plain: string): Candidate[] {
  const [line] = linesOf(plain);
  if (line === undefined) return [];
  if (
    /^\s*(?:hallo|hi|hey|liebe|sehr|guten|moin|servus|grüezi|dear|hello|von:|betreff)/iu.test(
      line.text,
    )
  )
    return [];
  const first =
    /^\s*(?:(?:job|stelle|minijob|praktikum|gesucht|wir stellen ein|stellenangebot|neu): )?/iu.exec(
      line.text,
    )?.[0].length ?? 0;
  const title = titleFrom(plain, line.start + first);
  if (title === null || title.start > line.start + first + 25) return [];
  const value = plain.slice(title.start, title.end);
  if (!tellsOccupation(value) || generic.test(value)) return [];
  return [{ value, start: title.start, end: genderNoteAt(plain, title.end), tier: 4 }];
}

export function titleCandidates(plain: string): Candidate[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.end && start < closing.signatureEnd);
  const all = [
    ...labelledTitles(plain),
    ...notedTitles(plain),
    ...soughtTitles(plain),
    ...headlineTitle(plain),
  ].filter((candidate) => !isSigned(candidate));
  const best = Math.min(...all.map(({ tier }) => tier));
  return all.filter(({ tier }) => tier === best).sort((one, other) => one.start - other.start);
}
