import type { Place } from '../fact.ts';
import { closingsOf, linesOf } from '../passages.ts';
import { type Candidate, generic, genderNoteAt } from './cues.ts';
import { tellsOccupation } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { additionAfter, notedTitles } from './noted.ts';
import { titleBefore, titleFrom } from './phrase.ts';
import { soughtTitles } from './sought.ts';

const label =
  /(?<=^|\n|[•*-] |\| |\*\*)[ ]{0,4}(?:(?:zu besetzende )?position|stelle|jobtitel|job[ -]?title|rolle|stellenbezeichnung|stellentitel|berufsbezeichnung|titel|vakanz|role|betreff|subject)(?: ?\(.{0,12}\))?(?: ?\*\*)?:(?:\*\*)? ?/giu;

/** "Ihre Erfahrung als Konstrukteur" names no vacancy. */
const ofReader =
  /(?:erfahrung|profil|werdegang|arbeit|tätigkeit|lebenslauf|background) (?:als|as) /iu;

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
    if (title === null || ofReader.test(plain.slice(at, title.start))) return [];
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
    /^\s*(?:(?:job|stelle|minijob|praktikum|gesucht|wir suchen|wir besetzen|wir stellen ein|(?:unser |aktuelles )?stellenangebot|offene stelle|neu|we are hiring|we're hiring|now hiring|hiring|open position|vacancy): )?/iu.exec(
      line.text,
    )?.[0].length ?? 0;
  const title = titleFrom(plain, line.start + first);
  if (title === null || title.start > line.start + first + 25) return [];
  const value = plain.slice(title.start, title.end);
  if (!tellsOccupation(value) || generic.test(value)) return [];
  const named = {
    value,
    start: title.start,
    end: genderNoteAt(plain, title.end),
    tier: 4,
  } as const;
  const other = /^, (?=\p{Lu})/u.test(plain.slice(named.end, line.end))
    ? titleFrom(plain, named.end + 2)
    : null;
  const otherValue = other === null ? '' : plain.slice(other.start, other.end);
  // "Pflegeleitung, Koch: Wir suchen" offers several jobs.
  return other !== null && tellsOccupation(otherValue)
    ? [named, { ...other, value: otherValue, tier: 4 }]
    : [named];
}

const offered =
  /(?<!\p{L})(?:(?:was|etwas|job|stelle|chance|angebot|position|aufgabe|thema)(?: \p{Ll}+){0,3}(?: (?:für|for) (?:sie|dich|you))?|geht um|konkret|gesucht(?: wird| werden)?): /giu;

/** "Hätte was für Sie: Bauleiter in Flensburg", "Bauleiter gesucht". */
function offeredTitles(plain: string): Candidate[] {
  const behind = [...plain.matchAll(offered)].flatMap(
    ({ index, 0: words }) => titleFrom(plain, index + words.length) ?? [],
  );
  const ahead = [
    ...plain.matchAll(/ (?:dringend |ab sofort )?(?:gesucht|wanted)(?!\p{L})/giu),
  ].flatMap(({ index }) => titleBefore(plain, index) ?? []);
  return [...behind, ...ahead].flatMap(({ start, end }): Candidate[] => {
    const value = plain.slice(start, end);
    if (!tellsOccupation(value) || generic.test(value)) return [];
    return [{ value, start, end: genderNoteAt(plain, end), tier: 3 }];
  });
}

export function titleCandidates(plain: string): Candidate[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.end && start < closing.signatureEnd);
  const all = [
    ...labelledTitles(plain),
    ...notedTitles(plain),
    ...soughtTitles(plain),
    ...offeredTitles(plain),
    ...headlineTitle(plain),
  ].filter((candidate) => !isSigned(candidate));
  const best = Math.min(...all.map(({ tier }) => tier));
  return all.filter(({ tier }) => tier === best).sort((one, other) => one.start - other.start);
}
