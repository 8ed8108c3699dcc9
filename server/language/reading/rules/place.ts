import type { CountryCode } from '@inkognito/shared/codes';
import { type Facts, type Found, type Place, isFound } from '../fact.ts';
import { agreed, closingsOf, type Line, linesOf, wordsAfter, wordsBefore } from '../passages.ts';
import { countriesIn } from '../place/country.ts';
import { isEverywhere, loneTowns } from './place/loneTowns.ts';
import { countryOfZipcode, leastSize, type NamedTown, townAt } from '../place/towns.ts';
import type { Source } from '../source.ts';

interface WorkPlace extends NamedTown {
  readonly zipcode:
    (Place & { readonly written: string; readonly country: CountryCode | null }) | null;
  /** A label says more than "in". */
  readonly isLabelled: boolean;
}

const zipcodeBefore = /(?<![\d.,])(?:(?:DE?|AT?|CH)[- ])?(\d{4,5}) $/u;

const labels =
  /(?<![\p{L}])(?:(?:📍|📌) ?|wo[?:] ?|rund um |(?:position|role|job|stelle|arbeitsplatz) (?:is |ist )?(?:based |located )?in |(?:(?:einsatz|arbeits|dienst|ausbildungs|tätigkeits|beschäftigungs)(?:ort|stätte)|standort|dienstsitz|place of work|(?<![\p{L}-])(?:ort|location|arbeitsplatz|region|stadt|einsatzgebiet)(?=:))(?: ?\((?:m\/w\/d)\))?(?:: ?| ist | in | \| | - |\s)(?:in |der |raum |großraum )?|(?:am|vom|für (?:unseren|den|unser)|an unserem|unserem|unseren|ab|im) (?:attraktiven |zentralen )?(?:standort|sitz|büro|office|werk|hauptsitz|headquarter|haus|team)(?: in)? ?|(?:groß)?raum |(?<![\p{L}-])filiale (?:in )?|in (?:der )?(?:region|nähe von|nähe|umgebung von) |für die region )(?=\d{4,5} \p{Lu}|(?:DE?|AT?|CH)[- ]\d{4}|\p{Lu})/giu;
const bareZipcodes = /(?<![\d.,/-])(?:(?:DE?|AT?|CH)[- ])?\d{4,5} (?=\p{Lu}\p{L})/gu;
const inTown =
  /(?<!\p{L})(?:in|aus|im schönen) (?:der |dem )?(?:raum |region |großraum |stadt )?(?=\p{Lu}\p{L}|\d{4,5} \p{Lu})/gu;

const elsewhere =
  /(?:vergünstigung\p{L}*|\p{L}*haus|\p{L}*aktivitäten|\p{L}*verkehrsmitteln?|\p{L}*unterkunft|\p{L}*zimmer|\p{L}*wohnung(?:en)?|\p{L}*zentrum|gespräch|schulung\p{L}*|rabatte?|\p{L}*ticket|deutsch|englisch|\p{L}*kenntnisse|mitten|hq|sitz|zentrale|headquarter\p{L}*|niederlassung(?:en)?|standorten?|büros?|filialen?|gegründet|ansässig|grüße|grüsse|gruß|hauptsitz|verwurzelt|studium|messe|geboren|universität|hochschule|werke[n]?|offices?|headquartered|zuhause|besuch|based|beheimatet|tochter\p{L}*|teams?|weihnachts\p{L}*|events?)(?: (?:ist|sind|ist aktuell|sitzt|u\. ?a\.|unter anderem|unserer|der|des))? ?$/iu;
const companyAfter =
  /^[ -]?(?:(?:[\p{Lu}][\p{L}-]+ ){0,2}(?:GmbH|AG|SE|KG|e\. ?V|UG|mbH|eG|Ltd)|Klinik|Universität|Flughafen|Airport|Stadtwerke|Messe|Bank|Card|Ticket|Marathon)(?!\p{L})/u;
