import type { Place } from '../fact.ts';
import { linesOf, wordsAfter, wordsBefore } from '../passages.ts';
import { townAt } from '../place/towns.ts';
import {
  type Candidate,
  apprenticed,
  cue,
  firstName,
  generic,
  referred,
  required,
} from './cues.ts';
import { mayBeTitle } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { nominative } from './nominative.ts';
import { genderNote, saysNothing, titleBefore, titleFrom } from './phrase.ts';

const moneyIn = /lohn|gehalt|€|euro?(?!\p{L})|^(?:[^,|-]|\b-\b)*(?<!\p{L})\d+(?!\d*(?:st|nd|rd))/iu;

const ofSpeciality =
  /^ (?:für|im Bereich) (?=\p{Lu})(?!Unser|Den|Die|Das|\p{L}+(?:[Dd]ienst|[Ss]chicht)(?!\p{L}))/u;
const ofWork = /^ (?:für|im(?: Bereich)?|in der|in den) (?=\p{Lu})(?!Raum|Region|Home|Unser)/u;

/** What stands behind the note in a headline: "Entwickler (m/w/d) Java". */
export function additionAfter(
  plain: string,
  title: string,
  at: number,
  lineEnd: number,
): Place | null {
  const lead = saysNothing.test(title) ? ofWork : ofSpeciality;
  const inArea = lead.exec(plain.slice(at, lineEnd))?.[0];
  if (inArea !== undefined) {
    const area = titleFrom(plain.slice(0, lineEnd), at + inArea.length);
    return area === null ? null : { start: at + 1, end: area.end };
  }
  if (!/^ (?:\p{Lu}|\d(?:st|nd|rd) )/u.test(plain.slice(at, lineEnd))) return null;
  const addition = titleFrom(plain.slice(0, lineEnd), at + 1);
  if (addition === null || addition.start !== at + 1 || townAt(plain, addition.start) !== null)
    return null;
  if (moneyIn.test(plain.slice(addition.start, Math.min(lineEnd, addition.end + 6)))) return null;
  if (townAt(plain, addition.end + 1) !== null) return null;
  return /^(?:In|Vollzeit|Teilzeit|Voll|Ab|Schwerpunkt\p{L}*|Fachrichtung|Fachbereich|Abteilung|Bereich|Referenz\p{L}*|Kennziffer|Kennzahl|Job-?ID|Entgelt\p{L}*|Standort|Raum|Region|Stunden\p{L}*|Minijob|Aushilfe|Start|Beginn|Befristet|Festanstellung|Direktvermittlung|Arbeitnehmer\p{L}*|Quereinsteiger\p{L}*|Homeoffice|Home|Mobil|Nachtschicht|Frühschicht|Tagschicht|Schicht\p{L}*|Zur|Zum|Als|Bei|Am|Im|Jobs?|Stelle|Stellen\p{L}*|Ihre?|Deine?|Unser\p{L}*|Gesucht|Remote|Hybrid|Unbefristet|Bis|Mit|Wir|Für|Job|Jetzt|Die|Du|Sie)(?!\p{L})/u.test(
    plain.slice(addition.start),
  )
    ? null
    : addition;
}

const lineLead =
  /^[^\p{L}\p{N}\n]*(?:(?:wir (?:suchen|besetzen)|gesucht|job|stelle|neu|zur verstärkung)(?: ab sofort)?: ?)?$/iu;
const headline = 120;
const headlineLead = 45;
/** Where a whole advertisement is one line, only what it begins with is its headline. */
const flatLead = 25;
/** A list of all vacancies is no advertisement of one. */
const notesRead = 100;

/** "Monteur ab 16 €/Std. (m/w/d)", "Schlosser bei Muster (m/w/d)": the title that its line begins with. */
function titleOfNote(plain: string, at: number): Place | null {
  const title = titleBefore(plain, at);
  if (title !== null && namesOccupation(plain.slice(title.start, title.end))) return title;
  const lineStart = plain.lastIndexOf('\n', at - 1) + 1;
  const first = at - lineStart <= headline ? titleFrom(plain, lineStart) : null;
  const isFirst = first !== null && namesOccupation(plain.slice(first.start, first.end));
  if (first === null || !isFirst) return title;
  const isJoined = title !== null && plain.slice(first.end, title.start) === ' - ';
  return isJoined ? { start: first.start, end: title.end } : first;
}

/** The other name of the same job: "Köchin / " of "zur Köchin / zum Koch (m/w/d)". */
function firstNameBefore(plain: string, at: number): string {
  const joined = firstName.exec(plain.slice(Math.max(0, at - 20), at));
  if (joined === null) return '';
  const first = titleBefore(plain, at - joined[0].length);
  if (first === null || !namesOccupation(plain.slice(first.start, first.end))) return '';
  const before = wordsBefore(plain, first.start, 40);
  return `${nominative(plain.slice(first.start, first.end), before)} ${joined[1] ?? '/'} `;
}

export function notedTitles(plain: string): Candidate[] {
  const lines = linesOf(plain);
  const heads = new Set(lines.slice(0, 3).map(({ start }) => start));
  return [...plain.matchAll(genderNote)].slice(0, notesRead).flatMap((match): Candidate[] => {
    const title = titleOfNote(plain, match.index);
    if (title === null) return [];
    const before = wordsBefore(plain, title.start, 90);
    const lead =
      before.trim() === ''
        ? plain.slice(Math.max(0, title.start - 40), title.start).trimEnd()
        : before;
    const value =
      firstNameBefore(plain, title.start) + nominative(plain.slice(title.start, title.end), lead);
    const lineStart = plain.lastIndexOf('\n', title.start - 1) + 1;
    const nextLine = plain.indexOf('\n', title.start);
    const lineEnd = nextLine === -1 ? plain.length : nextLine;
    const isShort = lineEnd - lineStart <= headline;
    const isHeadline =
      heads.has(lineStart) && title.start - lineStart <= (isShort ? headlineLead : flatLead);
    const noteEnd = match.index + match[0].length;
    const beginsLine = lineLead.test(plain.slice(lineStart, title.start));
    const behind = beginsLine ? additionAfter(plain, value, noteEnd, lineEnd) : null;
    const isClosed =
      behind !== null &&
      /^(?:,| [-|•·]|\.\s| \p{Lu}\p{L}+:)/u.test(plain.slice(behind.end, behind.end + 24));
    const addition = isShort || isClosed ? behind : null;
    if (
      referred.test(before) ||
      (addition === null && generic.test(value)) ||
      !mayBeTitle(value) ||
      /(?:bewerbern|mitarbeitern|kunden)$/iu.test(value)
    )
      return [];
    if (
      required.test(before) &&
      !apprenticed.test(plain.slice(Math.max(0, title.start - 60), title.start))
    )
      return [];
    const added = addition === null ? '' : ` ${plain.slice(addition.start, addition.end)}`;
    const isCued =
      cue.test(before) || /^[^.\n]{0,25}gesucht/iu.test(wordsAfter(plain, noteEnd, 40));
    const isFirst =
      isHeadline &&
      !/^(?:hallo|hi|liebe|sehr geehrte|guten)/iu.test(
        plain.slice(lineStart, lineStart + 15).trim(),
      );
    return [
      {
        value: value + added,
        start: title.start,
        end: addition?.end ?? noteEnd,
        tier: isFirst ? 1 : isCued ? 2 : 4,
      },
    ];
  });
}
