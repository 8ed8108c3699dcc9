import { dropNoise } from './noise.ts';
import { placeWords } from './jobWords.ts';
import parts from './partWords.json' with { type: 'json' };
import { foldLetters, foldWords } from '../text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../text/genderForms.ts';
import { seniorityByWord, type Seniority } from '../text/seniority.ts';

export interface NormalTitle {
  readonly words: readonly string[];
  readonly allWords: readonly string[];
  readonly seniority: Seniority;
}

const signNames: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/gi, ' cplusplus '],
  [/c#/gi, ' csharp '],
  [/f#/gi, ' fsharp '],
  [/\bvb\.net\b/gi, ' vbnet '],
  [/\.net\b/gi, ' dotnet '],
  [/\bnode\.?js\b/gi, ' nodejs '],
  [/\b(react|vue|next|angular|nuxt)\.?js\b/gi, ' $1 '],
  [/\br&d\b/gi, ' research development '],
  [/\bteamlead\b/gi, ' team lead '],
  [/\bk\.?\s?i\.?(?=\W|$)/gi, ' ki '],
];

const additions: readonly RegExp[] = [
  /(?<!\d)(?:(?:ab|bis(?:\s+zu)?|mind\.?|mindestens|ca\.?)\s+)?\d{1,6}(?:[.,]\d{1,3})?\s*(?:-|–|bis)?\s*(?:\d{1,6}(?:[.,]\d{1,3})?)?\s*(?:%|prozent|std\.?|stunden|h\b|€|euro|eur\b|k\b)(?:\s*(?:\/|pro|die)\s*(?:woche|stunde|monat|jahr|std|h)\b)?(?:\s+(?:brutto|netto))?/giu,
  /(?<!\p{L})auf\s+(?:\d{3}[\s-]?(?:€|euro)[\s-]?)?[\p{L}-]*basis(?!\p{L})/giu,
  /(?:zur\s+(?:verstärkung|unterstützung|ergänzung)\s+|(?:für|in)\s+)?unser(?:e[mnrs]?)?\s+(?:\p{L}+\s+)?teams?(?!\p{L})/giu,
  /(?<!\p{L})(?:\d|zwei|drei|vier|voll|konti)[\s-]?schicht(?:[\s-]?(?:betrieb|system|dienst|modell))?(?!\p{L})/giu,
  /(?<!\p{L})\p{L}*(?:schichtbetrieb|schichtdienst|schichtarbeit|schichtsystem|(?:früh|spät|nacht|tag|wechsel)schicht)(?!\p{L})/giu,
  /(?<!\p{L})\d[\s-]tage[\s-]woche(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:top|gut(?:e[ms]?|er)?|attraktive[ms]?|hohe[ms]?|übertarifliche[ms]?)[\s-]+|fest|fix|spitzen|einstiegs)(?:gehalt|lohn|verdienst|bezahlung|vergütung)(?!\p{L})/giu,
  /(?<!\p{L})(?:mit\s+)?führerschein(?:klasse)?(?:\s+(?:(?:klasse|kl\.?|kat\.?)\s+)?(?:am|be?|b96)(?![\p{L}\d]))?/giu,
  /(?<!\p{L})(?:mit|inkl\.?|und)\s+(?:\p{L}+\s+)?\p{L}*-?(?:erfahrung|kenntnissen?|option|möglichkeit|wagen|fahrzeug|unterkunft|garantie|prämie|perspektive|herz|leidenschaft)(?:\s+auf\s+\p{L}+)?(?!\p{L})/giu,
  /(?<!\p{L})(?:ohne|auch)\s+(?:(?:für|als|in|mit|ohne)\s+)?\p{L}+/giu,
  /\b(?:[Ss]tandort|[Ee]insatzort|[Aa]rbeitsort|[Dd]ienstort|[Rr]aum|[Gg]roßraum|[Rr]egion|[Uu]mkreis|[Uu]mgebung)\s*:?\s+(?!Leit|Manag)\p{Lu}[\p{L}.-]*(?:\s*(?:\/|und|&|,)\s*\p{Lu}[\p{L}.-]*)*/gu,
  /\b(?:ab|zum|start(?:termin)?:?)\s+(?:sofort|\d[\d./]*|nächstmöglichen\s+zeitpunkt|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:\s+\d{4})?/giu,
  /\bhome[\s-]?office\b|\bmobiles?\s+arbeiten\b/giu,
  /\b(?:full|part)[\s-]?time\b|\b(?:voll|teil)-?\s*(?:und|oder|\/|&|,)\s*(?:voll|teil)zeit\b/giu,
  /\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\b(?:19|20)\d{2}\b/gu,
];

