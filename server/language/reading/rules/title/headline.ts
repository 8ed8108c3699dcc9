import { contractTypeOfTitle } from '../../../title/parts/contractType.ts';
import { type Line, linesOf } from '../../passages.ts';
import { type Candidate, candidateAt, generic, withAddition } from './candidate.ts';
import { mayBeTitle, tellsOccupation } from './evidence.ts';
import { titleFrom } from './phrase.ts';

/** Words that mark a title as "(m/w/d)" does. */
const ownMark =
  /(?<=\p{L}(?:[:*_]|\/-?))(?:in|r|n|mann|frau)(?!\p{L})|(?<!\p{L})(?:EFZ|EBA|HF|Lernende\/?r?|Lehrstelle)(?!\p{L})/u;
const greeted =
  /^\s*(?:hallo|hi|hey|liebe|sehr|guten|moin|servus|grüezi|dear|hello|von:|betreff)(?!\p{L})/iu;
const lead =
  /^[^\p{L}\p{N}(]*(?:(?:wir |unser |jetzt |du |dein |job|stelle|gesucht|minijob|praktikum|aktuelles |offene |neu|now |we['a-z ]{0,6}hiring|open |vacancy)[^\n]{0,40}?[!:] )?(?:(?:lehrstelle|ausbildung|lehre|ausbildungsplatz)(?: 20\d\d)?:? (?:(?:zum|zur|zum\/zur|als) )?)?/iu;
const linesRead = 5;

function titlesOf(plain: string, line: Line): Candidate[] {
  const start = line.start + (lead.exec(line.text)?.[0].length ?? 0);
  const title = titleFrom(plain, start);
  if (title === null) return [];
  const value = plain.slice(title.start, title.end);
  const isMarked =
    ownMark.test(plain.slice(line.start, title.end)) ||
    (/\s/u.test(value) && contractTypeOfTitle(value) !== null);
  if (generic.test(value) || !(isMarked ? mayBeTitle(value) : tellsOccupation(value))) return [];
  const plainTitle = candidateAt(plain, title, 4, value);
  // A title with both marks is read from the other one.
  if (isMarked && plainTitle.end === title.end) {
    const remark = /^ \([^()\n]{1,30}\)/u.exec(plain.slice(title.end, line.end))?.[0] ?? '';
    const marked: Candidate = { ...plainTitle, tier: 1 };
    return [remark === '' ? marked : withAddition(plain, marked, title.end + remark.length)];
  }
  const isList = /^, (?=\p{Lu})/u.test(plain.slice(plainTitle.end, line.end));
  const other = isList ? titleFrom(plain, plainTitle.end + 2) : null;
  const otherValue = other === null ? '' : plain.slice(other.start, other.end);
  // "Pflegeleitung, Koch: Wir suchen" offers several jobs.
  return other !== null && tellsOccupation(otherValue)
    ? [plainTitle, candidateAt(plain, other, 4, otherValue)]
    : [plainTitle];
}

/** The first line that tells an occupation; a mark of its own puts it before all other titles. */
export function headlineTitles(plain: string): Candidate[] {
  const lines = linesOf(plain).slice(0, linesRead);
  if (lines.some(({ text }) => greeted.test(text))) return [];
  return lines.map((line) => titlesOf(plain, line)).find((titles) => titles.length > 0) ?? [];
}
