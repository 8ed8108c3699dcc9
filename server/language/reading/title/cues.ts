import type { Place } from '../fact.ts';
import { genderNote } from './phrase.ts';

export interface Candidate extends Place {
  readonly value: string;
  /** The least counts. */
  readonly tier: 1 | 2 | 3 | 4;
}

export const required =
  /(?:(?<!\p{L})ausbildung|studium|abgeschlossen|qualifikation|erfahrung|abschluss|weiterbildung|umschulung|examen|degree)[^.\n]{0,60}$/iu;
export const apprenticed =
  /(?:^|\n|[|:] ?)(?:deine |ihre |eine |starte deine )?(?:ausbildung|lehre|berufsausbildung)(?: \d{4})?(?: (?:zum|zur|zu|als)|:| -)?(?= )[^.\n]{0,40}$/iu;
export const referred =
  /(?:prämie|werben|jeden? neuen?|pro mitarbeiter|ansprechpartner|berichte|unterstütz\p{L}{0,5} (?:durch|von)|zusammenarbeit mit|entwicklung zu[rm]?|aufstieg zu[rm]?|karriere\p{L}* als|dich zu[rm]?|führst)[^.\n]{0,45}$/iu;
export const cue =
  /(?:such(?:en|e|t)|gesucht|stell(?:en|t)|besetz|position|stelle\p{L}{0,3}|job|als|vakanz|verstärk|hiring|looking for|seeking|bewerbung|einsatz|ausbildung (?:zum|zur)|bilden|möglichkeit|(?<!\p{L})eine?n?|needs?)(?!\p{L})[^.\n]{0,60}$/iu;
export const generic =
  /^(?:(?:neue[rn]? |engagierte[rn]? )?(?:mitarbeiter(?:[/:*_]?-?in)?(?:nen)?|mitarbeitende[rn]?|kolleg(?:e|in|en|innen)|bewerber(?:in|innen)?|verstärkung|unterstützung|kandidat(?:en|in)?|talente?|personal|fachkräfte?|team|teammitglied|menschen|leitung|leiter(?:in)?|persönlichkeit(?:en)?|ansprechperson|ansprechpartner(?:in)?|assistenz|fachkraft|schnittstelle|spezialist(?:in)?|expert(?:e|in)|held(?:en)?|quereinsteiger|mitarbeiter(?:in)? oder (?:der |die )?mitarbeiter.*|jede[rn]?|tempton mitarbeiter))$/iu;

export function genderNoteAt(plain: string, at: number): number {
  const note = new RegExp(genderNote.source, 'iuy');
  note.lastIndex = at;
  return note.exec(plain) === null ? at : note.lastIndex;
}

/** "Leiterin Einkauf oder einen Leiter Einkauf", "Ausbildung zur Köchin / zum Koch": two names of one job. */
export const secondName = /^\s?(\/|oder|bzw\.) (?:zum|zur|einen?|eine|als) /u;
export const firstName = /\s?(\/|oder|bzw\.) (?:zum|zur|einen?|eine) $/u;
