import type { Facts, Found, Place } from '../../fact.ts';
import { agreed, isNegated, placeOf, wordsBefore } from '../../passages.ts';
import type { Source } from '../../source.ts';

const homeOfficeWord =
  '(?:home[ -]?office|remote(?:[ -]?(?:work|arbeit(?:en)?))?|mobile office|mobil(?:e[snm]?)? (?:zu )?arbeiten|mobil gearbeitet|mobile[rn]? arbeit|mobilarbeit|mobil|tele-?arbeit|(?:von )?(?:zu ?hause|daheim)|from home|wfh|ho(?![\\p{L}\\p{N}-]))';

const wordsByNumber = [
  'ein einem einen eine one a',
  'zwei two',
  'drei three',
  'vier four',
  'fünf five',
];
const numberWords: ReadonlyMap<string, number> = new Map(
  wordsByNumber.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
const number = `(?:[1-5]|${[...numberWords.keys()].join('|')})`;
const range = `(?<![\\p{L}\\p{N}.,])(?:${number}(?:x)? ?(?:-|bis(?: zu)?|oder|to|or|/) ?)?(?<days>${number})(?:x)?(?: von (?:5|fünf))?`;
const days = '(?:tagen|tage|tag|days|day)(?!\\p{L})';
const perWeek = '(?:(?:pro|in der|die|je|a|per|/) ?(?:woche|week)|wöchentlich|weekly)';
const share = '(?<![\\d.,])(?:\\d{1,3} ?%? ?(?:-|bis) ?)?(?<percent>\\d{1,3}) ?(?:%|prozent)';

/** Few words between the number and what it counts, none of them a noun. */
const patterns: readonly RegExp[] = [
  `${share}(?:ig(?:e[srn]?)?)? (?:(?:im|in|per|der|arbeitszeit|aus dem|von|möglichkeit|auf|zu|flexibel) ){0,3}${homeOfficeWord}`,
  `${homeOfficeWord}(?:[ -]?(?:anteil|quote|regelung|möglichkeit(?:en)?|option))?(?:\\s?[:(,]?\\s?)(?:(?:von|zu|möglich|ist|bis zu|max\\.?|maximal|ca\\.?|up to|etwa) ?){0,4}${share}`,
  `${range}[ -]${days}(?: ?${perWeek})? (?:(?:im|in|per|aus dem|von|pro|möglich|flexibel|working|work|the|of|können|kannst|kann|darf|darfst|dürfen|du|sie|wir|dem) ){0,3}${homeOfficeWord}`,
  `${range} (?:\\p{Ll}{2,20} ){0,2}(?:home[ -]?office|remote|mobil|ho)[ -]${days}`,
  `${homeOfficeWord}:? (?:bis zu )?(?<days>[1-5])(?:x| ?mal) ${perWeek}`,
  `${homeOfficeWord}(?:[ -]?(?:möglichkeit(?:en)?|regelung|option|anteil|arbeit))?(?:\\s?[:(,-]{1,2}\\s?| )(?:\\p{Ll}{2,9} |der einarbeitung |absprache ){0,6}(?:(?:bis zu|ca\\.?|max\\.?|maximal|up to) ){0,2}${range}[ -]${days}(?![- ]?(?:woche|\\p{L}{0,20}urlaub|\\p{L}{0,10}bildung))`,
].map((pattern) => new RegExp(pattern, 'giu'));

const atWork = '(?:im büro|vor ort|im office|in the office|on[ -]?site|präsenz|in präsenz)';
const restAtHome = [
  `hybrid(?:es arbeiten)?[:,( ]{1,3}(?:mit |with )?(?:\\p{Ll}+ )?${range}[ -]?(?:(?:büro|präsenz)-?${days}|${days}(?: ${perWeek})? ${atWork})`,
  `${range}[ -]${days}(?: ${perWeek})? ${atWork}[^.\\n]{0,20}(?:rest|sonst|übrig\\p{L}{0,4})[^.\\n]{0,25}${homeOfficeWord}`,
].map((pattern) => new RegExp(pattern, 'giu'));

const allRemote =
  /(?<![\p{L}-])(?:vollständig|komplett|fully|full|rein|ausschließlich|completely|zu 100 ?%|voll)[ -](?:remote(?![ -]?(?:zugriff|support|zugang|access|wartung|desktop))|(?:im|aus dem|vom|in) home[ -]?office|(?:von )?zu ?hause (?:aus )?arbeit)/giu;

const negatable =
  /(?<!\p{L})(?:home[ -]?office|remote(?![ -]?(?:zugriff|support|zugang|access|wartung|desktop|hands))|mobile[sn]? arbeiten|tele-?arbeit)/giu;

const inWeek = 20;

function percentIn(match: RegExpMatchArray): number | null {
  const { percent, days: written } = match.groups ?? {};
  if (percent !== undefined) return Number(percent) <= 100 ? Number(percent) : null;
  const count = numberWords.get((written ?? '').toLowerCase()) ?? Number(written);
  return count >= 1 && count <= 5 ? count * inWeek : null;
}

function isOther(plain: string, { start, end }: Place): boolean {
  return (
    /^[^.\n]{0,12}(?:im monat|pro monat|monatlich|mtl|per month|a month|im jahr|pro jahr|jährlich)/iu.test(
      plain.slice(end, end + 40),
    ) ||
    /(?:ausland|workation|zuschuss|zuschlag)[^.\n]{0,20}$/iu.test(wordsBefore(plain, start, 40))
  );
}

/** "Hamburg oder 100 % remote" */
const isChoice = (plain: string, { start }: Place) =>
  /(?<!\p{L})(?:oder|or) (?:auch )?$/iu.test(plain.slice(Math.max(0, start - 12), start));

function sharesSaid(plain: string): Found<number>[] {
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const value = percentIn(match);
      const place = placeOf(match);
      if (value === null || isOther(plain, place) || isNegated(plain, place)) return [];
      if (isChoice(plain, place)) return [];
      const note =
        match.groups?.percent === undefined ? { note: `${value / inWeek} von 5 Tagen` } : {};
      return [{ value, confidence: 0.95, ...place, ...note }];
    }),
  );
}

