import { isTownName } from '../place/findPlace.ts';
import { foldLetters } from '../title/text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../title/text/genderForms.ts';
import { titleKnowledge } from '../title/readTitle.ts';
import type { Place } from './fact.ts';
import { closingsOf, type Line, linesOf } from './passages.ts';
import type { Source } from './source.ts';
import { isEverydayWord } from './place/everydayWords.ts';
import { type ClassName, classesOfWord, classId } from './wordClasses.ts';

export const sections = [
  ...['header', 'subject', 'greeting', 'body', 'list', 'signature', 'quoted', 'footer'],
] as const;
export type Section = (typeof sections)[number];

export interface Token extends Place {
  readonly text: string;
  readonly lower: string;
  readonly classes: readonly number[];
  /** Index of its line among those that are not empty, and of its sentence. */
  readonly line: number;
  readonly sentence: number;
}

export const isOf = (token: Token | undefined, classes: ReadonlySet<number>) =>
  token?.classes.some((id) => classes.has(id)) === true;

export interface DocumentLine extends Line {
  readonly section: Section;
  /** Of tokens: the first, and the one behind the last. */
  readonly first: number;
  readonly last: number;
  /** The first token that is a colon, `Infinity` if none is. */
  readonly colon: number;
}

export interface Document {
  readonly source: Source;
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly lines: readonly DocumentLine[];
  /** Written to a person, and no advertisement. */
  readonly isMessage: boolean;
  /** Hardly any capital letters, as chats are written. */
  readonly isSmall: boolean;
}

const gender = String.raw`\(\s?(?:all(?:e)? (?:genders?|geschlechter)|gn|a|[mwfdxi](?:\s?[/|,.*;:]\s?[mwfdxiagn*]{1,3}){1,3}|mwd|wmd|m w d)\s?\)|(?<![\p{L}/])[mwf]\/[mwf](?:\/[dx])?(?![\p{L}/])`;
const address = String.raw`[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:https?:\/\/|www\.)[^\s<>]{1,300}`;
const word = String.raw`e\. [VKG]\.?(?!\p{L})|[\p{L}§](?:[\p{L}\p{N}]|['&](?=\p{L})|-(?=\p{L})|(?<!(?<!\p{L})k)-(?=\p{N})|(?<=\p{L}{2})[:*_](?=(?:in|innen|r|n|e|frau|mann)(?!\p{L}))|(?<=\p{L}{2})\/-?(?=(?:in|innen|r|n|frau)(?!\p{L}))|(?<=(?<!\p{L})\p{L}{1,4})\.(?=\p{L})|(?<=(?<!\p{L})\p{Lu}{2,4})\/(?=\p{Lu}{2,4}(?!\p{L}))){0,60}(?:[+#]{1,2}|-(?![\p{L}\p{N}])|\.(?=-))?`;
const number = String.raw`\d(?:[.,']?\d){0,20}`;
const tokenForms = new RegExp(
  `(${gender})|(${address})|(${word})|(${number})|([^\\s\\p{L}\\p{N}])\\5*`,
  'giu',
);

const signs = {
  ...{ COMMA: ',', STOP: '.…', COLON: ':', DASH: '-', OPEN: '([', CLOSE: ')]', BAR: '|/·' },
  ...{ BULLET: '•*▪►', MARK: '>!', 'ASK?': '?' },
};
const classOfSign = new Map(
  Object.entries(signs).flatMap(([name, all]) =>
    Array.from(all, (sign) => [sign, name as ClassName] as const),
  ),
);

const personEnding =
  /(?:er|erin|or|orin|eur|eurin|ist|istin|ent|entin|ant|antin|log[ei]n?|arzt|ärztin|anw[aä]lt(?:in)?|mann|frau|kraft|kräfte|hilfe|angestellter?|beamter?|azubi|leitung|assistenz|wirt(?:in)?|pädagog[ei]n?|therapeut(?:in)?|beauftragter?|chef|jurist|gesell[ei]n?|gehilf[ei]n?|monteur)(?:e?[ns])?(?:[:*_/]?-?(?:in|r|n|innen))?$/iu;
