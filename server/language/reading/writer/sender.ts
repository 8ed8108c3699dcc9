import type { SenderDto } from '@inkognito/shared/reading/reading';
import { limits } from '@inkognito/shared/limits';
import { closingsOf, type Document, type Section } from '../document.ts';
import { classesOfWord, firstWord, ids } from '../wordClasses.ts';

const email = /(?<![\p{L}\p{N}._%+-])[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/giu;
const title =
  '(?:(?:Prof|Dr|Mag|Dipl|Ing|MMag|DI|Dipl\\.-\\p{L}{2,7}|B\\.|M\\.)\\.? ?(?:\\([A-Z]{2}\\) ?)?)';
const givenName = "\\p{Lu}[\\p{L}'-]{1,24}";
const particle = '(?:von|van|de|zu|der|den|del|di|da|ten|ter|af|al|el|bin)';
const personName = new RegExp(
  `^(?:(?:Frau|Herr) )?${title}{0,2}(?:${givenName}|\\p{Lu}\\.)(?: \\p{Lu}\\.)?(?: ${particle}){0,2}(?: ${givenName}){0,3}$`,
  'u',
);
const signedFor =
  /^\s*(?:i\. ?a\.|i\. ?v\.|im auftrag|ppa\.|ihre?|deine?|eu(?:er|re)|die|der)\s+(?=\p{L})/iu;
const legalForm =
  /(?<!\p{L})(?:gGmbH|GmbH|AG|SE|KG|KGaA|UG|OHG|GbR|e\. ?V\.|e\. ?K\.|Ltd|Inc|LLC|LLP|plc|B\.V\.|S\.A\.|SARL|eG|mbH)(?!\p{L})/u;
const companyWord =
  /(?:recruit|personal(?!leit|referent|chef|abteil|manag)|consult|search|talent(?! (?:acquisition|partner|manager|scout|sourc))|vermittlung|beratung|headhunt|solutions|group|gruppe|partners|services|agentur|verwaltung|& (?:co|partner|cie|kollegen|söhne)|zeitarbeit|staffing|holding)/iu;
const role =
  /(?:recruiter|consultant|berater(?:in)?$|manager|leiter|leitung|referent|partner(?:in)?$|director|head of|specialist|sourcer|scout|assistenz|geschäftsführ|inhaber|ceo|cto|founder|disponent|team ?lead|headhunter(?:in)?$|prokurist|associate|coordinator|acquisition|spezialist|chef)/iu;
const noName =
  /(?:team|abteilung|recruiting|personal|bewerb|telefon|tel\b|mobil|fon|straße|gmbh|mvz|praxis|klinik|kanzlei|verwaltung|support|service|sehr|dank|zukunft|karriere|diese|bitte|auftrag|gr[uü](?:ß|ss)|regards|wishes|herzlich|gruppe|sparkasse|redaktion|liebe|erfolg|abend|woche|guten|vorteile|ansprechpartner|congrats|tsch[üu]ss|^(?:alles|so)(?!\p{L}))/iu;

const isName = (words: string) =>
  words.length <= limits.nameMax &&
  personName.test(words) &&
  !noName.test(words) &&
  !legalForm.test(words);

const given = ids('GIVEN');
/** A given name, or no word that many use. */
const isPerson = (words: string) => {
  const classes = classesOfWord((/\p{L}{3,}(?![.\p{L}])/u.exec(words)?.[0] ?? '').toLowerCase());
  return isName(words) && classes.every((id) => id >= firstWord || given.has(id));
};

const isCompany = (part: string) =>
  part.length <= limits.companyMax &&
  !/\S@\S|\d{4}/u.test(part) &&
  (legalForm.test(part) || (companyWord.test(part) && !role.test(part)));

/** "Tom, Talent Scout bei Hire GmbH" */
const separator =
  /\s*(?:[|,·•()]|\/{1,2}| - | (?:(?:bei|at|@)(?: der| dem| the)?|vo[nm] de[rm]) (?=\p{Lu}))\s*/u;
const longestLine = 200;
const partsOf = (line: string) =>
  line
    .slice(0, longestLine)
    .split(separator)
    .map((part) =>
      part
        .replace(signedFor, '')
        .replace(/(?<!(?<!\p{L})\p{Lu})[\s.!]+$|\s+$/u, '')
        .trim(),
    )
    .filter((part) => part !== '');

const called = `(?:${title} ?)?${givenName}(?: ${givenName})?`;
/** "Mein Name ist Eva Blum von der Blum GmbH", "ich bin's, die Irina", "Przybylski hier". */
const introduction = new RegExp(
  `(?:(?:[Mm]ein Name ist|[Mm]y name is|[Ii]ch heiße|[Ii]ch bin(?:'s,?)?|[Hh]ier(?: ist| schreibt| spricht)?|[Tt]his is|I am|I'm|Ansprech(?:partner(?:in)?|person):?)(?: die| der)?\\s(?:(?:Frau|Herrn?) )?(${called})|(?<=[,.!\\n] |^)(${called}) (?:hier|here)(?=[,. ]))(?![\\p{L}])(?:,? (?:(?:\\p{Ll}{1,12}|I) ){0,5}?(?:von|vom|bei|from|at|with|of)(?: der| dem| the)?(?: Firma)? (\\p{Lu}[^.,;!?\\n]{1,60}))?`,
  'gu',
);

/** What is signed in the last line: "Interesse? Bea". */
const lastSentence =
  /^.*(?:[?!…)]|(?<=[\p{L}\d]{3})\.|\p{Extended_Pictographic}|:[)D])\s+(?=\p{L})/u;
