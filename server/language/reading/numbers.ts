// Each number of a text, once: in figures ("65 000", "70k") or spoken ("vier tausend acht hundert"), with what is counted.
import type { Document, Token } from './document.ts';
import words from './numbers.json' with { type: 'json' };
import { type ClassName, classId } from './wordClasses.ts';

type Unit = 'euro' | 'foreign' | 'percent' | 'hours' | 'days';

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
const fractions: Table<number> = new Map(Object.entries(words.percent));
const scales: Table<number> = new Map(Object.entries(words.scales));
const currencies: Table<string> = new Map(Object.entries(words.currencies));
const weekdays: Table<number> = new Map(Object.entries(words.weekdays));
const sizes = Object.entries(words.sizes);
const ten = [...tens.keys()].join('|');
const ofTens = new RegExp(`^(?:(\\p{L}+)und)?(${ten})$|^(${ten})(?<=ty)-?(\\p{L}+)$`, 'u');

/** "achtunddreißig", "sixty-five", "dreizehnmal", "zweieinhalb"; `null` for words that are no number. */
function numberOfWord(word: string): number | null {
  const known = small.get(word);
  if (known !== undefined) return known;
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

/** As many words as are one number: "vier tausend acht hundert". */
function spokenAt(tokens: readonly Token[], at: number): Numeral | null {
  const said: string[] = [];
  for (const { lower: word } of tokens.slice(at, at + mostWords)) {
    const lower = word.replace(/-$/u, '');
    if (numberOfWord(lower) === null && (said.length === 0 || !/^(?:und|and)$/u.test(lower))) break;
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

/** "achtunddreißig Komma fünf" */
function withDecimals(tokens: readonly Token[], { value, next }: Numeral): Numeral {
  const isDecimal = value < 100 && tokens[next]?.lower === 'komma';
  const decimals = isDecimal ? numeralAt(tokens, next + 1) : null;
  return decimals === null || decimals.value < 2
    ? { value, next }
    : { value: Number(`${value}.${decimals.value}`), next: decimals.next };
}

/** Of "Euro/Jahr" and "Stunden-Woche" the first. */
const headOf = (token: Token | undefined) => token?.lower.split(/(?<=.)[-/+]/u)[0] ?? '';

const workingDays = 5;

const isDays = (token: Token | undefined) =>
  has(token, 'DAYS') || /^(?:t|\p{L}+-?(?:tage?n?|days?))$/u.test(token?.lower ?? '');

const isHours = (token: Token | undefined) =>
  has(token, 'HOURS') || /^(?:stund|std(?!\p{L}))/u.test(token?.lower ?? '');

function unitOf(tokens: readonly Token[], at: number): Unit | null {
  const currency = currencies.get(headOf(tokens[at]));
  if (currency !== undefined) return currency as Unit;
  const isPerCent = tokens[at]?.lower === 'per' && tokens[at + 1]?.lower === 'cent';
  if (isPerCent || has(tokens[at], 'PERCENT')) return 'percent';
  if (isHours(tokens[at])) return 'hours';
  return isDays(tokens[at]) ? 'days' : null;
}

function quantityAt(tokens: readonly Token[], at: number, from: number): Quantity | null {
  const numeral = numeralAt(tokens, at);
  if (numeral === null) return null;
  const { value, next } = withDecimals(tokens, numeral);
  const isOf = (place: number, signs: string) => signs.includes(tokens[place]?.lower ?? ' ');
  const priceEnd =
    isOf(next, ',.') && isOf(next + 1, '--') ? 2 : tokens[next]?.text === '--' ? 1 : 0;
  const behind = next + (priceEnd === 0 && isOf(next, '-') ? 1 : priceEnd);
  const scaleAt = (place: number) =>
    headOf(tokens[place]) !== 't' || currencies.has(headOf(tokens[place + 1]))
      ? scales.get(headOf(tokens[place]))
      : undefined;
  const scale = scaleAt(behind);
  const isJoined = scale !== undefined && currencies.has(headOf(tokens[behind]));
  const stop = scale !== undefined && isOf(behind + 1, '.-') ? 1 : 0;
  const unitAt = scale === undefined || isJoined ? behind : behind + 1 + stop;
  const unit = unitOf(tokens, unitAt);
  const isBefore = unit === null && at > from && currencies.has(headOf(tokens[at - 1]));
  const scaleBefore = isBefore
    ? scaleAt(at - (at - 1 > from && isOf(at - 2, 't') ? 2 : 1))
    : undefined;
  // "zwei feste Tage"
  const isFurther = unit === null && value <= workingDays && isDays(tokens[next + 1]);
  return {
    value: value * (scale ?? scaleBefore ?? 1),
    unit: isBefore ? unitOf(tokens, at - 1) : isFurther ? 'days' : unit,
    isScaled: (scale ?? scaleBefore) !== undefined,
    first: isBefore ? at - 1 : at,
    last: unit !== null ? unitAt : scale !== undefined ? behind : next - 1 + priceEnd,
  };
}

/** In percent; "jeden zweiten Tag" is half of them. */
function fractionAt(tokens: readonly Token[], at: number): number | undefined {
  const [before = '', own = ''] = [tokens[at - 1]?.lower, tokens[at]?.lower];
  const isEveryOther =
    /^(?:zweiten?|other|second)$/u.test(own) && /^(?:jede[nr]?|every)$/u.test(before);
  return isEveryOther ? 50 : fractions.get(own);
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
  return { value: Math.min(count, workingDays), unit: 'days', isScaled: false, first: at, last };
}

/** "fünfzehn Euro zwanzig", "siebzehn fünfzig die Stunde", not "15 Euro 40 Stunden". */
const isCents = (
  tokens: readonly Token[],
  euros: Quantity,
  { value, unit, first, last }: Quantity,
) =>
  euros.last === first - 1 &&
  euros.value < 100 &&
  value >= 10 &&
  value < 100 &&
  unit === null &&
  Number.isInteger(value) &&
  Number.isInteger(euros.value) &&
  (euros.unit === 'euro' ||
    (euros.unit === null && tokens.slice(last + 1, last + 4).some(isHours)));

/** What stands once holds for both ends: "2-3 Tage", "zwei von fünf Tagen". */
const joint = /^(?:-|bis|to|oder|or|\/|von|of|der)$/u;
/** A text with more is a table or hostile. */
const mostQuantities = 600;

export function quantitiesIn({ tokens }: Document): Quantity[] {
  const found: Quantity[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length && found.length < mostQuantities; at += 1) {
    const percent = fractionAt(tokens, at);
    const quantity =
      percent === undefined
        ? (weekdaysAt(tokens, at) ?? quantityAt(tokens, at, from))
        : { value: percent, unit: 'percent' as const, isScaled: false, first: at, last: at };
    if (quantity === null) continue;
    const before = found.at(-1);
    if (before !== undefined && isCents(tokens, before, quantity)) {
      found.pop();
      found.push({
        ...before,
        value: before.value + quantity.value / 100,
        unit: 'euro',
        last: quantity.last,
      });
      at = quantity.last;
      from = at + 1;
      continue;
    }
    const isCounted = percent !== undefined && before?.last === at - 1 && before.value < 5;
    if (isCounted) found.pop();
    found.push(
      isCounted ? { ...quantity, value: before.value * percent, first: before.first } : quantity,
    );
    at = quantity.last;
    from = at + 1;
  }
  return found.map((quantity, index) => {
    const next = found[index + 1];
    const isRange =
      next?.first === quantity.last + 2 && joint.test(tokens[next.first - 1]?.lower ?? '');
    return quantity.unit === null && isRange ? { ...quantity, unit: next.unit } : quantity;
  });
}
