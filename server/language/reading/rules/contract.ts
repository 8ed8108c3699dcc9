import type { ContractType } from '@inkognito/shared/codes';
import { contractTypeOfTitle } from '../../title/parts/contractType.ts';
import { type Facts, type Found, type Place, isFound } from '../fact.ts';
import { agreed, trimmed, wordsAfter, wordsBefore } from '../passages.ts';
import { hoursSaid, leastFullTime, offersFullTime } from '../pay/hours.ts';
import { lowerCase, type Source } from '../source.ts';

interface ContractWords {
  readonly type: ContractType;
  readonly pattern: RegExp;
  readonly confidence: number;
  /** What before or after the words means that this is not the contract. */
  readonly notAfter?: RegExp;
  readonly notBefore?: RegExp;
}

const denied =
  /(?<!\p{L})(?:kein(?:e[nrms]?|erlei)?|nicht|ohne|weder|no|not|statt)\s(?:(?!\p{L}*(?:arbeit|frist|probezeit|überlassung))\p{L}{1,20}\s){0,2}$/iu;
const later =
  /(?:option|aussicht|chancen?|übernahme|möglichkeit|perspektive|ziel)(?: (?:auf|in|der|zur|zu|einer|eine|ein|einen|ist|dauerhafte[rn]?|spätere[rn]?|anschließende[rn]?)){1,4} ?$|(?:anschließend|später|danach|langfristig)(?: (?:in|eine?|einen)){0,2} ?$/iu;
const fullTime = /(?:voll-|vollzeit|full[ -]?time)/iu;
const experience =
  /(?:erfahrung|erste|absolviert|durch|ehemalig|betreu|anleit|abgeschlossen|nach dem|mehrere|praktika|vom|oder eine?|ausbilden|unsere[nr]?|profil|anforderung\p{L}*|voraussetzung\p{L}*|qualifikation\p{L}*|mitbring\p{L}*|erforderlich|bereits|team aus|steuer)[^.\n]{0,35}$/iu;
const alternative =
  /(?:oder|auch|bzw\.?|und|sowie|,|\/)\s?(?:auf |als |in |im )?(?:\p{L}{0,4} )?$/iu;