const noPerson =
  /(?:lager|zimmer|center|theater|wasser|keller|fenster|alter|steuer|papier|arbeitgeber|sommer|winter|kinder|dezember|september|oktober|november|computer|newsletter|bewerber|mitarbeiter|händler|zulieferer|dienstleister|versicherer|versorger|hersteller|anbieter|element|management|event|moment|restaurant|(?<!werk)student|patient|talent|department|unser|unter|über|immer|aber|oder|hier|ihrer|ihre|person|dauer|donnerstag|führer|bundesländer|länder|nummer|tochter|kunden|daten|monaten|ent|ant|raum)$/iu;

/** Of one word without signs, where few forms of both genders are left: "LehrerIn", "Kauffraumann". */
const isOfBoth = /\p{Ll}In|(?:frau|mann)(?:frau|mann)/u;
const formOf = (word: string) =>
  withoutGender(foldLetters(isOfBoth.test(word) ? dropGenderSigns(word) : word));

/** As the lexicon writes a word of a name. */
export const nameForm = (words: string) =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .map(formOf)
    .join('');

function knownClasses(text: string, isCapital: boolean): number[] {
  const found: number[] = [];
  const { byWords, byAbbreviation } = titleKnowledge().index;
  const form = text.length < 40 ? nameForm(text) : '';
  if (
    byWords.has(form) ||
    (text.length > 1 && text === text.toUpperCase() && byAbbreviation.has(form))
  )
    found.push(classId('JOBNAME'));
  if (text.length > 4 && isCapital && personEnding.test(text) && !noPerson.test(text))
    found.push(classId('JOB'));
  if (isCapital && text.length < 40 && !isEverydayWord(text) && isTownName(text))
    found.push(classId('TOWN'));
  return found;
}

function classesOf(match: RegExpMatchArray): readonly number[] {
  const [text, isGender, isAddress, isWord, isNumber] = match;
  if (isGender !== undefined) return [classId('GENDER')];
  if (isAddress !== undefined) return [classId('ADDRESS')];
  const lower = text.toLowerCase().replace(' ', '');
  if (isNumber !== undefined) return [classId('NUMBER'), ...classesOfWord(lower)];
  if (isWord === undefined)
    return [classId(classOfSign.get(text.charAt(0)) ?? 'SIGN'), ...classesOfWord(text.charAt(0))];
  // "iOS", "macOS", "eCommerce".
  const isCapital = /^\p{Ll}{0,3}\p{Lu}/u.test(text);
  const shape = isCapital
    ? text.length > 1 && text === text.toUpperCase()
      ? 'CAPITALS'
      : 'CAPITAL'
    : 'SMALL';
  return [classId(shape), ...classesOfWord(lower), ...knownClasses(text, isCapital)];
}

const header = /^\s*(?:von|an|cc|gesendet|datum|from|to|sent|date|antwort an|reply-to) ?:/iu;
const subject = /^\s*(?:betreff|betr\.|subject|re|aw|wg|fwd?) ?:/iu;
const quoteBegins =
  /^\s*(?:-{2,}[^\n]{0,10}(?:urspr|original|weitergel|forwarded|anfang der)|(?:am|on) [^\n]{5,80}(?:schrieb|wrote)|begin forwarded)/iu;
const greeting =
  /^\s*(?:hallo|hi|hey|liebe[rs]?|sehr (?:geehrte|verehrte)|guten (?:tag|morgen|abend)|moin|servus|grüezi|grüß|grüss|dear|hello|huhu|salut)(?!\p{L})/iu;
const footer =
  /abbestellen|abmelden|unsubscribe|^\s*(?:diese (?:e-?mail|nachricht)|this e-?mail|vertraulichkeit|confidential|hrb|amtsgericht|ust-?id|geschäftsführ\p{L}+:|sie (?:können auf|erhalten) diese|impressum|sitz der gesellschaft)/iu;
