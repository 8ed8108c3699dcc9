// Each number of a text, once: in figures ("65 000", "70k") or spoken ("vier tausend acht hundert"), with what is counted.
import type { Document, Token } from './document.ts';
import words from './numbers.json' with { type: 'json' };
import { type ClassName, classId } from './wordClasses.ts';

type Unit = 'euro' | 'foreign' | 'percent' | 'hours' | 'days' | 'times';

export interface Quantity {
  readonly value: number;
  readonly unit: Unit | null;
  /** Said in thousands or millions. */
  readonly isScaled: boolean;
  /** Of its tokens, those of its unit among them. */
  readonly first: number;
  readonly last: number;
}

export const has = (token: Token | undefined, name: ClassName) =>
  token?.classes.includes(classId(name)) === true;

type Table<Value> = ReadonlyMap<string, Value>;
const small: Table<number> = new Map(Object.entries(words.small));
const tens: Table<number> = new Map(Object.entries(words.tens));
const scales: Table<number> = new Map(Object.entries(words.scales));
const units: Table<string> = new Map(Object.entries(words.units));
const weekdays: Table<number> = new Map(Object.entries(words.weekdays));
const sizes = Object.entries(words.sizes);
const ten = [...tens.keys()].join('|');
const ofTens = new RegExp(`^(?:(\\p{L}+)und)?(${ten})$|^(${ten})(?<=ty)-?(\\p{L}+)$`, 'u');

/** "sixty-five", "dreizehnmal", "zweieinhalb", "achtunddreißigkommafünf"; `null` for words that are no number. */
function numberOfWord(word: string): number | null {
  const known = small.get(word);
  if (known !== undefined) return known;
  if (word.includes('komma')) {
    const [whole, decimals] = word.split('komma').map(numberOfWord);
    const number = `${whole}.${decimals}`;
    return /^\d{1,2}\.(?!1$)\d{1,2}$/u.test(number) ? Number(number) : null;
  }
  const size = sizes.find(([name]) => word.includes(name));
  if (size !== undefined) {
    const [before = '', ...behind] = word.split(size[0]);
    const rest = behind.join(size[0]).replace(/^(?:und|and)/u, '');
    const times = before === '' ? 1 : numberOfWord(before);
    const more = rest === '' ? 0 : numberOfWord(rest);
    return times === null || more === null || more >= size[1] ? null : times * size[1] + more;
  }
  const [, german, inGerman, inEnglish, english] = ofTens.exec(word) ?? [];
  const whole = tens.get(inGerman ?? inEnglish ?? '');
  if (whole !== undefined) {
    const one = german ?? english;
    const ones = one === undefined ? 0 : small.get(one);
    return ones === undefined || ones > 9 ? null : whole + ones;
  }
  const [, counted, half] = /^(\p{L}{3,})(?:mal|(einhalb))$/u.exec(word) ?? [];
  const number = counted === undefined ? null : numberOfWord(counted);
  return number === null || half === undefined ? number : number + 0.5;
}

