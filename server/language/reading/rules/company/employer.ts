import { limits } from '@inkognito/shared/limits';
import type { Found, Place } from '../../fact.ts';
import { sameCompany } from '../../../text/companyName.ts';
import { closingsOf } from '../../passages.ts';
import { inText, type Source } from '../../source.ts';
import { headlineNames, unformedNames } from './unformedNames.ts';

const legalForm =
  /(?:(?<![\p{L}-])|(?<=\p{Ll}-)(?=AG|GmbH))(?:(?:gGmbH|GmbH|mbH|UG(?: \(haftungsbeschränkt\))?|AG|SE|KG|OHG)(?: ?& ?Co\.?(?: ?(?:KGaA|KG|OHG))?)?|KGaA|e\. ?V\.|e\. ?K\.|e\. ?Kfm\.|eG|GbR|Ges\. ?m\. ?b\. ?H\.|GesmbH|Ltd\.?|Limited|Inc\.?|LLC|S\.A\.|AöR|Gen\.?m\.?b\.?H\.?)(?![\p{L}])/gu;

const joining = new Set('& + und and of von für der des im am - the zu zur'.split(' '));
const article = new Set(
  'bei bin der die das den dem des ein eine einen einem einer wir als für über unser unsere unserem unseren firma unternehmen kunde kunden kundin in im am von vom zur zum sind ist join at about the with for arbeitgeber mandant mandanten tochter'.split(
    ' ',
  ),
);

