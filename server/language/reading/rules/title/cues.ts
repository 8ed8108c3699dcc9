import type { Place } from '../../fact.ts';
import { mayBeTitle, endsLikePerson, tellsOccupation } from './evidence.ts';
import { namesOccupation } from '../../../title/fieldOfTitle.ts';
import { type Candidate, candidateAt, generic, secondName, withAddition } from './candidate.ts';
import { nominative } from '../../title/nominative.ts';
import { titleBefore, titleFrom } from './phrase.ts';

const label =
  /(?<=^|\n|[•*-] |\| |\*\*)[ ]{0,4}(?:(?:zu besetzende )?position|stelle|jobtitel|job[ -]?title|rolle|stellenbezeichnung|stellentitel|berufsbezeichnung|titel|vakanz|role|betreff|subject)(?: ?\(.{0,12}\))?(?: ?\*\*)?:(?:\*\*)? ?(?:[^\n:]{0,60}?(?:(?:stelle|position|vakanz|job|rolle)(?: als|:)? |als )(?=\p{Lu}))?/giu;

const article =
  "(?:eine?n?|'?ne?n?|eine[mr]|eine[:/*_]-?[nr]|eine\\/-?n|ein[:/*]e|eine[nr]?\\/eine|die|den|der|das|des|an?|zwei|mehrere|eine[nr]? oder einen)";
const sought = new RegExp(
  [
    `(?<!\\p{L})(?:such(?:en|e|t)|besetzen?|hiring|looking for|seeking|seek|needs?|stellen|gesucht wird|brauch(?:en|t)|hätten|vergeben)(?: (?:wir|ich|derzeit|aktuell|gerade|ab sofort|dich|sie|dringend|zum nächstmöglichen zeitpunkt)){0,3}(?:[^.!?\\n]{0,90}?)(?<!für|bei|in|an|auf|von|mit|aus|zu|durch) ${article} `,
    `(?<!\\p{L})(?:such(?:en|e|t)|besetzen?)(?!\\p{L})[^.!?\\n]{0,140} (?:eine?n?|eine[:/*_]-?[nr]|ein[:/*]e|als):?\\s*\\n\\s*`,
    `(?<!\\p{L})(?:position|(?:lehr|ausbildungs)?stelle|ausbildungsplatz|rolle|herausforderung|aufgabe|funktion|job|role|vakanz|einsatz|dich|sie|uns|team|tätigkeit) (?:als|as|des|der|einer|eines|of|of a)(?: ${article})? `,
    `(?<!\\p{L})(?:die|der|eine|unsere|diese) (?:position|stelle|vakanz) (?!(?:als|as|des|der|einer?s?|of) )`,
    `(?<!\\p{L})jemanden,? der als `,
    `(?<=^|\\n|[|:] ?)(?:deine |ihre |eine |starte deine )?(?:ausbildung|lehre|berufsausbildung)(?: \\d{4})?(?: \\(m\\/w\\/d\\))? (?:zum|zur|als|zum\\/zur) `,
    `(?<!\\p{L})(?:(?:wir|ich) suchen?|suchen? wir|sucht)(?: (?:ab sofort|aktuell|derzeit|noch|dringend|für (?:den|unseren) standort \\p{Lu}\\p{L}+))? (?!(?:(?:gerade|derzeit|aktuell|momentan|zurzeit|händeringend|nach|noch|wieder|auch) ){0,3}${article} |ab |zum |zur |im |in |für |per |dich |sie |mit )`,
    `(?<!\\p{L})(?:dich|sie|du)(?: \\p{Ll}+){0,3} als (?=\\p{Lu})`,
    `(?<!\\p{L}|, |als |für |bei |von )eine?n? (?=\\p{Lu}[^.!?\\n]{3,80} (?:zu (?:finden|besetzen|gewinnen|verstärken)|gesucht|besetzen|suchen|einstellen)(?!\\p{L}))`,
    `(?<!\\p{L})(?:for|as|the) (?:an? )?(?=\\p{Lu}[^.!?\\n]{3,60} (?:role|position|opportunity|vacancy)(?!\\p{L}))`,
    `(?<!\\p{L})(?:basis|minijob) als `,
  ].join('|'),
  'giu',
);