const written = /^(\d{1,3}(?:[.,']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/;

function numberOfDigits(text: string): number | null {
  const [, whole, cents = '0'] = written.exec(text) ?? [];
  return whole === undefined ? null : Number(`${whole.replace(/[.,']/g, '')}.${cents}`);
}

interface Numeral {
  readonly value: number;
  /** Behind its last token. */
  readonly next: number;
}

const mostWords = 6;

const glue = /^(?:und|and|komma|jede[nr]?|every|zweiten?|other|second)$/u;

/** As many words as are one number: "vier tausend acht hundert"; "jeden zweiten" Tag is half of them. */
function spokenAt(tokens: readonly Token[], at: number): Numeral | null {
  const said: string[] = [];
  for (const { lower: word } of tokens.slice(at, at + mostWords)) {
    const lower = word.replace(/-$/u, '');
    if (numberOfWord(lower) === null && !glue.test(lower)) break;
    said.push(lower);
  }
  for (let count = said.length; count > 0; count -= 1) {
    const value = numberOfWord(said.slice(0, count).join(''));
    if (value !== null) return { value, next: at + count };
  }
  return null;
}

function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return null;
  if (!/^x?\d/u.test(token.lower)) return spokenAt(tokens, at);
  const isSpaced =
    /^\d{1,3}$/u.test(token.text) &&
    next?.start === token.end + 1 &&
    /^\d{3}(?![\d.])/u.test(next.text);
  const value = numberOfDigits(isSpaced ? token.text + next.text : token.lower.replace('x', ''));
  return value === null ? null : { value, next: at + (isSpaced ? 2 : 1) };
}

/** Of "Euro/Jahr" and "Stunden-Woche" the first. */
const headOf = (token: Token | undefined) => token?.lower.split(/(?<=.)[-/+]/u)[0] ?? '';

/** Of a working week. */
const mostDays = 5;
const isDays = (token: Token | undefined) =>
  has(token, 'DAYS') || /^(?:t|\p{L}+-?(?:tage?n?|days?))$/u.test(token?.lower ?? '');

const isHours = (token: Token | undefined) =>
  has(token, 'HOURS') || /^(?:stund|std(?!\p{L}))/u.test(token?.lower ?? '');

/** Of a word before a number, the number's last and the one behind: "13 Gehälter", "dreizehnmal", "x 14", "13. Gehalt". */
const timesSaid =
  /^(?:x|×|\*|mal|times) | (?:x\d\S*|\S+mal) | (?:x|×|mal|times|salaries|gehalt|monats\S*|(?:brutto)?(?:gehält|löhn|bezüg)\S*)$/u;

function unitOf(tokens: readonly Token[], at: number): Unit | null {
  const unit = units.get(headOf(tokens[at]));
  if (unit !== undefined) return unit as Unit;
  const isPerCent = tokens[at]?.lower === 'per' && tokens[at + 1]?.lower === 'cent';
  if (isPerCent || has(tokens[at], 'PERCENT')) return 'percent';
  if (isHours(tokens[at])) return 'hours';
  return isDays(tokens[at]) ? 'days' : null;
}

/** Behind signs like those of "55.000,- EUR", "60 Tsd. €" and "40-Stunden-Woche". */
function behindSigns(tokens: readonly Token[], at: number): number {
  const isSign = (place: number) => /^(?:[,.]|-{1,2})$/u.test(tokens[place]?.text ?? '');
  return isSign(at) ? (isSign(at + 1) ? at + 2 : at + 1) : at;
}

function quantityAt(tokens: readonly Token[], first: number): Quantity | null {
  const isAlone = !units.has(headOf(tokens[first]));
  const bare = numeralAt(tokens, first);
  const numeral = bare ?? (isAlone ? null : numeralAt(tokens, first + 1));
  if (numeral === null) return null;
  const { value, next } = numeral;
  const behind = behindSigns(tokens, next);
  const own = headOf(tokens[behind]);
  const isT = own === 't' && !units.has(headOf(tokens[behind + 1]));
  const scale = isT ? undefined : scales.get(own);
  const unitAt = scale !== undefined && !units.has(own) ? behindSigns(tokens, behind + 1) : behind;
  const around = [first - 1, next - 1, unitAt].map((place) => tokens[place]?.lower ?? '');
  const isTimes = value >= 12 && value < 16 && timesSaid.test(around.join(' '));
  const unit = isTimes ? 'times' : unitOf(tokens, unitAt);
  // "EUR 60.000", "die Hälfte"
  const before = unit === null && !isAlone ? first : -1;
  const factor = scale ?? scales.get(headOf(tokens[before]));
  // "zwei feste Tage"
  const isFurther = unit === null && value <= mostDays && isDays(tokens[next + 1]);
  return {
    value: value * (factor ?? 1),
    unit: isFurther ? 'days' : (unit ?? unitOf(tokens, before)),
    isScaled: factor !== undefined,
    first,
    last: unit !== null && !isTimes ? unitAt : scale !== undefined ? behind : next - 1,
  };
}

const weekdayOf = (token: Token | undefined) => weekdays.get(token?.lower.replace(/s$/u, '') ?? '');
const betweenDays = /^(?:und|u|and|oder|or|am|on|[,./&+])$/u;
/** As many days as are named: "Montag bis Mittwoch" are three, "Montag und am Freitag" two. */
function weekdaysAt(tokens: readonly Token[], at: number): Quantity | null {
  const day = weekdayOf(tokens[at]);
  if (day === undefined) return null;
  const until = weekdayOf(tokens[at + 2]) ?? day;
  if (until > day && joint.test(tokens[at + 1]?.lower ?? ''))
    return { value: until - day + 1, unit: 'days', isScaled: false, first: at, last: at + 2 };
  let count = 1;
  let last = at;
  for (let next = last + 1; next <= last + 4; next += 1) {
    if (weekdayOf(tokens[next]) !== undefined) {
      count += 1;
      last = next;
    } else if (!betweenDays.test(tokens[next]?.lower ?? '')) break;
  }
  return { value: Math.min(count, mostDays), unit: 'days', isScaled: false, first: at, last };
}

/** Two in a row that are one: "fünfzehn Euro zwanzig", "siebzehn fünfzig die Stunde". */
function isCents(tokens: readonly Token[], one: Quantity, { value, unit, first, last }: Quantity) {
  const isHourly = one.unit === null && tokens.slice(last + 1, last + 4).some(isHours);
  const areWhole = Number.isInteger(one.value) && Number.isInteger(value);
  const isSmall = one.value < 100 && value >= 10 && value < 100 && unit === null;
  return one.last === first - 1 && areWhole && isSmall && (one.unit === 'euro' || isHourly);
}

/** What stands once holds for both ends: "2-3 Tage", "zwei von fünf Tagen". */
const joint = /^(?:-|bis|to|oder|or|\/|von|of|der)$/u;
/** A text with more is a table or hostile. */
const mostQuantities = 600;

const ofDocuments = new WeakMap<Document, readonly Quantity[]>();

/** Three fields ask for them. */
export function quantitiesIn(document: Document): readonly Quantity[] {
  const known = ofDocuments.get(document) ?? readQuantities(document);
  ofDocuments.set(document, known);
  return known;
}

function readQuantities({ tokens }: Document): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length && found.length < mostQuantities; at += 1) {
    const quantity = weekdaysAt(tokens, at) ?? quantityAt(tokens, at);
    if (quantity === null) continue;
    const { value, last } = quantity;
    const before = found.at(-1);
    if (before !== undefined && isCents(tokens, before, quantity))
      found.splice(-1, 1, { ...before, value: before.value + value / 100, unit: 'euro', last });
    else found.push(quantity);
    at = last;
  }
  return found.map((quantity, index) => {
    const next = found[index + 1];
    const isRange =
      next?.first === quantity.last + 2 && joint.test(tokens[next.first - 1]?.lower ?? '');
    return quantity.unit === null && isRange ? { ...quantity, unit: next.unit } : quantity;
  });
}
