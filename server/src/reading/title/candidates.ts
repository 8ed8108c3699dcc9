import type { Place } from '../fact.ts';
import { closingsOf, linesOf, wordsAfter, wordsBefore } from '../passages.ts';
import { townAt } from '../place/towns.ts';
import { endsLikePerson, mayBeTitle, tellsOccupation } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { genderNote, titleBefore, titleFrom } from './phrase.ts';

export interface Candidate extends Place {
  readonly value: string;
  /** The least counts. */
  readonly tier: 1 | 2 | 3 | 4;
}

const label =
  /(?<=^|\n|[•*-] |\| )[ ]{0,4}(?:(?:zu besetzende )?position|stelle|jobtitel|job[ -]?title|rolle|stellenbezeichnung|stellentitel|berufsbezeichnung|titel|vakanz|role|betreff|subject)(?: ?\(.{0,12}\))?: ?/giu;

const required =
  /(?:(?<!\p{L})ausbildung|studium|abgeschlossen|qualifikation|erfahrung|abschluss|weiterbildung|umschulung|examen|degree)[^.\n]{0,60}$/iu;
const apprenticed =
  /(?:^|\n|[|:] ?)(?:deine |ihre |eine |starte deine )?(?:ausbildung|lehre|berufsausbildung)(?: \d{4})?(?: (?:zum|zur|zu|als)|:| -)?(?= )[^.\n]{0,40}$/iu;
const referred =
  /(?:prämie|werben|jeden? neuen?|pro mitarbeiter|ansprechpartner|berichte|unterstütz\p{L}{0,5} (?:durch|von)|zusammenarbeit mit|entwicklung zu[rm]?|aufstieg zu[rm]?|karriere\p{L}* als|dich zu[rm]?|führst)[^.\n]{0,45}$/iu;
const cue =
  /(?:such(?:en|e|t)|gesucht|stell(?:en|t)|besetz|position|stelle\p{L}{0,3}|job|als|vakanz|verstärk|hiring|looking for|seeking|bewerbung|einsatz|ausbildung (?:zum|zur)|bilden|möglichkeit|(?<!\p{L})eine?n?|needs?)(?!\p{L})[^.\n]{0,60}$/iu;
const generic =
  /^(?:(?:neue[rn]? |engagierte[rn]? )?(?:mitarbeiter(?:[/:*_]?-?in)?(?:nen)?|mitarbeitende[rn]?|kolleg(?:e|in|en|innen)|bewerber(?:in|innen)?|verstärkung|unterstützung|kandidat(?:en|in)?|talente?|personal|fachkräfte?|team|teammitglied|menschen|leitung|leiter(?:in)?|persönlichkeit(?:en)?|ansprechperson|ansprechpartner(?:in)?|assistenz|fachkraft|schnittstelle|spezialist(?:in)?|expert(?:e|in)|held(?:en)?|quereinsteiger|jede[rn]?|tempton mitarbeiter))$/iu;

/** What stands behind the note in a headline: "Entwickler (m/w/d) Java". */
function additionAfter(plain: string, at: number, lineEnd: number): Place | null {
  const rest = /^ (?=\p{Lu})/u.exec(plain.slice(at, lineEnd));
  if (rest === null || /^[^\n]{0,40}(?:lohn|gehalt|€|euro?\b|\d)/iu.test(plain.slice(at, lineEnd)))
    return null;
  const addition = titleFrom(plain.slice(0, lineEnd), at + 1);
  if (addition === null || addition.start !== at + 1 || townAt(plain, addition.start) !== null)
    return null;
  if (townAt(plain, addition.end + 1) !== null) return null;
  return /^(?:In|Vollzeit|Teilzeit|Voll|Ab|Gesucht|Remote|Hybrid|Unbefristet|Bis|Mit|Wir|Für|Job|Jetzt|Die|Du|Sie)(?!\p{L})/u.test(
    plain.slice(addition.start),
  )
    ? null
    : addition;
}

/** "Die Stelle des Geschäftsführers", "eines Senior Einkäufers für ...". */
function withoutGenitive(title: string, before: string): string {
  return /(?<!\p{L})(?:des|eines) $/iu.test(before)
    ? title.replace(/(?<=\p{L}{3}(?:er|eur|or|ent|ist|in|alt))s(?=\s|$)/u, '')
    : title;
}

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

