import type { SenderDto } from '@inkognito/shared/reading/reading';
import { limits } from '@inkognito/shared/limits';
import type { Document, Section } from './document.ts';
import { closingsOf } from './passages.ts';
import { classId, classesOfWord, firstWord } from './wordClasses.ts';

const email = /(?<![\p{L}\p{N}._%+-])[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/giu;
const title =
  '(?:(?:Prof|Dr|Mag|Dipl|Ing|MMag|DI|Dipl\\.-\\p{L}{2,7}|B\\.|M\\.)\\.? ?(?:\\([A-Z]{2}\\) ?)?)';
const givenName = "\\p{Lu}[\\p{L}'-]{1,24}";
const particle = '(?:von|van|de|zu|der|den|del|di|da|ten|ter|af|al|el|bin)';
const personName = new RegExp(
  `^(?:(?:Frau|Herr) )?${title}{0,2}(?:${givenName}|\\p{Lu}\\.)(?: \\p{Lu}\\.)?(?: ${particle}){0,2}(?: ${givenName}){0,3}(?:, (?:M\\.?(?:A|Sc|BA)|MBA|B\\.?(?:A|Sc))\\.?)?$`,
  'u',
);
const signedFor =
  /^\s*(?:i\. ?a\.|i\. ?v\.|im auftrag|ppa\.|ihre?|dein(?:e)?|eu(?:er|re)|die|der)\s+(?=\p{L})/iu;
const legalForm =
  /(?<!\p{L})(?:gGmbH|GmbH|AG|SE|KG|KGaA|UG|OHG|GbR|e\. ?V\.|e\. ?K\.|Ltd|Inc|LLC|LLP|plc|B\.V\.|S\.A\.|SARL|eG|mbH)(?!\p{L})/u;
const companyWord =
  /(?:recruit|personal(?!leit|referent|chef|abteil|manag)|consult|search|talent(?! (?:acquisition|partner|manager|scout|sourc))|vermittlung|beratung|headhunt|solutions|group|gruppe|partners|services|agentur|verwaltung|& (?:co|partner|cie|kollegen|söhne)|zeitarbeit|staffing|holding)/iu;
const role =
  /(?:recruiter|consultant|berater(?:in)?$|manager|leiter|leitung|referent|partner(?:in)?$|director|head of|specialist|sourcer|scout|assistenz|geschäftsführ|inhaber|ceo|cto|founder|disponent|team ?lead|headhunter(?:in)?$|prokurist|associate|coordinator|acquisition|spezialist|chef)/iu;
const noName =
  /(?:team|abteilung|recruiting|personal|bewerb|telefon|tel\b|mobil|fon|straße|gmbh|mvz|praxis|klinik|kanzlei|verwaltung|support|service|sehr|dank|zukunft|karriere|diese|bitte|auftrag|gr[uü](?:ß|ss)|regards|wishes|herzlich|gruppe|sparkasse|redaktion|liebe|erfolg|abend|woche|guten|vorteile|ansprechpartner|congrats|tsch[üu]ss|^(?:alles|so)(?!\p{L}))/iu;

const plainWords = (words: string) =>
  words
    .replace(signedFor, '')
    .replace(/(?<!\p{Lu})[\s.!]+$|\s+$/u, '')
    .trim();

const isName = (words: string) =>
  personName.test(words) &&
  !noName.test(words) &&
  !legalForm.test(words) &&
  words.length <= limits.nameMax;

const given = classId('GIVEN');
const isGiven = (name: string) => classesOfWord(wordOf(name)).includes(given);
const isUnknown = (name: string) => classesOfWord(wordOf(name)).every((id) => id >= firstWord);
const wordOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase();
const isPerson = (name: string) =>
  isName(name) && !role.test(name) && (isGiven(name) || isUnknown(name));

interface Signer {
  readonly name: string | null;
  readonly company: string | null;
}

const nobody: Signer = { name: null, company: null };

const isCompany = (part: string) =>
  part.length <= limits.companyMax &&
  !/\S@\S/.test(part) &&
  !/\d{4,}/.test(part) &&
  !/^(?:geschäftsführ(?!\p{L}* (?:der|von|bei) )|hrb|sitz|amtsgericht|registergericht|tel|diese|www|http)/iu.test(
    part,
  ) &&
  (legalForm.test(part) ||
    (companyWord.test(part) && (!role.test(part) || part.split(' ').length > 2)));

/** "Nico von Pixelwerk", where one word and not two stands before the "von". */
const nameOfCompany = new RegExp(
  `^(${givenName}) (?:von|vom|from|@) (?:der |dem )?(\\p{Lu}[^,|]{1,60})$`,
  'u',
);

const employedAt = /^.{2,60} (?:bei|at|@)(?: der| dem| the)? (?=\p{Lu})/u;
const employedBy =
  /^(?:\p{L}[\p{L}-]{1,30} |& ){1,4}?(?:(?:von|of|for)(?: der| dem| the)?|der) (?=\p{Lu})/u;

function companyAmong(parts: readonly string[]): string | null {
  const written = parts.find((part) => legalForm.test(part) && isCompany(part));
  const named = written ?? parts.find(isCompany);
  if (named === undefined) return null;
  // "Inhaber der X GmbH", "Geschäftsführerin, X GmbH" in one line.
  return named.replace(employedAt.test(named) ? employedAt : employedBy, '').trim();
}

const separator = /\s*(?:[|,·•()]|\/{1,2}| - )\s*/u;
const partsOf = (line: string) =>
  line
    .split(separator)
    .map(plainWords)
    .filter((part) => part !== '');

/** Of lines in which somebody signs: the first name, or the whole of it below. */
function signerIn(
  lines: readonly string[],
  isSigner: (name: string) => boolean,
  isClosed = true,
): Signer {
  const written = lines.map(partsOf);
  const joined = nameOfCompany.exec(written[0]?.[0] ?? '');
  if (joined !== null && (lines.length === 1 || / (?:der|dem) /u.test(joined[0]))) {
    const [, name = '', company = null] = joined;
    return { name: isName(name) ? name : null, company };
  }
  const names = written
    .map(([first = '']) => first)
    .filter((part, at) => (at === 0 ? isSigner(part) : isPerson(part)));
  const name = fullest(names);
  return { name, company: isClosed || name !== null ? companyAmong(written.flat()) : null };
}

/** The first, or what tells more of it: "Tom Falk" for "Tom". */
function fullest(names: readonly (string | null)[]): string | null {
  const [first = null, ...others] = names.filter((name) => name !== null);
  return others.find((name) => first !== null && name.includes(first)) ?? first;
}

const called = `(?:${title} ?)?${givenName}(?: ${givenName})?`;
/** "Mein Name ist Eva Blum von der Blum GmbH", "ich bin's, die Irina", "Przybylski hier". */
const introduction = new RegExp(
  `(?:(?:[Mm]ein Name ist|[Mm]y name is|[Ii]ch heiße|[Ii]ch bin(?:'s,?)?|[Hh]ier(?: ist| schreibt| spricht)?|[Tt]his is|I am|I'm)(?: die| der)? (${called})|(?<=[,.!\\n] |^)(${called}) (?:hier|here)(?=[,. ]))(?![\\p{L}])(?:,? (?:(?:\\p{Ll}{1,12}|I) ){0,5}?(?:von|vom|bei|from|at|with|of)(?: der| dem| the)?(?: Firma)? (\\p{Lu}[^.,;!?\\n]{1,60}))?`,
  'gu',
);

function introducedIn(plain: string): Signer {
  for (const [, behind, before, company] of plain.matchAll(introduction)) {
    const name = behind ?? before ?? '';
    if (isPerson(name))
      return { name, company: company?.replace(/ (?:und|and) .*$/u, '').trim() ?? null };
  }
  return nobody;
}

/** "Ihr Ansprechpartner: Tobias Brandt, Hays AG" */
const contact =
  /(?<!\p{L})(?:Ansprechpartner(?:in)?|Ansprechperson|Kontaktperson|Ihr Kontakt|Contact)(?: für [^:\n]{1,60})?(?: ist)?(?: ?: ?|:?\n\s*| (?=(?:Herr|Frau) ))(?:Herrn?|Frau)? ?(?=\p{Lu})/gu;
const contactLines = 5;
const longestLine = 200;

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, longestLine))
    .filter((line) => /\p{L}/u.test(line));

