import { linesOf, wordsAfter, wordsBefore } from '../../passages.ts';
import { type Candidate, additionAfter, firstName, generic, withAddition } from './candidate.ts';
import { mayBeTitle } from './evidence.ts';
import { namesOccupation } from '../../../title/fieldOfTitle.ts';
import { nominative } from '../../title/nominative.ts';
import { genderNote, titleBefore } from './phrase.ts';

const required =
  /(?:(?<!\p{L})ausbildung|studium|abgeschlossen|qualifikation|erfahrung|abschluss|weiterbildung|umschulung|examen|degree)[^.\n]{0,60}$/iu;
const training =
  /^[^\p{L}\n]*(?:(?:starte )?(?:deine|ihre|eine) )?(?:berufs)?(?:ausbildung|lehre)(?!\p{L})|[|:] ?(?:ausbildung|lehre)(?!\p{L})/iu;
const referred =
  /(?:prämie|werben|jeden? neuen?|pro mitarbeiter|ansprechpartner|berichte|unterstütz\p{L}{0,5} (?:durch|von)|zusammenarbeit mit|entwicklung zu[rm]?|aufstieg zu[rm]?|karriere\p{L}* als|dich zu[rm]?|führst)[^.\n]{0,45}$/iu;
const cue =
  /(?:such(?:en|e|t)|gesucht|stell(?:en|t)|besetz|position|stelle\p{L}{0,3}|job|als|vakanz|verstärk|hiring|looking for|seeking|bewerbung|einsatz|ausbildung (?:zum|zur)|bilden|möglichkeit|(?<!\p{L})eine?n?|needs?)(?!\p{L})[^.\n]{0,60}$/iu;
const greeted = /^\s*(?:hallo|hi|liebe|sehr geehrte|guten)/iu;
const lineLead =
  /^[^\p{L}\p{N}\n]*(?:(?:wir (?:suchen|besetzen)|gesucht|job|stelle|neu|zur verstärkung)(?: ab sofort)?: ?)?$/iu;
const longestHeadline = 120;
const headlineLead = 45;
/** Where a whole advertisement is one line, only what it begins with is its headline. */
const flatLead = 25;
/** A list of all vacancies is no advertisement of one. */
const notesRead = 100;

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
  const heads = new Set(
    linesOf(plain)
      .slice(0, 3)
      .map(({ start }) => start),
  );
  return [...plain.matchAll(genderNote)].slice(0, notesRead).flatMap((match): Candidate[] => {
    const lineStart = plain.lastIndexOf('\n', match.index) + 1;
    const nextLine = plain.indexOf('\n', match.index);
    const isShort = (nextLine === -1 ? plain.length : nextLine) - lineStart <= longestHeadline;
    const title = titleBefore(plain, match.index);
    if (title === null) return [];
    const before = wordsBefore(plain, title.start, 90);
    const lead =
      before.trim() === '' ? plain.slice(Math.max(0, title.start - 40), title.start) : before;
    const value =
      firstNameBefore(plain, title.start) +
      nominative(plain.slice(title.start, title.end), lead.trimEnd());
    const isHeadline =
      heads.has(lineStart) && title.start - lineStart <= (isShort ? headlineLead : flatLead);
    const isTraining = training.test(plain.slice(lineStart, title.start));
    const isOfElse = referred.test(before) || (required.test(before) && !isTraining);
    if (isOfElse || !mayBeTitle(value)) return [];
    const end = match.index + match[0].length;
    const isCued = cue.test(before) || /^[^.\n]{0,25}gesucht/iu.test(wordsAfter(plain, end, 40));
    const isFirst = isHeadline && !greeted.test(plain.slice(lineStart, lineStart + 20));
    const tier = isFirst ? 1 : isCued ? 2 : 4;
    const alone: Candidate = { value, start: title.start, end, tier };
    const beginsLine = lineLead.test(plain.slice(lineStart, title.start));
    const behind = beginsLine ? additionAfter(plain, value, end) : null;
    const isClosed =
      behind !== null &&
      /^(?:,| [-|•·]|\.\s| \p{Lu}\p{L}+:)/u.test(plain.slice(behind.end, behind.end + 24));
    if (beginsLine && (isShort || isClosed)) {
      const whole = withAddition(plain, alone, end);
      return generic.test(whole.value) ? [] : [whole];
    }
    return generic.test(value) ? [] : [alone];
  });
}