function notedTitles(plain: string): Candidate[] {
  const lines = linesOf(plain);
  const heads = new Set(lines.slice(0, 3).map(({ start }) => start));
  return [...plain.matchAll(genderNote)].slice(0, notesRead).flatMap((match): Candidate[] => {
    const title = titleOfNote(plain, match.index);
    if (title === null) return [];
    const before = wordsBefore(plain, title.start, 90);
    const value = withoutGenitive(plain.slice(title.start, title.end), before);
    const lineStart = plain.lastIndexOf('\n', title.start - 1) + 1;
    const nextLine = plain.indexOf('\n', title.start);
    const lineEnd = nextLine === -1 ? plain.length : nextLine;
    const isShort = lineEnd - lineStart <= headline;
    const isHeadline =
      heads.has(lineStart) && title.start - lineStart <= (isShort ? headlineLead : flatLead);
    const noteEnd = match.index + match[0].length;
    const addition =
      isHeadline && isShort && title.start === lineStart
        ? additionAfter(plain, noteEnd, lineEnd)
        : null;
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

function genderNoteAt(plain: string, at: number): number {
  const note = new RegExp(genderNote.source, 'iuy');
  note.lastIndex = at;
  return note.exec(plain) === null ? at : note.lastIndex;
}

const article =
  "(?:eine?n?|'?ne?n?|eine[:/*_]-?[nr]|eine\\/-?n|ein[:/*]e|eine[nr]?\\/eine|die|den|der|das|des|an?|zwei|mehrere|eine[nr]? oder einen)";
const sought = new RegExp(
  [
    `(?<!\\p{L})(?:such(?:en|e|t)|besetzen?|hiring|looking for|seeking|seek|needs?|stellen|gesucht wird|brauchen|hätten|vergeben)(?: (?:wir|ich|derzeit|aktuell|gerade|ab sofort|dich|sie|dringend|zum nächstmöglichen zeitpunkt)){0,3}(?:[^.!?\\n]{0,90}?)(?<!für|bei|in|an|auf|von|mit|aus|zu|durch) ${article} `,
    `(?<!\\p{L})(?:position|stelle|rolle|herausforderung|aufgabe|funktion|job|role|vakanz|einsatz|dich|sie|uns|team|tätigkeit) (?:als|as|des|der|einer|eines|of|of a)(?: ${article})? `,
    `(?<!\\p{L})(?:die|der|eine|unsere|diese) (?:position|stelle|vakanz) (?!(?:als|as|des|der|einer?s?|of) )`,
    `(?<!\\p{L})(?:jemanden,? der als|ausbildung (?:zum|zur)) `,
    `(?<=^|\\n|[.:!] )als `,
    `(?<!\\p{L})(?:(?:wir|ich) suchen?|suchen? wir|sucht)(?: (?:ab sofort|aktuell|derzeit|noch|dringend|für (?:den|unseren) standort \\p{Lu}\\p{L}+))? (?!${article} |ab |zum |zur |im |in |für |per |dich |sie |mit )`,
    `(?<!\\p{L})(?:dich|sie|du)(?: \\p{Ll}+){0,3} als (?=\\p{Lu})`,
    `(?<!\\p{L})projekt: `,
    `(?<!\\p{L})(?:basis|minijob) als `,
  ].join('|'),
  'giu',
);

/** "Als Controllerin begleiten Sie ..." */
const addressed = /^[^.\n]{0,45}?(?<!\p{L})(?:du|sie|dich|ihnen|dir)(?!\p{L})/iu;

function soughtTitles(plain: string): Candidate[] {
  return [...plain.matchAll(sought)].flatMap((match): Candidate[] => {
    const before = wordsBefore(plain, match.index, 60);
    if (/(?:erfahrung|abgeschlossene?|bisher|sicher)[^.\n]{0,30}$/iu.test(before)) return [];
    const end = match.index + match[0].length;
    if (
      /^ausbildung/iu.test(match[0]) &&
      !apprenticed.test(plain.slice(Math.max(0, end - 60), end))
    )
      return [];
    const title = titleFrom(plain, end);
    if (title === null) return [];
    const written = plain.slice(title.start, title.end);
    const value = withoutGenitive(written, match[0]);
    if (generic.test(value) || !mayBeTitle(value)) return [];
    if (!namesOccupation(value) && !endsLikePerson(value)) return [];
    if (/^als $/iu.test(match[0]) && !addressed.test(plain.slice(title.end, title.end + 60)))
      return [];
    return [{ value, start: title.start, end: genderNoteAt(plain, title.end), tier: 3 }];
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