function contactIn(plain: string): Signer & { email: string | null } {
  for (const { index, 0: label } of plain.matchAll(contact)) {
    const lines = plain.slice(index + label.length, index + label.length + 400).split('\n');
    const said = lines.slice(0, contactLines).join('\n');
    const { name, company } = signerIn(linesIn(said.replace(email, ' ')), isName);
    // A surname alone names no sender.
    if (name?.includes(' ')) return { name, company, email: said.match(email)?.[0] ?? null };
  }
  return { ...nobody, email: null };
}

const header = /(?<=^|\n)(?:von|from): ?"?([^<"\n,]{2,60}?)"?(?: ?<([^>\n]{3,100})>|,|\n)/iu;
/** What is signed in the last line: "Interesse? Bea". */
const lastSentence =
  /^.*(?:[?!…)]|(?<=[\p{L}\d]{3})\.|\p{Extended_Pictographic}|:[)D])\s+(?=\p{L})/u;
const longestSigned = 110;
const isSentence = (line: string) =>
  line.length > longestSigned ||
  (/(?:[?!…:,;)]|[\p{L}\d]{3}\.|\p{Extended_Pictographic})\s?$/u.test(line) &&
    !/\([^()]*\)\s?$/u.test(line));

/** What is signed without a closing: the lines behind the last sentence, or what ends it. */
function endingOf(lines: readonly string[]): string[] {
  const last = (lines.at(-1) ?? '').slice(-longestSigned);
  const own = last.replace(lastSentence, '');
  if (isSentence(last) || own !== last) return [own];
  return lines.slice(lines.findLastIndex(isSentence) + 1).slice(-5);
}