const jobSaid =
  /(?:\([mwfdgax]|such|stelle|position|job|einsatz|arbeit|tätig|besetz|verstärk|rolle|role|looking|hiring|(?:liegt|befindet)|gesucht|projekt|kunde|als|für (?:ein|unser|d)|unser|bei|büro|team|company|mitarbeiter)/iu;
const soughtAfter =
  /(?<!\p{L})(?:such(?:t|en|e)|brauch(?:t|en)|needs?|gesucht|zu besetzen|stellt|hiring|seeking|looking for)(?!\p{L})/iu;
const streetBefore = /\d{1,4} ?[a-z]?(?:\s*[-,·|/]\s*|\s*\n\s*| )(?:(?:DE?|AT?|CH)[- ])?$/u;
const streetName =
  /(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|kai|chaussee|markt|park)\s?\d/iu;

function withZipcode(plain: string, town: NamedTown): WorkPlace['zipcode'] {
  const match = zipcodeBefore.exec(plain.slice(Math.max(0, town.start - 10), town.start));
  const written = match?.[1];
  if (written === undefined) return null;
  const country = countryOfZipcode(written, town.name);
  if (country === null) return null;
  const start = town.start - 1 - written.length;
  return { written, country, start, end: town.start - 1 };
}

/** "Köln oder Bonn", "Köln/Bonn": each town that follows. */
function townsFrom(plain: string, at: number, least: number): WorkPlace[] {
  const zipcode = /^(?:(?:DE?|AT?|CH)[- ])?\d{4,5} /u.exec(plain.slice(at, at + 10))?.[0] ?? '';
  const first = townAt(plain, at + zipcode.length, zipcode === '' ? least : leastSize.surely);
  if (first === null || companyAfter.test(plain.slice(first.end, first.end + 60))) return [];
  const isLabelled = least <= leastSize.labelled;
  const found: WorkPlace[] = [{ ...first, zipcode: withZipcode(plain, first), isLabelled }];
  const next =
    /^(?: oder | und\/oder | und | or | and | bzw\. | u\. | sowie |\/|, ?| \/ | & )(?:in |\d{5} )?/u;
  for (let end = first.end; found.length < 4;) {
    const join = next.exec(plain.slice(end, end + 12))?.[0];
    const town = join === undefined ? null : townAt(plain, end + join.length);
    if (town === null) break;
    found.push({ ...town, zipcode: withZipcode(plain, town), isLabelled });
    end = town.end;
  }
  return found;
}

function isAddress(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 60), at);
  return (
    streetBefore.test(before) || streetName.test(before.split('\n').slice(-2).join(' ').slice(-25))
  );
}

const surely = /standort|\p{L}ort(?!\p{L})|dienstsitz|location|place of work/iu;

function labelledPlaces(plain: string): WorkPlace[] {
  const labelled = [...plain.matchAll(labels)].flatMap((match) => {
    const least = surely.test(match[0]) ? leastSize.surely : leastSize.labelled;
    return townsFrom(plain, match.index + match[0].length, least);
  });
  const coded = [...plain.matchAll(bareZipcodes)].flatMap((match) => {
    if (isAddress(plain, match.index)) return [];
    return townsFrom(plain, match.index, leastSize.surely).filter(
      ({ zipcode }) => zipcode !== null,
    );
  });
  return [...labelled, ...coded];
}

const headlineLength = 140;
const separators = /(?:^|\s[-|·–•]\s|[|,•·▸►»●]\s{0,4}|\b[Ii][Nn] )(?=\p{Lu})/gu;

function firstSentence(line: Line): Line {
  const end = /(?<=\p{L}{3}|\d)[.!?]+(?= \p{Lu}|$)/u.exec(line.text)?.index ?? line.text.length;
  return { text: line.text.slice(0, end), start: line.start, end: line.start + end };
}

/** A town that stands alone between separators in the first lines. */
function headlinePlaces(plain: string): WorkPlace[] {
  return linesOf(plain)
    .slice(0, 3)
    .map(firstSentence)
    .filter(({ text }) => text.length <= headlineLength)
    .flatMap((line) =>
      [...line.text.matchAll(separators)].flatMap((match) => {
        const at = line.start + match.index + match[0].length;
        const found = townsFrom(plain, at, leastSize.afterIn);
        const last = found.at(-1);
        const isAlone =
          last !== undefined &&
          /^\s*(?:$|[-|·,()!.•–▸►»●]|gesucht|oder (?:\d+ ?% )?remote|oder (?:im )?home)/u.test(
            plain.slice(last.end, line.end),
          );
        return isAlone ? found : [];
      }),
    );
}