const contracts: readonly ContractWords[] = [
  {
    type: 'arbeitnehmerueberlassung',
    pattern:
      /(?<![\p{L}-])(?:(?:im (?:rahmen|zuge) (?:der|einer|von)|in|per|mittels|auf basis (?:der|einer)|handelt(?: es)? sich um(?: eine| die)?|als|über|:|-|–) ?(?:unbefristeten? )?|(?<=^|[\n|•*(,] ?))(?:arbeitnehmer-?überlassung|arbeitskräfteüberlassung|personalüberlassung|zeitarbeit|leiharbeit|anü|aüg)(?![\p{L}-])/giu,
    confidence: 0.95,
    notAfter: /(?:erfahrung|erlaubnis|branche|spezialist|kenntnisse|kein|ohne)[^.\n]{0,30}$/iu,
    notBefore: /^\s?(?:und|sowie|gmbh|ag\b|ist unser|bei der)/iu,
  },
  {
    type: 'freiberuflich',
    pattern:
      /(?<![\p{L}-])(?:freiberuflich(?:e[srnm]?)?|freelance(?:r)?(?: (?:contract|project|role|basis|position))|(?:als|as a) freelancer(?:in)?|freelance(?= ?[,|)\n]|$)|freelancer(?:in)?(?=\s?\([mwfdx])|(?:in|als) freie[rn]? mitarbeit(?:er)?|auf (?:honorarbasis|selbst(?:st)?ändiger basis)|freelance-?(?:projekt|basis|einsatz|auftrag))(?![\p{L}])/giu,
    confidence: 0.95,
    notAfter: experience,
  },
  {
    type: 'ausbildung',
    pattern:
      /(?<![\p{L}-])(?:ausbildungs(?:platz|plätze|stelle|vergütung|beginn|start)|lehr(?:stelle|beginn|lings(?:lohn|einkommen|entschädigung))|(?:im |\d\. ?)(?:ersten |1\. )?(?:ausbildungs|lehr)jahr|duales studium)(?!\p{L})/giu,
    confidence: 0.93,
    notAfter: experience,
  },
  {
    type: 'praktikum',
    pattern:
      /(?<![\p{L}-])(?:als (?:bezahltes |vergütetes )?(?:pflicht)?praktikum|praktikums(?:platz|stelle|vergütung|beginn)|im rahmen eines (?:pflicht)?praktikums|as an internship)(?![\p{L}-])/giu,
    confidence: 0.93,
    notAfter: experience,
    notBefore: /^ (?:oder|und|möglich|absolviert|anerkannt)/iu,
  },
  {
    type: 'werkstudent',
    pattern:
      /(?<![\p{L}-])(?:als werkstudent(?:in|[*:/]-?in)?|werkstudent(?:en|innen)?-?(?:stelle|tätigkeit|job|vertrag|basis)|as a working student)(?![\p{L}-])/giu,
    confidence: 0.93,
    notAfter: experience,
    notBefore: /^ (?:oder|und|möglich)/iu,
  },
  {
    type: 'minijob',
    pattern:
      /(?<![\p{L}-])(?:mini-?job(?!-?zentrale)(?:ber|basis|-basis)?|geringfügige? (?:beschäftigung|anstellung|basis|beschäftigte?)|geringfügig(?= ?[,|)\n])|(?:450|520|538|556|603)[ -]?(?:€|euro)[ -]?(?:basis|job|kraft))/giu,
    confidence: 0.95,
    notAfter: /(?:vollzeit|teilzeit|voll-|midijob|werkstudent)[^.\n]{0,45}$/iu,
    notBefore: /^[^.\n]{0,6}(?:möglich|oder|teilzeit|vollzeit|auch möglich|und|,? ?teilzeit|\/)/iu,
  },
  {
    type: 'befristet',
    pattern:
      /(?<![\p{L}])(?:befristet(?:e[srnm]?)?|befristung(?!: ?(?:un|nein|kein))|(?:elternzeit|mutterschutz|krankheits|karenz|schwangerschafts)-?vertretung|fixed[ -]?term|temporary(?= (?:contract|position|role)| \(\d|,? \d)|contract is (?:limited|temporary)|saisonvertrag|zeitvertrag)(?!\p{L})/giu,
    confidence: 0.95,
    notAfter: /(?:ohne|keine?n?|nie) (?:\p{L}{0,20} )?$/iu,
    notBefore: /^ (?:oder|bzw\.?|und) unbefristet/iu,
  },
  {
    type: 'teilzeit',
    pattern:
      /(?<![\p{L}-])(?:teilzeit(?:stelle|tätigkeit|kraft|basis|job|anstellung|position|beschäftigung|-job|-stelle|-basis)?(?![\p{L}])|part[ -]?time|halbtags(?:stelle|kraft|job)?|(?:teilzeit-?)?(?:pensum|arbeitspensum|beschäftigungsgrad|stellenumfang|beschäftigungsumfang):? (?:von )?[2-9]\d ?%(?! ?(?:-|bis))|(?<![-\d] ?)[2-9]\d ?%(?:[ -](?:stelle|pensum|teilzeit)| (?:e ?\d|tv-?l|tvöd)))/giu,
    confidence: 0.9,
    notAfter:
      /(?:voll-|vollzeit|full[ -]?time|auch|gerne?|alters|brücken|optional|flexibel|modelle wie|ob)(?: ?\([^()\n]{0,20}\))?[^.\n]{0,25}$/iu,
    notBefore:
      /^(?:[- ]?(?:modelle?|ausbildung|studium|möglichkeit)|[^.\n]{0,25}?(?:vollzeit|voll-|full[ -]?time|möglich|denkbar|ist auch|willkommen)|\s?(?:oder|und|\/))/iu,
  },
  {
    type: 'unbefristet',
    pattern:
      /(?<!\p{L})(?:(?:von beginn an |sofort )?unbefristet(?:e[srnm]?)?|permanent(?= (?:basis|contract|position|role|employment|job|full|and|or)|[,.;)\n]|$)|permanently employed|unlimited(?= (?:contract|employment))|open-ended(?= (?:contract|employment)))(?!\p{L})/giu,
    confidence: 0.97,
    notAfter: later,
    notBefore: /^ (?:übernahme|übernehm|verlänger|übernommen)/iu,
  },
  {
    type: 'unbefristet',
    pattern:
      /(?<!\p{L})(?:(?:direkte?|in )?\s?festanstellung|feste[rn]? anstellung|fest ?angestellt|fest ?einstellung|dauerstelle|direktanstellung)(?!\p{L})/giu,
    confidence: 0.75,
    notAfter: later,
    notBefore: /^[^.\n]{0,25}(?:nach \d|nach der|möglich|oder (?:freiberuflich|freelance))/iu,
  },
];