const inText: ReadonlySet<Section> = new Set(['body', 'list', 'signature']);

export function readSender({ plain, lines, isMessage }: Document): SenderDto {
  const ofSender = lines.filter(({ section }) => section !== 'quoted' && section !== 'footer');
  const isForwarded = ofSender.every(
    ({ section }) => section === 'header' || section === 'subject',
  );
  const own = isForwarded ? lines : ofSender;
  const end = own.at(-1)?.end ?? plain.length;
  const closing = closingsOf(plain).find(
    (each) => plain.slice(each.end, Math.min(end, each.signatureEnd)).trim() !== '',
  );
  const signature = closing && plain.slice(closing.end, Math.min(end, closing.signatureEnd));
  const ending = own
    .filter(({ section }, at) => at === own.length - 1 || inText.has(section))
    .map(({ text }) => text);
  const isLikely = (name: string) =>
    isPerson(name) && (isMessage || isGiven(name) || name.includes(' '));
  const signer =
    signature === undefined
      ? signerIn(endingOf(ending), isLikely, false)
      : signerIn(linesIn(signature), isName);
  const introduced = introducedIn(plain);
  const named = contactIn(plain);
  const sent = header.exec(lines[0]?.section === 'header' ? plain.slice(0, 400) : '');
  const sentBy = sent?.[1]?.trim() ?? '';
  const addresses = [
    ...new Set([...plain.matchAll(email)].map(([address]) => address.toLowerCase())),
  ];
  const signed = signature?.match(email)?.[0];
  return {
    name: fullest([isName(sentBy) ? sentBy : null, signer.name, introduced.name, named.name]),
    company: signer.company ?? introduced.company ?? named.company,
    email:
      signed ??
      named.email ??
      sent?.[2] ??
      (closing !== undefined && addresses.length === 1 ? (addresses[0] ?? null) : null),
  };
}