function placesIn(plain: string): WorkPlace[] {
  return [...plain.matchAll(inTown)].flatMap((match) => {
    const before = wordsBefore(plain, match.index, 40);
    if (elsewhere.test(before) || match[0].startsWith('aus')) return [];
    const end = match.index + match[0].length;
    const isJob =
      jobSaid.test(wordsBefore(plain, match.index, 140)) ||
      soughtAfter.test(wordsAfter(plain, end, 100));
    return isJob ? townsFrom(plain, end, leastSize.afterIn) : [];
  });
}

const toFact = (town: WorkPlace): Found<string> => ({
  value: town.name,
  confidence: town.isLabelled ? 0.95 : 0.85,
  start: town.start,
  end: town.end,
});

const headLength = 160;
const towns = /(?<=[\p{L}\d).,:|–-] |\))(?=\p{Lu}\p{L})/gu;
const termsAfter =
  /^(?: (?:am|im|an|bei) \p{L}+)?,? (?:vollzeit|teilzeit|voll-|full-?time|part-?time|festanstellung|minijob|ab sofort|unbefristet|befristet|zum nächst|ab \d)/iu;

/** In a text of one line the town stands before "Vollzeit". */
function flatPlaces(plain: string): WorkPlace[] {
  const [first] = linesOf(plain);
  if (first === undefined || first.text.length <= headlineLength) return [];
  const head = plain.slice(0, first.start + headLength);
  return [...head.matchAll(towns)].flatMap((match) => {
    const at = match.index;
    const [town, ...others] = townsFrom(plain, at, leastSize.alone);
    if (town === undefined || others.length > 0 || isAddress(plain, at)) return [];
    return termsAfter.test(plain.slice(town.end, town.end + 40)) ? [town] : [];
  });
}

/** What is labelled counts before a headline, and that before a mere "in". */
function workPlaces(plain: string): WorkPlace[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.start && start < closing.signatureEnd);
  const labelled = labelledPlaces(plain).filter((town) => !isSigned(town));
  if (labelled.length > 0) return labelled;
  const headline = headlinePlaces(plain).filter((town) => !isSigned(town));
  if (headline.length > 0) return headline;
  const flat = flatPlaces(plain);
  if (flat.length > 0) return flat;
  const isOther = (town: Place) => isSigned(town) || isAddress(plain, town.start);
  if (isEverywhere.test(plain)) return [];
  const said = placesIn(plain).filter((town) => !isOther(town));
  return said.length > 0
    ? said
    : loneTowns(plain, isOther).map((town) => ({ ...town, zipcode: null, isLabelled: false }));
}

function countryOf(plain: string, towns: readonly WorkPlace[]): Facts['country'] {
  const sentence = 'Der Text nennt mehr als ein Land.';
  const named = countriesIn(plain);
  const beside = named.filter(({ start }) =>
    towns.some(({ end }) => start - end >= 0 && start - end <= 3),
  );
  if (beside.length > 0) return agreed(beside, sentence);
  const surely = towns.flatMap(({ zipcode, country, start, end }) => {
    if (zipcode !== null && zipcode.country !== null)
      return [{ value: zipcode.country, confidence: 0.97, start: zipcode.start, end }];
    return country === null ? [] : [{ value: country, confidence: 0.93, start, end }];
  });
  return surely.length > 0 ? agreed(surely, sentence) : agreed(named, sentence);
}

export function readPlace({ plain }: Source): Pick<Facts, 'zipcode' | 'country' | 'jobLocation'> {
  const towns = workPlaces(plain);
  const jobLocation = agreed(towns.map(toFact), 'Der Text nennt mehr als einen Ort.');
  const zipcodes = towns.flatMap(({ zipcode }) =>
    zipcode === null
      ? []
      : [{ value: zipcode.written, confidence: 0.95, start: zipcode.start, end: zipcode.end }],
  );
  const isOneTown = towns.length === 0 || isFound(jobLocation);
  return {
    zipcode: isOneTown ? agreed(zipcodes, 'Der Text nennt mehr als eine Postleitzahl.') : null,
    country: countryOf(plain, towns),
    jobLocation,
  };
}
