import type { WorkMode } from '@inkognito/shared/codes';
import { type Facts, type Found, type Place, isFound } from '../fact.ts';
import { homeOfficeDenials, homeOfficeShares } from './mode/homeOffice.ts';
import { agreed, isNegated, placeOf, wordsAfter, wordsBefore } from '../passages.ts';
import type { Source } from '../source.ts';

const remoteWord =
  /(?<![\p{L}-])remote(?![ -]?(?:zugriff|support|zugang|access|wartung|desktop|hands|unterstützung|service|diagnose|monitoring|steuerung|verbindung|- und|einsatz|management|sensing|betreuung|site|tools?|administration|konten|systeme?)|-und)(?![\p{L}])/giu;

const wholly =
  /(?:(?:deutschland|bundes|europa|österreich|schweiz|welt)weit|nationwide|100 ?%|9\d ?%|voll(?:ständig)?|komplett|fully|full|rein|ausschließlich|completely)(?:ig(?:e[srn]?)?)?[ -]{0,3}(?:(?:im|in|auf|per) )?$/iu;
const whollyAfter =
  /^[ ,(-]{0,3}(?:(?:in|innerhalb|aus)(?: von)?(?: ganz)? (?:deutschland|österreich|der schweiz|europa|germany|austria)|deutschlandweit|bundesweit|europaweit|anywhere|first|only|position\b|role\b|job\b|stelle\b)/iu;
const partly =
  /(?:teil(?:weise|s)|tageweise|gelegentlich|möglich|option|anteil|auch|optional|flexib|nach absprache|partly|partially|occasional|either|wahlweise|gerne|tag|day|stunden)/iu;
const either = /(?:(?<!\p{L})(?:oder|or|bzw\.?|und|and)(?: in| im| auch)?|\/) ?$/iu;

const hybridWord =
  /(?<![\p{L}-])hybrid(?:(?:e[srnm]?)?[ -]?(?:es )?(?:arbeit|modell|work|setup|tätig|role|position|job|stelle|homeoffice|regelung)|(?=\s*(?:[,.;|)\n/(&]|$|-\s))|(?= (?:mit|and|with|und|aus|in|an|im|bei|möglich|\d|oder|or)(?!\p{L})))/giu;

const homeWord =
  /(?<![\p{L}])(?:home[ -]?office(?!s|[ -]?(?:ausstattung|zuschuss|pauschale|equipment))|(?:mobiles|mobile[nm]?|mobil) (?:zu )?arbeiten?(?!\p{L})|mobile[nr]? arbeit(?!\p{L})|mobile arbeitsmodelle|mobilarbeit|remotework|tele-?arbeit(?!\p{L})|von zu ?hause (?:aus )?(?:zu )?arbeit|arbeiten? von zu ?hause|mobil gearbeitet|work(?:ing)? from home|home working|wfh(?!\p{L}))/giu;

const localWord =
  /(?<![\p{L}])(?:(?:arbeit|arbeiten|arbeitest|tätigkeit|arbeitsmodell|arbeitsort|arbeitsplatz|stelle|position|modell)(?: (?:ist|erfolgt|wird|findet|zu|bei|uns))?(?:\s?[:|-])? (?:ausschließlich |komplett |vollständig |rein |nur |zu )?(?:100 ?% )?(?:vor ort|in präsenz|on-?site)|(?:ausschließlich|komplett|vollständig|100 ?%|reine?|nur) (?:vor ort|in präsenz|präsenz|on-?site|im büro)|in präsenz|präsenz(?:arbeit|tätigkeit|stelle|job|pflicht)|on[ -]?site (?:five|5) days|on[ -]?site (?:role|position|job|work|only)|(?:5|fünf) (?:tage|days)(?: (?:pro|die|in der|a|per) (?:woche|week))? (?:vor ort|im büro|in the office|on-?site|präsenz))/giu;

/** "Unbefristet, vor Ort.", "Schichtarbeit vor Ort", but not "Kantine vor Ort". */
const localItem =
  /(?:(?<=(?:^|[\n,;|•·:(.!])[ -]{0,4})(?:alles |immer |nur |100 ?% )?(?:vor ort|on-?site|in präsenz)|(?<!\p{L})\p{L}*(?:arbeit|schicht|dienst|vollzeit|teilzeit|tätigkeit|unterricht|einsatz)(?:,| ist| findet| erfolgt)? vor ort)(?=\s*(?:[,;|•·).!\n(]|$| statt| im (?:\p{L}+-?)?(?:büro|werk|haus|betrieb)| in \p{Lu}))/giu;

const customers =
  /kund|auftraggeber|patient|baustelle|einsatz|client|customer|schulung|einarbeit/iu;

interface Sign extends Found<WorkMode> {
  /** A mere "Homeoffice" says little beside "100 % remote". */
  readonly isWeak: boolean;
}

const sign = (
  value: WorkMode,
  { start, end }: Place,
  confidence: number,
  isWeak = false,
): Sign => ({ value, start, end, confidence, isWeak });

function remoteSigns(plain: string): Sign[] {
  return [...plain.matchAll(remoteWord)].flatMap((match): Sign[] => {
    const place = placeOf(match);
    if (isNegated(plain, place)) return [];
    const before = wordsBefore(plain, place.start, 45);
    const after = wordsAfter(plain, place.end, 45);
    const whole = wholly.exec(before)?.[0];
    // "Hamburg oder remote", "vor Ort oder 100 % remote" leave the choice.
    if (either.test(before.slice(0, before.length - (whole?.length ?? 0))))
      return [sign('hybrid', place, 0.4, true)];
    if (whole !== undefined)
      return [sign('remote', { start: place.start - whole.length, end: place.end }, 0.97)];
    if (whollyAfter.test(after)) return [sign('remote', place, 0.95)];
    if (partly.test(before.slice(-30)) || partly.test(after.slice(0, 30)))
      return [sign('hybrid', place, 0.8, true)];
    const isAlone = /^\s*(?:[,.;|)\n(!]|$|-\s)/u.test(plain.slice(place.end, place.end + 10));
    return isAlone || /^ (?:arbeit|work|tätig)/iu.test(after) ? [sign('remote', place, 0.85)] : [];
  });
}

/** "München oder Homeoffice" leaves the choice. */
const townOr = (plain: string, at: number) =>
  /\p{Lu}[\p{L}-]+ oder (?:im )?$/u.test(plain.slice(Math.max(0, at - 40), at));

function hybridSigns(plain: string): Sign[] {
  const named = [...plain.matchAll(hybridWord)]
    .map(placeOf)
    .filter((place) => !isNegated(plain, place))
    .map((place) => sign('hybrid', place, 0.95));
  const atHome = [...plain.matchAll(homeWord)]
    .map(placeOf)
    .filter((place) => !isNegated(plain, place))
    .map((place) => sign('hybrid', place, townOr(plain, place.start) ? 0.4 : 0.9, true));
  return [...named, ...atHome];
}

function localSigns(plain: string): Sign[] {
  return [...plain.matchAll(localWord), ...plain.matchAll(localItem)]
    .map(placeOf)
    .filter((place) => !isNegated(plain, place))
    .filter(({ start, end }) => {
      const around = [wordsBefore(plain, start, 30), wordsAfter(plain, end, 30)];
      return !around.some((words) => customers.test(words));
    })
    .map((place) => sign('local', place, 0.9));
}

function signsOf(source: Source): Sign[] {
  // 95 % and more leave a day a month.
  const shares = homeOfficeShares(source).map((share) =>
    sign(share.value >= 95 ? 'remote' : 'hybrid', share, 0.97),
  );
  const denials = homeOfficeDenials(source).map((place) => sign('local', place, 0.97));
  const { plain } = source;
  return [
    ...shares,
    ...denials,
    ...remoteSigns(plain),
    ...hybridSigns(plain),
    ...localSigns(plain),
  ];
}

const leastConfidence = 0.5;

export function readMode(source: Source): Facts['remoteChoice'] {
  const signs = signsOf(source);
  const strong = signs.filter(({ isWeak }) => !isWeak);
  const isDenied = strong.some(({ value }) => value === 'local');
  const isChoice = signs.some(({ confidence }) => confidence < leastConfidence);
  const isSettled = strong.some(({ value }) => value === 'hybrid');
  // "Remote" alone beside so many days at home means those days.
  const counted = signs.filter(
    ({ value, confidence }) => !(isSettled && value === 'remote' && confidence < 0.9),
  );
  const deciding =
    strong.length === 0 || isDenied ? counted : counted.filter(({ isWeak }) => !isWeak);
  const fact = agreed(
    deciding.map(({ value, confidence, start, end }) => ({ value, confidence, start, end })),
    'Der Text nennt mehr als eine Art zu arbeiten.',
  );
  if (!isFound(fact) || !isChoice || isSettled) return fact;
  return {
    sentence: 'Der Text lässt die Wahl zwischen mehreren Arten zu arbeiten.',
    places: signs.map(({ start, end }) => ({ start, end })).slice(0, 4),
  };
}
