import { isTownName } from '../place/findPlace.ts';
import { foldLetters } from '../title/text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../title/text/genderForms.ts';
import { titleKnowledge } from '../title/readTitle.ts';
import type { Place } from './fact.ts';
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

interface Line extends Place {
  readonly text: string;
}

function linesOf(plain: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of plain.split('\n')) {
    if (text.trim() !== '') lines.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  return lines;
}

const closing =
  /(?<=^|\n|[.!?,]\s)[ ]{0,8}(?:(?:mit )?(?:freundlich|viel|best|lieb|herzlich|schön|sonnig|verbindlich)(?:e[nm]?|er|ster)? (?:und \p{L}{1,15} )?(?:grüße|grüßen|grüsse|grüssen|gruß|gruss|grüssle)|mit \p{L}{1,20} grüßen|danke und (?:liebe |viele )?(?:grüße|gruß)|gruß|gruss|grüße|grüsse|lg|vg|mfg|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|many thanks|sincerely|yours sincerely|cheers|best|herzlich(?:st)?(?=,? *(?:\n|(?:ihre?|deine?) ))|bussi|kuss(?=,? ?\n|, \p{Lu})|pfiat \p{L}{2,6}|bis (?:bald|dann))(?: aus (?:dem )?\p{L}{2,30})?(?![\p{L}\p{N}-])/giu;

export interface Closing extends Place {
  readonly signatureEnd: number;
}

const signatureLines = 12;

/** The greeting that ends a message, and what is signed below it. */
export function closingsOf(plain: string): Closing[] {
  return [...plain.matchAll(closing)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    // "Best" and "Cheers" begin many a sentence.
    if (
      /^\s*[\p{L}]+ (?!(?:von|vom|from|und|and|de) )[\p{Ll}]/u.test(
        plain.slice(end, end + 40).split('\n')[0] ?? '',
      )
    )
      return [];
    let signatureEnd = end;
    for (let line = 0; line < signatureLines && signatureEnd !== -1; line += 1) {
      signatureEnd = plain.indexOf('\n', signatureEnd + 1);
    }
    return [{ start, end, signatureEnd: signatureEnd === -1 ? plain.length : signatureEnd }];
  });
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

/** The lines that are not empty, each with the part of the text it is of. */
function sectionedLines(plain: string): (Line & { section: Section })[] {
  const closings = closingsOf(plain);
  let isQuoted = false;
  let hasBody = false;
  return linesOf(plain).map((line) => ({ ...line, section: sectionOf(line) }));

  function sectionOf({ text, start }: Line): Section {
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
  }
}

const wrapped = 55;
const endsSentence = /^[.!?;:…•|*]/u;

/** One walk gives tokens, the lines they stand in, and their sentences, which long lines go on in the next. */
function walk(plain: string): Pick<Document, 'tokens' | 'lines'> {
  const tokens: Token[] = [];
  const lines: DocumentLine[] = [];
  const known = new Map<string, readonly number[]>();
  let sentence = 0;
  let end = '';
  for (const line of sectionedLines(plain)) {
    const before = lines.at(-1);
    const isContinued =
      before !== undefined &&
      before.text.length >= wrapped &&
      !endsSentence.test(end) &&
      !item.test(line.text) &&
      line.start === before.end + 1;
    if (!isContinued) sentence += 1;
    const first = tokens.length;
    for (const match of line.text.matchAll(tokenForms)) {
      const [text] = match;
      const classes = known.get(text) ?? classesOf(match);
      known.set(text, classes);
      if (/^[!?;•|]/u.test(end) || (end.startsWith('.') && /^[\p{Lu}\d]/u.test(text)))
        sentence += 1;
      const start = line.start + match.index;
      const place = { line: lines.length, sentence, start, end: start + text.length };
      tokens.push({ text, lower: text.toLowerCase(), classes, ...place });
      end = text;
    }
    lines.push({ ...line, first, last: tokens.length });
  }
  return { tokens, lines };
}

/** Shorter ones greet and close less often. */
const shortMessage = 420;
const smallShare = 0.03;

export function readDocument(source: Source): Document {
  const { plain } = source;
  const { tokens, lines } = walk(plain);
  const ofMessage: readonly Section[] = ['greeting', 'signature', 'header', 'subject'];
  const isGreeted = lines.some(({ section }) => ofMessage.includes(section));
  const isShort = plain.trim().length < shortMessage;
  const isListed = lines.filter(({ section }) => section === 'list').length > 1;
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
