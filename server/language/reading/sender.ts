import type { SenderDto } from '@inkognito/shared/reading/reading';
import { limits } from '@inkognito/shared/limits';
import { closingsOf } from './passages.ts';
import type { Source } from './source.ts';

const email = /(?<![\p{L}\p{N}._%+-])[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/giu;
const title =
  '(?:(?:Prof|Dr|Mag|Dipl|Ing|MMag|DI|Dipl\\.-\\p{L}{2,7}|B\\.|M\\.)\\.? ?(?:\\([A-Z]{2}\\) ?)?)';
const givenName = "\\p{Lu}[\\p{L}'-]{1,24}";
const particle = '(?:von|van|de|zu|der|den|del|di|da|ten|ter|af|al|el|bin)';
const personName = new RegExp(
  `^${title}{0,2}${givenName}(?: \\p{Lu}\\.)?(?: ${particle}){0,2}(?: ${givenName}){0,3}(?:, (?:M\\.?(?:A|Sc|BA)|MBA|B\\.?(?:A|Sc))\\.?)?$`,
  'u',
);
const signedFor = /^\s*(?:i\. ?a\.|i\. ?v\.|ppa\.|ihre?|dein(?:e)?|eu(?:er|re))\s+/iu;
const legalForm =
  /(?<!\p{L})(?:gGmbH|GmbH|AG|SE|KG|KGaA|UG|OHG|GbR|e\. ?V\.|e\. ?K\.|Ltd|Inc|LLC|LLP|plc|B\.V\.|S\.A\.|SARL|eG|mbH)(?!\p{L})/u;
const companyWord =
  /(?:recruit|personal(?!leit|referent|chef|abteil|manag)|consult|search|talent(?! (?:acquisition|partner|manager|scout|sourc))|vermittlung|beratung|headhunt|solutions|group|gruppe|partners|services|agentur|verwaltung|& (?:co|partner|cie|kollegen|söhne)|zeitarbeit|staffing|holding)/iu;
const role =
  /(?:recruiter|consultant|berater(?:in)?$|manager|leiter|leitung|referent|partner(?:in)?$|director|head of|specialist|sourcer|scout|assistenz|geschäftsführ|inhaber|ceo|cto|founder|disponent|team ?lead|headhunter(?:in)?$|prokurist|associate|coordinator|acquisition|spezialist|chef)/iu;
const noName =
  /(?:team|abteilung|recruiting|personal|bewerb|telefon|tel\b|mobil|fon|straße|gmbh|mvz|praxis|klinik|kanzlei|verwaltung|support|service|sehr|danke|zukunft|karriere|diese|bitte)/iu;

const plainWords = (words: string) =>
  words
    .replace(signedFor, '')
    .replace(/[\s.!]+$/u, '')
    .trim();

const isName = (words: string) =>
  personName.test(words) &&
  !noName.test(words) &&
  !legalForm.test(words) &&
  words.length <= limits.nameMax;

/** "lg eva" */
const smallName = /^\p{Ll}{2,15}$/u;

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

function signerIn(signature: string): Signer {
  const [top = '', ...lower] = signature
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^-+$/.test(line));
  const [line, rest] =
    top.replace(/^[,!.\s-]+/u, '') === '' ? [lower[0] ?? '', lower.slice(1)] : [top, lower];
  const parts = line
    .replace(/^[,!.\s-]+/u, '')
    .split(/\s*[|,·]\s*| - | \((?=\p{Lu}\p{L}{3})|(?<=\p{L}{2})\)$/u)
    .filter((part) => part !== '')
    .map(plainWords);
  const [first = '', ...others] = parts;
  const joined = rest.length > 0 ? null : nameOfCompany.exec(first);
  if (joined !== null) {
    const [, name = '', company] = joined;
    return {
      name: isName(name) ? name : null,
      company: company?.replace(/^der /u, '').trim() ?? null,
    };
  }
  const below = rest
    .slice(0, 6)
    .flatMap((each) => each.split(/\s*[|·]\s*|(?<=\p{L}), (?=\p{Lu})/u))
    .map((each) => each.trim());
  const company = companyAmong([...others, ...below]);
  const isSmall = rest.length === 0 && smallName.test(first);
  return { name: isSmall || isName(first) ? first : null, company };
}

const introduced =
  "(?:[Mm]ein Name ist|[Mm]y name is|[Ii]ch heiße|[Ii]ch bin(?:'s,?)?|[Hh]ier ist)";
const introduction = new RegExp(
  `${introduced} ((?:${title} ?)?${givenName}(?: ${particle})? ${givenName})(?:,? (?:und (?:ich )?)?(?:\\p{Ll}{2,12} ){0,3}?(?:von|bei|from|at|with|of)(?: der| dem| the)? (\\p{Lu}[^.,;!?\\n]{1,60}))?`,
  'iu',
);
/** "Ich bin's, Mara von Talentbrücke" */
const firstNameOf = new RegExp(
  `${introduced} (${givenName}) (?:von|vom|bei|from|at) (?:der |dem )?(\\p{Lu}[^.,;!?\\n]{1,60})`,
  'u',
);

function introducedIn(plain: string): Signer {
  const [, name = '', company] = firstNameOf.exec(plain) ?? introduction.exec(plain) ?? [];
  if (!isName(name)) return nobody;
  return { name, company: company?.replace(/ (?:und|and) .*$/u, '').trim() ?? null };
}

/** "Ihr Ansprechpartner: Tobias Brandt, Hays AG" */
const contact =
  /(?<!\p{L})(?:Ansprechpartner(?:in)?|Ansprechperson|Kontaktperson|Ihr Kontakt|Contact)(?: für [^:\n]{1,60})?(?: ist)?(?: ?: ?|:?\n\s*| (?=(?:Herr|Frau) ))(?:Herrn?|Frau)? ?(?=\p{Lu})/gu;
const contactLines = 5;

function contactIn(plain: string): Signer & { email: string | null } {
  for (const { index, 0: label } of plain.matchAll(contact)) {
    const lines = plain.slice(index + label.length, index + label.length + 400).split('\n');
    const said = lines.slice(0, contactLines).join('\n');
    const { name, company } = signerIn(said.replace(email, ' '));
    // A surname alone names no sender.
    if (name?.includes(' ')) return { name, company, email: said.match(email)?.[0] ?? null };
  }
  return { ...nobody, email: null };
}

const header = /(?<=^|\n)(?:von|from): ?"?([^<"\n]{2,60}?)"? ?<([^>\n]{3,100})>/iu;

export function readSender({ plain }: Source): SenderDto {
  const closing = closingsOf(plain).find(
    ({ end, signatureEnd }) => plain.slice(end, signatureEnd).trim() !== '',
  );
  const signature = closing === undefined ? '' : plain.slice(closing.end, closing.signatureEnd);
  const signer = signature === '' ? nobody : signerIn(signature);
  const introduced = introducedIn(plain);
  const named = contactIn(plain);
  const sent = header.exec(plain);
  const sentBy = sent?.[1]?.trim() ?? '';
  const addresses = [
    ...new Set([...plain.matchAll(email)].map(([address]) => address.toLowerCase())),
  ];
  const signed = signature.match(email)?.[0];
  return {
    name: signer.name ?? introduced.name ?? named.name ?? (isName(sentBy) ? sentBy : null),
    company: signer.company ?? introduced.company ?? named.company,
    email:
      signed ??
      named.email ??
      sent?.[2] ??
      (closing !== undefined && addresses.length === 1 ? (addresses[0] ?? null) : null),
  };
}