const joiningWords: ReadonlySet<string> = new Set(foldWords(parts.joining.join(' ')));
export const fillingWords: ReadonlySet<string> = new Set(foldWords(parts.filling.join(' ')));

/** "Head of Sales" and "Leiter Vertrieb" say "head" in two words or more, or in a word of their own. */
const headPhrases =
  /(?<!\p{L})(?:head\s+of|director\s+of|vp\s+of|vice\s+president(?:\s+of)?|leitung)(?!\p{L})/giu;

/** "Promotion Physik" at the beginning is a doctorate, and "Promotion Manager" advertises. */
export const doctoralPhrase =
  /^\s*promotion\s+(?:(?:in|im|zu[mr]?)\s+|(?=\p{Lu})(?!Manag|Team|Job|Promot))/iu;

const apprenticePhrases =
  /\b(?:ausbildung|umschulung|lehre)\s+(?:als|zu[mr]?)\b|^\s*(?:berufs)?lehre(?=\s)|\bdual(?:es|er)\s+stud(?:ium|ent)(?:\s+als)?/giu;

/** One test before all of the above saves time: most of the many names of the lexicon have no additions. */
const mayHaveAdditions =
  /[^a-zäöüß\s-]|ort|raum|region|um(?:kreis|gebung)|\bab\b|zum|start|office|arbeiten|time|teilzeit|js|\bk\s?i\b|basis|unser|schicht|gehalt|lohn|verdienst|ung|schein|\bmit\b|\bund\b|\bohne\b|\bauch\b/i;

export function withoutAdditions(title: string): string {
  if (!mayHaveAdditions.test(title)) return title;
  let text = title;
  for (const addition of additions) text = text.replaceAll(addition, ' ');
  for (const [sign, name] of signNames) text = text.replaceAll(sign, name);
  return text;
}

function wordsOf(title: string): string[] {
  let text = withoutAdditions(dropGenderSigns(dropNoise(title.normalize('NFC')).text));
  text = text.replace(doctoralPhrase, ' doktorand ');
  text = text.replaceAll(apprenticePhrases, ' ausbildung ').replaceAll(headPhrases, ' leiter ');
  const words = foldLetters(text).match(/[a-z0-9]+/g) ?? [];
  return words.map(withoutGender);
}

/** "Kauffrau / Kaufmann im Einzelhandel" says one word twice. */
const isRepeated = (word: string, at: number, words: readonly string[]) => word === words[at - 1];

export function normalizeTitle(title: string): NormalTitle {
  const written = wordsOf(title);
  const unjoined = written
    .filter((word) => !joiningWords.has(word))
    .filter((word, at, words) => !isRepeated(word, at, words));
  const allWords = unjoined.length > 0 ? unjoined : written;
  const unfilled = allWords.filter(
    (word) => !fillingWords.has(word) && !placeWords.has(word) && !/^\d+$/.test(word),
  );
  const words = unfilled.filter((word) => !seniorityByWord.has(word));
  const [seniority = 'regular'] = allWords.flatMap((word) => seniorityByWord.get(word) ?? []);
  const [mostMeant = allWords] = [words, unfilled].filter(({ length }) => length > 0);
  return { words: mostMeant, allWords, seniority };
}
