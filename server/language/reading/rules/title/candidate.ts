import type { Place } from '../../fact.ts';
import { townAt } from '../../place/towns.ts';
import { genderNote, saysNothing, titleFrom } from './phrase.ts';

export interface Candidate extends Place {
  readonly value: string;
  /** The least counts. */
  readonly tier: 1 | 2 | 3 | 4;
}

export const generic =
  /^(?:(?:neue[rn]? |engagierte[rn]? )?(?:mitarbeiter(?:[/:*_]?-?in)?(?:nen)?|mitarbeitende[rn]?|kolleg(?:e|in|en|innen)|bewerber(?:in|innen)?|verstärkung|unterstützung|kandidat(?:en|in)?|talente?|personal|fachkräfte?|team|teammitglied|menschen|leitung|leiter(?:in)?|persönlichkeit(?:en)?|ansprechperson|ansprechpartner(?:in)?|assistenz|fachkraft|schnittstelle|spezialist(?:in)?|expert(?:e|in)|held(?:en)?|quereinsteiger|mitarbeiter(?:in)? (?:oder (?:der |die )?mitarbeiter|de[rs] ).*|jede[rn]?|tempton mitarbeiter))$/iu;

/** "Leiterin Einkauf oder einen Leiter Einkauf", "Ausbildung zur Köchin / zum Koch": two names of one job. */
export const secondName = /^\s?(\/|oder|bzw\.) (?:zum|zur|einen?|eine|als) /u;
export const firstName = /\s?(\/|oder|bzw\.) (?:zum|zur|einen?|eine) $/u;

export function genderNoteAt(plain: string, at: number): number {
  const note = new RegExp(genderNote.source, 'iuy');
  note.lastIndex = at;
  return note.exec(plain) === null ? at : note.lastIndex;
}

const money = /lohn|gehalt|€|euro?(?!\p{L})|^(?:[^,|-]|\b-\b)*(?<!\p{L})\d+(?!\d*(?:st|nd|rd))/iu;
const ofSpeciality =
  /^ (?:für|im Bereich) (?=\p{Lu})(?!Unser|Den|Die|Das|\p{L}+(?:[Dd]ienst|[Ss]chicht)(?!\p{L}))/u;
const ofWork = /^ (?:für|im(?: Bereich)?|in der|in den) (?=\p{Lu})(?!Raum|Region|Home|Unser)/u;
const circumstances =
  /^(?:In|Vollzeit|Teilzeit|Voll|Ab|Schwerpunkt\p{L}*|Fachrichtung|Fachbereich|Abteilung|Bereich|Referenz\p{L}*|Kennziffer|Kennzahl|Job-?ID|Entgelt\p{L}*|Standort|Raum|Region|Stunden\p{L}*|Minijob|Aushilfe|Start|Beginn|Befristet|Festanstellung|Direktvermittlung|Arbeitnehmer\p{L}*|Quereinsteiger\p{L}*|Homeoffice|Home|Mobil|Schicht\p{L}*|\p{L}+schicht|Zur|Zum|Als|Bei|Am|Im|Jobs?|Stelle|Stellen\p{L}*|Ihre?|Deine?|Unser\p{L}*|Gesucht|Remote|Hybrid|Unbefristet|Bis|Mit|Wir|Für|Jetzt|Die|Du|Sie)(?!\p{L})/u;

/** The speciality behind the mark: "Entwickler (m/w/d) Java", "Oberarzt (m/w/d) für Geriatrie". */
export function additionAfter(plain: string, value: string, at: number): Place | null {
  const nextLine = plain.indexOf('\n', at);
  const line = plain.slice(0, nextLine === -1 ? plain.length : nextLine);
  const lead = (saysNothing.test(value) ? ofWork : ofSpeciality).exec(line.slice(at, at + 20))?.[0];
  if (lead !== undefined) {
    const area = titleFrom(line, at + lead.length);
    return area === null ? null : { start: at + 1, end: area.end };
  }
  if (!/^ (?:\p{Lu}|\d(?:st|nd|rd) )/u.test(line.slice(at, at + 5))) return null;
  const addition = titleFrom(line, at + 1);
  if (addition === null || addition.start !== at + 1) return null;
  const { start, end } = addition;
  const isOther =
    townAt(plain, start) !== null ||
    townAt(plain, end + 1) !== null ||
    money.test(line.slice(start, end + 6)) ||
    circumstances.test(line.slice(start));
  return isOther ? null : addition;
}

/** With the mark behind it. */
export function candidateAt(
  plain: string,
  { start, end }: Place,
  tier: Candidate['tier'],
  value: string,
): Candidate {
  return { value, start, end: genderNoteAt(plain, end), tier };
}

/** With what stands behind the mark as well. */
export function withAddition(plain: string, candidate: Candidate, at: number): Candidate {
  const addition = additionAfter(plain, candidate.value, at);
  if (addition === null) return candidate;
  const value = `${candidate.value} ${plain.slice(addition.start, addition.end)}`;
  return { ...candidate, value, end: addition.end };
}
