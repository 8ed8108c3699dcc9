import type { Place } from '../../fact.ts';
import { linesOf, wordsBefore } from '../../passages.ts';
import { tellsOccupation } from '../title/evidence.ts';
import { hasKind } from '../../company/kinds.ts';

const word = "(?:\\p{Lu}\\p{L}{0,2}\\.-?(?:\\p{Lu}[\\p{L}-]+)?|\\p{Lu}[\\p{L}'-]+)";
const joining = '(?:am|an der|auf dem|im|in der|bei|zum|zur|zu den|vom|von|für|&|und)';
const name = `(?!(?:Die|Das|Der|Den|Dem|An|Am|Bei|Beim|Im|In|Wir|Für|Von|Mit) )${word}(?: (?:${joining} )?${word}){0,5}(?: \\(\\p{Lu}[\\p{L}-]+\\))?(?: e\\. ?[VK]\\.)?`;

const introduced = new RegExp(
  `(?<=(?:^|[\\n|,:•·.!?(]|[-–] |(?<!\\p{L})(?:[Dd]ie|[Dd]as|[Dd]er|[Bb]eim|[Bb]ei (?:der|dem)|[Aa]n der|[Aa]m|[Uu]nser|[Ww]ir,? die))\\s{0,3})${name}`,
  'gu',
);
const whole = new RegExp(`^${name}$`, 'u');
const startsName = /^[\p{Lu}\d][^!?:;,]{2,70}$/u;
const isCommon =
  /^(?:unsere?[mnrs]?|ihre?|deine?|für|im|in|am|als|bei|wir|willkommen|über|standort|filiale|niederlassung|abteilung|fachbereich|station|team|leit\p{L}*|mitarbeit\p{L}*|studium|ausbildung|voll\p{L}*|teil\p{L}*|einsatzort|arbeitsort|kein\p{L}*)(?!\p{L})|(?<!\p{L})(?:team|fachbereich|abteilung)(?!\p{L})/iu;

const studied =
  /(?:studium|abschluss|studier\p{L}*|absolvent\p{L}*|nähe|kooperation|zusammen|kunden?|mandant\p{L}*|auftrag\p{L}*)[^.\n]{0,40}$/iu;
/** "an der Technischen Universität Ulm" */
const inflected = /^(?:der|dem|des) \p{Lu}\p{Ll}+en /u;
const acts =
  /^(?: in (?:\d{4,5} )?\p{Lu}[\p{L}-]+)?,? ?(?:\(|(?!mit |und |oder )(?:\p{Ll}{2,12}t|hat|suchen|bieten|haben)(?!\p{L})|mit sitz)/u;
const endsItem = /^\s*(?:$|[\n|,.•·]|[-–] | Inh| in \p{Lu}[\p{L}-]+(?:\s*[\n.,|!]|$))/u;
const beginsItem =
  /(?:^|[\n|,:•·(.!]|[-–] |(?<!\p{L})(?:beim?|bei der|am|an der|\p{Lu}\p{Ll}+ der) )\s{0,3}$/u;

const isName = (written: string) =>
  /[ -]/.test(written) &&
  hasKind(written) &&
  !isCommon.test(written) &&
  !tellsOccupation(written.replace(/ \(.*$/u, ''));

/** "Das Klinikum Ulm sucht", "Autohaus Brügge" between separators: employers without a legal form. */
export function unformedNames(plain: string): Place[] {
  return [...plain.matchAll(introduced)].flatMap(({ index, 0: written }): Place[] => {
    const end = index + written.length;
    if (inflected.test(plain.slice(Math.max(0, index - 4), end))) return [];
    if (!isName(written) || studied.test(wordsBefore(plain, index, 60))) return [];
    const after = plain.slice(end, end + 40);
    const isItem = beginsItem.test(plain.slice(Math.max(0, index - 24), index));
    const isNamed = acts.test(after) || (isItem && endsItem.test(after));
    return isNamed ? [{ start: index, end }] : [];
  });
}

const linesRead = 5;
const separators = /\s*[|·•]\s*|\s[-–]\s|, (?=(?:\d{4,5} )?\p{Lu})/u;

/** The firm in the lines above and below the title. */
export function headlineNames(plain: string, title: Place, legalForm: RegExp): Place[] {
  const names: Place[] = [];
  for (const line of linesOf(plain).slice(0, linesRead)) {
    let at = line.start;
    for (const part of line.text.split(separators)) {
      const start = plain.indexOf(part, at);
      at = start + part.length;
      const written = part.replace(/^[\s*"]+|[\s*"]+$/gu, '');
      const isTitle = (start <= title.start && at >= title.start) || tellsOccupation(written);
      if (isTitle || isCommon.test(written)) continue;
      const from = plain.indexOf(written, start);
      const isFormed = startsName.test(written) && written.search(legalForm) > 0;
      if (isFormed || (whole.test(written) && isName(written)))
        names.push({ start: from, end: from + written.length });
    }
  }
  return names;
}