function contractsIn(plain: string): Found<ContractType>[] {
  return contracts.flatMap(({ type, pattern, confidence, notAfter, notBefore }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const place: Place = { start: match.index, end: match.index + match[0].length };
      const before = wordsBefore(plain, place.start, 60);
      const after = wordsAfter(plain, place.end, 45);
      if (denied.test(before) || notAfter?.test(before) || notBefore?.test(after)) return [];
      return [{ value: type, confidence, ...place }];
    }),
  );
}

/** By the form's single choice: a kind of its own before how long it lasts, and a limit before none. */
const order: readonly (readonly ContractType[])[] = [
  [
    'arbeitnehmerueberlassung',
    'freiberuflich',
    'ausbildung',
    'praktikum',
    'werkstudent',
    'minijob',
  ],
  ['befristet'],
  ['teilzeit'],
  ['unbefristet'],
];

const sentence = 'Der Text nennt mehr als eine Vertragsart.';

const otherWays =
  /direktvermittlung|(?:direkte|oder der) (?:personal)?vermittlung|personalvermittlung|oder (?:in )?(?:direkter )?festanstellung/iu;

/** Part time that is one choice beside full time is none. */
function isOffered(plain: string, { start, end }: Place): boolean {
  const before = wordsBefore(plain, start, 25);
  return (
    alternative.test(before) &&
    fullTime.test(wordsBefore(plain, start, 60) + wordsAfter(plain, end, 30))
  );
}

const titleLead = 45;

/** "Ausbildung zum Koch (m/w/d)": what the line says up to the end of the title. */
function contractOfTitle(plain: string, title: Facts['jobTitle']): Found<ContractType> | null {
  if (!isFound(title)) return null;
  const lineStart = plain.lastIndexOf('\n', title.start - 1) + 1;
  const start = title.start - lineStart <= titleLead ? lineStart : title.start;
  const place = trimmed(plain, { start, end: title.end });
  const value = contractTypeOfTitle(plain.slice(place.start, place.end));
  return value === null ? null : { value, confidence: 0.95, ...place };
}

/** Hours that are surely fewer than those of full time. */
function contractOfHours(plain: string): Found<ContractType> | null {
  const lower = lowerCase(plain);
  const said = hoursSaid(lower);
  const most = said?.hours[1] ?? leastFullTime;
  if (said === null || most >= leastFullTime || offersFullTime(lower)) return null;
  return { value: 'teilzeit', confidence: 0.85, start: said.start, end: said.end };
}

const isOtherWay = (plain: string, { start, end }: Place) =>
  otherWays.test(wordsBefore(plain, start, 80) + wordsAfter(plain, end, 80));

export function readContract({ plain }: Source, title: Facts['jobTitle']): Facts['contractType'] {
  const ofTitle = contractOfTitle(plain, title);
  if (ofTitle !== null) return ofTitle;
  const said = contractsIn(plain);
  const found = said.filter(
    (each) => !['teilzeit', 'minijob'].includes(each.value) || !isOffered(plain, each),
  );
  // "Minijob oder Teilzeit bis 20 Stunden" is a choice.
  const ofHours = /mini-?job/iu.test(plain) ? null : contractOfHours(plain);
  if (ofHours !== null) found.push(ofHours);
  const isPermanent = found.some(({ value }) => value === 'unbefristet');
  const against = found.filter(({ value }) => value === 'befristet' || value === 'freiberuflich');
  if (isPermanent && against.length > 0)
    return agreed(
      found.filter((each) => against.includes(each) || each.value === 'unbefristet'),
      sentence,
    );
  const first = order
    .map((types) => found.filter(({ value }) => types.includes(value)))
    .find((ofLevel) => ofLevel.length > 0);
  const leased = first?.find(({ value }) => value === 'arbeitnehmerueberlassung');
  if (leased && isOtherWay(plain, leased))
    return { sentence, places: [{ start: leased.start, end: leased.end }] };
  return agreed(first ?? [], sentence);
}