/** The larger end of "2 bis 3 Tage": so much is possible. */
export function homeOfficeShares({ plain }: Source): Found<number>[] {
  const atWork = restAtHome.flatMap((pattern) => [...plain.matchAll(pattern)]);
  const rest = atWork.flatMap((match) => {
    const present = percentIn(match);
    return present === null ? [] : [{ value: 100 - present, confidence: 0.9, ...placeOf(match) }];
  });
  const whole = [...plain.matchAll(allRemote)]
    .map(placeOf)
    .filter((place) => !isNegated(plain, place) && !isChoice(plain, place))
    .map((place) => ({ value: 100, confidence: 0.95, ...place }));
  return [...sharesSaid(plain), ...rest, ...whole];
}

export function homeOfficeDenials({ plain }: Source): Place[] {
  const negated = [...plain.matchAll(negatable)]
    .map(placeOf)
    .filter((place) => isNegated(plain, place));
  return negated.map(({ start, end }) => {
    const before = /(?:(?<!\p{L})kein|nicht|ohne|(?<!\p{L})no |not |without)[^.,;\n]{0,40}$/iu.exec(
      plain.slice(Math.max(0, start - 45), start),
    )?.[0];
    const denied =
      /^[^.,;\n]{0,30}?(?:nicht (?:möglich|vorgesehen|angeboten|gegeben)|(?:bieten|haben) wir (?:leider )?nicht|ausgeschlossen|not (?:possible|available))/iu.exec(
        plain.slice(end, end + 60),
      )?.[0];
    return denied === undefined
      ? { start: start - (before?.length ?? 0), end }
      : { start, end: end + denied.length };
  });
}

export function readHomeOffice(source: Source): Facts['homeOfficePercent'] {
  const none = homeOfficeDenials(source).map((place) => ({ value: 0, confidence: 0.95, ...place }));
  return agreed(
    [...homeOfficeShares(source), ...none],
    'Zum Homeoffice steht mehr als eine Angabe im Text.',
  );
}