/** Back from a legal form as far as the words are a name's: capitals, figures and what joins them. */
function nameBefore(plain: string, formStart: number, end: number): Place | null {
  const from = Math.max(0, formStart - 90);
  const words = [...plain.slice(from, formStart).matchAll(/[^\s]+/gu)];
  let start = formStart;
  for (const word of words.reverse()) {
    const [written] = word;
    const bare = written.replace(/^["(']+|[")',]+$/gu, '');
    const gap = plain.slice(from + word.index + written.length, start);
    const endsSentence = /[.,;:!?|•"]$/u.test(written) && !/^\p{Lu}\p{L}{0,2}\.$/u.test(written);
    if (gap.includes('\n') || endsSentence) break;
    if (article.has(bare.toLowerCase())) break;
    if (!/^[\p{Lu}\d]/u.test(bare) && !joining.has(bare)) break;
    start = from + word.index + (written.length - written.replace(/^["('|]+/u, '').length);
  }
  const name = plain.slice(start, end);
  const lead = /^(?:(?:&|\+|und|and|of|von|für|im|am|-|zu|zur) )+/u.exec(name)?.[0].length ?? 0;
  return start + lead < formStart ? { start: start + lead, end } : null;
}

const cueBefore =
  /(?:(?<!\p{L})(?:bei(?: der| dem| uns,? der| uns in der)?|bin bei der|wir,? (?:die|der|das|sind(?: die)?|bei der)|wir, |wir von der|kunden?,? (?:die|der|das|ist die)|mandant(?:en|in)?,? (?:die|der|ist die)|für die|über die|über|das unternehmen|unser unternehmen:?|arbeitgeber:?|unternehmen:|firma:|firma|betrieb:|träger:|employer:|company:|about|join|at|our client,?) ?)$/iu;
const cueAfter =
  /^(?: in (?:\d{4,5} )?\p{Lu}[\p{L}-]{1,25})?,?\s?(?:sucht|ist (?:ein|der|die|das|eine|seit|mit)|bildet|bietet|stellt ein|beschäftigt|zählt|gehört|entwickelt|is (?:a|an|the|looking|hiring)|employs|- ein|– ein|mit sitz|hat sich|steht für|betreibt|wächst|produziert|vertreibt|fertigt|begleitet|beliefert|betreut|berät|plant|baut|liefert|versorgt|stellt|,? ein (?:\p{L}+ )?unternehmen)/iu;

/** Whoever introduces themselves names the agency that they work for. */
const ofWriter =
  /(?:ich bin|mein name|my name|i am|i'm|personalberat|recruit|headhunt|talent|sourc)[^.!?\n]{0,60}$/iu;
const agencyName =
  /(?:personal|recruit|talent|search|zeitarbeit|headhunt|vermittlung|staffing|jobs?\b|executive|hr[ -]|karriere)/iu;
const ofCustomer =
  /(?:kunden?|mandant(?:en|in)?|client|auftraggeber),? ?(?:die|der|ist die|das)? ?$/iu;

/** A quote or a message that names one company does not say that it is the employer. */
const advertisementLength = 120;
const greeted =
  /^\s*(?:hallo|hi|hey|liebe[rs]?|sehr geehrte|guten (?:tag|morgen|abend)|moin|servus|grüezi|dear|hello|von:|betreff:|subject:|-{4})|(?<!\p{L})(?:ich|i'm|i am|mein|meine[nmr]?)(?!\p{L})/iu;

const forCustomers =
  /(?<!\p{L})(?:(?:für|bei|von|mit) (?:unsere[nmrs]?|einen|einem|den|dem|meine[nm]) (?:\p{L}+ )?(?:kunden?|mandanten?|auftraggeber)|(?:unser|mein|der) (?:kunde|mandant|auftraggeber)|im (?:exklusiven )?auftrag|im rahmen der \p{L}*überlassung|(?:our|my) clients?|kunde:)(?!\p{L})/iu;
const ofAgencies =
  /(?<!\p{L})(?:(?:arbeitnehmer|arbeitskräfte|personal)-?überlassung|(?<!keine )zeitarbeit)(?!\p{L})|personaldienstleist|personalvermittl|personalberat/iu;
const writtenForOthers = (plain: string) => forCustomers.test(plain) || ofAgencies.test(plain);
const startsClearly =
  /(?:^|[\n.!?:;|•,"(*_©·-]\s{0,6}|(?<!\p{L})(?:die|der|das|den|dem|von|bei|at|the|join|als|about|über|firma|about us|über uns) )$/iu;

const isOwnAdvertisement = (plain: string) =>
  plain.length >= advertisementLength &&
  closingsOf(plain).length === 0 &&
  !greeted.test(plain) &&
  !writtenForOthers(plain);

/** "... auf deinen Strom Funkelstrom GmbH": the name begins with the word that the text says elsewhere too. */
function repeated(plain: string, named: readonly Place[]): Place | undefined {
  const [name] = named;
  if (name === undefined) return undefined;
  const words = [...plain.slice(name.start, name.end).matchAll(/[\p{L}\d-]{4,}/gu)].slice(0, 4);
  const first = words.find(({ index, 0: word }) => plain.indexOf(word) !== name.start + index);
  return first === undefined ? undefined : { start: name.start + first.index, end: name.end };
}

/** Whose name alone stands with a legal form in a whole advertisement has written it. */
function onlyNamed(plain: string): Place[] | null {
  if (!isOwnAdvertisement(plain)) return [];
  const named = [...plain.matchAll(legalForm)].flatMap(
    ({ index, 0: form }) => nameBefore(plain, index, index + form.length) ?? [],
  );
  if (named.length === 0) return null;
  const nameOf = ({ start, end }: Place) => plain.slice(start, end);
  const clear = named.filter(({ start }) =>
    startsClearly.test(plain.slice(Math.max(0, start - 9), start)),
  );
  const [first = repeated(plain, named)] = clear;
  if (first === undefined || agencyName.test(nameOf(first))) return [];
  const isOne = named.every((name) => sameCompany(nameOf(first), nameOf(name)));
  return isOne ? [first] : [];
}

export function employersIn(source: Source, title: Place | null): Found<string>[] {
  const { text, plain } = source;
  const isForOthers = writtenForOthers(plain);
  const said = [...plain.matchAll(legalForm)].flatMap((match) => {
    const end = match.index + match[0].length;
    const name = nameBefore(plain, match.index, end);
    if (name === null) return [];
    const before =
      plain
        .slice(Math.max(0, name.start - 40), name.start)
        .split('\n')
        .at(-1) ?? '';
    const after = plain.slice(end, end + 40).split('\n')[0] ?? '';
    if (!cueBefore.test(before) && !cueAfter.test(after)) return [];
    if (ofWriter.test(plain.slice(Math.max(0, name.start - 70), name.start))) return [];
    if (isForOthers && !ofCustomer.test(before)) return [];
    return [name];
  });
  const isOwn = !greeted.test(plain) && !forCustomers.test(plain);
  const inHead = isOwn && title !== null ? headlineNames(plain, title, legalForm) : [];
  const only = onlyNamed(plain);
  const lists = [said, only ?? [], inHead, only === null ? unformedNames(plain) : []];
  return (lists.find((names) => names.length > 0) ?? [])
    .filter(({ start, end }) => end - start <= limits.companyMax)
    .map((place) => {
      const { start, end } = inText(source, place);
      const value = text
        .slice(start, end)
        .replaceAll(/\p{Cf}/gu, '')
        .normalize('NFC');
      return { value, confidence: 0.9, ...place };
    });
}