const item = /^\s*(?:[-•*▪►▸»●✓✔➡👉·–#]|\d{1,2}[.)]|\p{Extended_Pictographic})/u;

function sectionsOf(plain: string, lines: readonly Line[]): Section[] {
  const closings = closingsOf(plain);
  let isQuoted = false;
  let hasBody = false;
  return lines.map((line): Section => {
    const { text, start } = line;
    if (quoteBegins.test(text) || (hasBody && /^\s*(?:von|from) ?: /iu.test(text))) isQuoted = true;
    if (/^\s*>/u.test(text) || isQuoted) return subject.test(text) ? 'subject' : 'quoted';
    if (subject.test(text)) return 'subject';
    if (header.test(text)) return 'header';
    if (footer.test(text)) return 'footer';
    if (closings.some((closing) => start > closing.start && start < closing.signatureEnd))
      return 'signature';
    if (greeting.test(text) && text.length < 60) return 'greeting';
    hasBody = true;
    return item.test(text) ? 'list' : 'body';
  });
}

const wrapped = 55;
const endsSentence = /^[.!?;:…•|*]/u;

function tokensOf(plain: string, lines: readonly Line[]): Token[] {
  const tokens: Token[] = [];
  const memo = new Map<string, readonly number[]>();
  let sentence = 0;
  let end = '';
  for (const [line, { text, start }] of lines.entries()) {
    const before = lines[line - 1];
    const isContinued =
      before !== undefined &&
      before.text.length >= wrapped &&
      !endsSentence.test(end) &&
      !item.test(text) &&
      start === before.end + 1;
    if (!isContinued) sentence += 1;
    for (const match of text.matchAll(tokenForms)) {
      const [written] = match;
      let classes = memo.get(written);
      if (classes === undefined) {
        classes = classesOf(match);
        memo.set(written, classes);
      }
      const isCapital = /^[\p{Lu}\d]/u.test(written);
      if (/^[!?;•|]/u.test(end) || (end.startsWith('.') && isCapital)) sentence += 1;
      const at = start + match.index;
      tokens.push({
        text: written,
        lower: written.toLowerCase(),
        classes,
        line,
        sentence,
        start: at,
        end: at + written.length,
      });
      end = written;
    }
  }
  return tokens;
}

/** Shorter ones greet and close less often. */
const shortMessage = 420;
const smallShare = 0.03;

export function readDocument(source: Source): Document {
  const { plain } = source;
  const written = linesOf(plain);
  const inSections = sectionsOf(plain, written);
  const tokens = tokensOf(plain, written);
  const counts = new Array<number>(written.length).fill(0);
  const colons = new Map<number, number>();
  for (const [at, { line, text }] of tokens.entries()) {
    counts[line] = (counts[line] ?? 0) + 1;
    if (text === ':' && !colons.has(line)) colons.set(line, at);
  }
  let first = 0;
  const lines = written.map((line, index) => {
    const last = first + (counts[index] ?? 0);
    const section = inSections[index] ?? 'body';
    const placed = { ...line, section, first, last, colon: colons.get(index) ?? Infinity };
    first = last;
    return placed;
  });
  const isGreeted = inSections.some((section) =>
    ['greeting', 'signature', 'header', 'subject'].includes(section),
  );
  const isShort = plain.trim().length < shortMessage;
  const isListed = inSections.filter((section) => section === 'list').length > 1;
  const isMarked = tokens.some(({ classes }) => classes.includes(classId('GENDER')));
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  return {
    source,
    plain,
    tokens,
    lines,
    isMessage: isGreeted || greeting.test(plain) || (isShort && !isMarked && !isListed),
    isSmall: letters > 0 && capitals < letters * smallShare,
  };
}

/** The token that a place lies in, or the next one. */
export function tokenAt({ tokens }: Document, at: number): number {
  let [low, high] = [0, tokens.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