/** "Als Controllerin begleiten Sie ..." */
const addressed =
  /(?<=^|\n|[.:!] )als (?=\p{Lu}[^.\n]{0,80}(?<!\p{L})(?:du|sie|dich|ihnen|dir)(?!\p{L}))/giu;

const offered =
  /(?<!\p{L})(?:(?:was|etwas|job|stelle|chance|angebot|position|aufgabe|thema|projekt)(?: \p{Ll}+){0,3}(?: (?:für|for) (?:sie|dich|you))?|geht um|konkret|gesucht(?: wird| werden)?): /giu;

interface Cue {
  readonly pattern: RegExp;
  readonly tier: Candidate['tier'];
  readonly isTitle: (value: string) => boolean;
}

const said = (value: string) => namesOccupation(value) || endsLikePerson(value);
const cues: readonly Cue[] = [
  { pattern: label, tier: 1, isTitle: namesOccupation },
  { pattern: sought, tier: 3, isTitle: said },
  { pattern: addressed, tier: 3, isTitle: said },
  { pattern: offered, tier: 3, isTitle: tellsOccupation },
];

/** "suchen nen lkw-fahrer": whoever writes everything small. */
function smallTitle(plain: string, at: number): Place | null {
  const [written = '', first = ''] =
    /^(\p{Ll}[\p{Ll}-]{5,})(?: \p{Ll}[\p{Ll}-]+)?/u.exec(plain.slice(at, at + 60)) ?? [];
  const title = [written, first].find((words) => tellsOccupation(words) && personLast.test(words));
  return title === undefined || title === '' ? null : { start: at, end: at + title.length };
}
const personLast = /(?:er|in|kraft|mann|frau|hilfe|ist)$/u;

/** "Leiterin Einkauf oder einen Leiter Einkauf": two names of one job. */
function secondTitle(plain: string, at: number): { joined: string; end: number } | null {
  const [lead, join = '/'] = secondName.exec(plain.slice(at, at + 20)) ?? [];
  const title = lead === undefined ? null : titleFrom(plain, at + lead.length);
  if (title === null || lead === undefined) return null;
  const value = nominative(plain.slice(title.start, title.end), lead);
  return namesOccupation(value) ? { joined: ` ${join} ${value}`, end: title.end } : null;
}

const ofReader =
  /(?:erfahrung|abgeschlossene?|bisher|sicher|profil|werdegang|lebenslauf)[^.\n]{0,30}$/iu;

function titleBehind(plain: string, lead: RegExpExecArray, cue: Cue): Candidate[] {
  const end = lead.index + lead[0].length;
  if (ofReader.test(plain.slice(Math.max(0, lead.index - 40), end))) return [];
  const title = titleFrom(plain, end) ?? smallTitle(plain, end);
  if (title === null) return [];
  const value = nominative(plain.slice(title.start, title.end), lead[0]);
  if (generic.test(value) || !mayBeTitle(value) || !cue.isTitle(value)) return [];
  const second = secondTitle(plain, title.end);
  const named = second === null ? title : { start: title.start, end: second.end };
  const candidate = candidateAt(plain, named, cue.tier, value + (second?.joined ?? ''));
  const isMarked = candidate.end > named.end;
  return [isMarked && cue.tier === 1 ? withAddition(plain, candidate, candidate.end) : candidate];
}

/** "Bauleiter gesucht" */
function titleAhead(plain: string, { index }: RegExpExecArray): Candidate[] {
  const title = titleBefore(plain, index);
  const value = title === null ? '' : plain.slice(title.start, title.end);
  if (title === null || generic.test(value) || !tellsOccupation(value)) return [];
  return [candidateAt(plain, title, 3, value)];
}

export function cuedTitles(plain: string): Candidate[] {
  const behind = cues.flatMap((cue) =>
    [...plain.matchAll(cue.pattern)].flatMap((lead) => titleBehind(plain, lead, cue)),
  );
  const ahead = [...plain.matchAll(/ (?:dringend |ab sofort )?(?:gesucht|wanted)(?!\p{L})/giu)];
  return [...behind, ...ahead.flatMap((word) => titleAhead(plain, word))];
}