const longestSigned = 110;
const isSentence = (line: string) =>
  line.length > longestSigned ||
  (/(?:[?!…:,;)]|[\p{L}\d]{3}\.|\p{Extended_Pictographic})\s?$/u.test(line) &&
    !/\([^()]*\)\s?$/u.test(line));

const inText: ReadonlySet<Section> = new Set(['body', 'list', 'signature']);

/** What is signed without a closing: the lines behind the last sentence, or what ends it. */
function endingOf(lines: readonly string[]): string[] {
  const last = (lines.at(-1) ?? '').slice(-longestSigned);
  const own = last.replace(lastSentence, '');
  if (isSentence(last) || own !== last) return [own];
  return lines.slice(lines.findLastIndex(isSentence) + 1).slice(-5);
}

const header = /^(?:von|from): ?"?([^<"\n,]{2,60}?)"? ?[<,\n]/imu;
const longestHeader = 400;

export function readSender({ plain, lines }: Document): SenderDto {
  const own = lines.filter(({ section }) => section !== 'quoted' && section !== 'footer');
  const end = own.at(-1)?.end ?? plain.length;
  const signature = closingsOf(plain)
    .map((closing) => plain.slice(closing.end, Math.min(end, closing.signatureEnd)))
    .find((signed) => signed.trim() !== '');
  const written = own.filter(({ section }, at) => at === own.length - 1 || inText.has(section));
  const signed = signature?.split('\n') ?? endingOf(written.map(({ text }) => text));
  const parts = signed.map(partsOf).filter((each) => each.length > 0);
  const introduced = [...plain.matchAll(introduction)]
    .map(([, behind, before, company]) => ({ name: behind ?? before ?? '', company }))
    .find(({ name }) => isPerson(name));
  const isSent = lines[0]?.section === 'header';
  const [, sentBy = ''] = (isSent && header.exec(plain.slice(0, longestHeader))) || [];
  const isClosed = signature !== undefined;
  const names = [
    ...[sentBy.trim()].filter(isName),
    ...parts
      .map(([first = '']) => first)
      .filter((part, at) => (isClosed && at === 0 ? isName(part) : isPerson(part))),
    ...(introduced === undefined ? [] : [introduced.name]),
  ];
  const [first = null] = names;
  const firms = parts.flat().filter(isCompany);
  const addresses = new Set(plain.toLowerCase().match(email));
  const [only = null] = addresses.size === 1 ? addresses : [];
  return {
    // Or what tells more of it: "Tom Falk" for "Tom".
    name: names.find((name) => first !== null && name !== first && name.includes(first)) ?? first,
    company:
      firms.find((firm) => legalForm.test(firm)) ??
      firms[0] ??
      introduced?.company?.replace(/ (?:und|and) .*$/u, '').trim() ??
      null,
    email: signature?.match(email)?.[0] ?? only,
  };
}
