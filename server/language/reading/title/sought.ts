import type { Place } from '../fact.ts';
import { wordsBefore } from '../passages.ts';
import { type Candidate, apprenticed, generic, genderNoteAt, secondName } from './cues.ts';
import { endsLikePerson, mayBeTitle, tellsOccupation } from './evidence.ts';
import { namesOccupation } from './field.ts';
import { nominative } from './nominative.ts';
import { titleFrom } from './phrase.ts';

const article =
  "(?:eine?n?|'?ne?n?|eine[mr]|eine[:/*_]-?[nr]|eine\\/-?n|ein[:/*]e|eine[nr]?\\/eine|die|den|der|das|des|an?|zwei|mehrere|eine[nr]? oder einen)";
const sought = new RegExp(
  [
    `(?<!\\p{L})(?:such(?:en|e|t)|besetzen?|hiring|looking for|seeking|seek|needs?|stellen|gesucht wird|brauch(?:en|t)|hätten|vergeben)(?: (?:wir|ich|derzeit|aktuell|gerade|ab sofort|dich|sie|dringend|zum nächstmöglichen zeitpunkt)){0,3}(?:[^.!?\\n]{0,90}?)(?<!für|bei|in|an|auf|von|mit|aus|zu|durch) ${article} `,
    `(?<!\\p{L})(?:such(?:en|e|t)|besetzen?)(?!\\p{L})[^.!?\\n]{0,140} (?:eine?n?|eine[:/*_]-?[nr]|ein[:/*]e|als):?\\s*\\n\\s*`,
    `(?<!\\p{L})(?:position|(?:lehr|ausbildungs)?stelle|ausbildungsplatz|rolle|herausforderung|aufgabe|funktion|job|role|vakanz|einsatz|dich|sie|uns|team|tätigkeit) (?:als|as|des|der|einer|eines|of|of a)(?: ${article})? `,
    `(?<!\\p{L})(?:die|der|eine|unsere|diese) (?:position|stelle|vakanz) (?!(?:als|as|des|der|einer?s?|of) )`,
    `(?<!\\p{L})(?:jemanden,? der als|ausbildung (?:zum|zur)) `,
    `(?<=^|\\n|[.:!] )als `,
    `(?<!\\p{L})(?:(?:wir|ich) suchen?|suchen? wir|sucht)(?: (?:ab sofort|aktuell|derzeit|noch|dringend|für (?:den|unseren) standort \\p{Lu}\\p{L}+))? (?!(?:(?:gerade|derzeit|aktuell|momentan|zurzeit|händeringend|nach|noch|wieder|auch) ){0,3}${article} |ab |zum |zur |im |in |für |per |dich |sie |mit )`,
    `(?<!\\p{L})(?:dich|sie|du)(?: \\p{Ll}+){0,3} als (?=\\p{Lu})`,
    `(?<!\\p{L}|, |als |für |bei |von )eine?n? (?=\\p{Lu}[^.!?\\n]{3,80} (?:zu (?:finden|besetzen|gewinnen|verstärken)|gesucht|besetzen|suchen|einstellen)(?!\\p{L}))`,
    `(?<!\\p{L})(?:for|as|the) (?:an? )?(?=\\p{Lu}[^.!?\\n]{3,60} (?:role|position|opportunity|vacancy)(?!\\p{L}))`,
    `(?<!\\p{L})projekt: `,
    `(?<!\\p{L})(?:basis|minijob) als `,
  ].join('|'),
  'giu',
);

/** "Als Controllerin begleiten Sie ..." */
const addressed = /^[^.\n]{0,45}?(?<!\p{L})(?:du|sie|dich|ihnen|dir)(?!\p{L})/iu;

/** "suchen nen lkw-fahrer": whoever writes everything small. */
function smallTitle(plain: string, at: number): Place | null {
  const written =
    /^\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?/u.exec(plain.slice(at, at + 60))?.[0] ?? '';
  const words = written.split(' ');
  const title = [words.slice(0, 2), words.slice(0, 1)]
    .map((few) => few.join(' '))
    .find(
      (few) =>
        few !== '' &&
        few.length > 5 &&
        tellsOccupation(few) &&
        endsLikePerson(few.split(' ').at(-1) ?? ''),
    );
  return title === undefined ? null : { start: at, end: at + title.length };
}

function secondTitle(plain: string, at: number): { joined: string; end: number } | null {
  const [lead, join] = secondName.exec(plain.slice(at, at + 20)) ?? [];
  if (lead === undefined) return null;
  const title = titleFrom(plain, at + lead.length);
  if (title === null || title.start !== at + lead.length) return null;
  const value = nominative(plain.slice(title.start, title.end), lead);
  return namesOccupation(value) ? { joined: ` ${join ?? '/'} ${value}`, end: title.end } : null;
}

export function soughtTitles(plain: string): Candidate[] {
  return [...plain.matchAll(sought)].flatMap((match): Candidate[] => {
    const before = wordsBefore(plain, match.index, 60);
    if (/(?:erfahrung|abgeschlossene?|bisher|sicher)[^.\n]{0,30}$/iu.test(before)) return [];
    const end = match.index + match[0].length;
    if (
      /^ausbildung/iu.test(match[0]) &&
      !apprenticed.test(plain.slice(Math.max(0, end - 60), end))
    )
      return [];
    const title = titleFrom(plain, end) ?? smallTitle(plain, end);
    if (title === null) return [];
    const written = plain.slice(title.start, title.end);
    const value = nominative(written, match[0]);
    if (generic.test(value) || !mayBeTitle(value)) return [];
    if (!namesOccupation(value) && !endsLikePerson(value)) return [];
    if (/^als $/iu.test(match[0]) && !addressed.test(plain.slice(title.end, title.end + 60)))
      return [];
    const second = secondTitle(plain, title.end);
    return [
      {
        value: second === null ? value : value + second.joined,
        start: title.start,
        end: genderNoteAt(plain, second?.end ?? title.end),
        tier: 3,
      },
    ];
  });
}
