import type { Place } from '../fact.ts';
import { amountsIn } from './amounts.ts';
import { type Bound, boundBefore, boundOf } from './bounds.ts';
import { clauseBreaks } from './clauses.ts';
import { type Figure, figuresIn } from './figures.ts';
import { type ReadPeriod, attachedPeriod, isPlausible, periodFor } from './period.ts';
import {
  genderMark,
  hasPayNoun,
  isOtherBehind,
  isPayBehind,
  isPayNounBehind,
  nearestWord,
} from './words.ts';

/** A figure that is pay, with all that the text says of it. */
export interface Statement extends Place {
  readonly low: number;
  readonly high: number;
  readonly bound: Bound;
  readonly period: ReadPeriod | null;
  readonly kind: 'euro' | 'foreign' | 'net';
  /** Which share of full time it is said for, where the text sets several beside each other. */
  readonly share: 'full' | 'part' | null;
  /** Of the same clause as the statement before and near it. */
  readonly continues: boolean;
  /** A job's title stands between it and the statement before. */
  readonly isOfAnotherJob: boolean;
  /** The least that a collective agreement allows. */
  readonly isCollective: boolean;
  /** "Gehalt", "Vergütung" stands before it. */
  readonly hasOwnNoun: boolean;
}

/** A figure with the words around it: of its own clause, up to the figures beside it. */
interface Scene {
  readonly figure: Figure;
  readonly left: string;
  readonly right: string;
  readonly follows: boolean;
}

const sight = 160;
const wideSight = 320;
/** Texts naming more amounts are price lists or hostile. */
const mostFigures = 100;
const nearest = 140;

function hasUnit(lower: string, figure: Figure): boolean {
  if (figure.currency !== null) return true;
  const before = lower.slice(Math.max(0, figure.start - 40), figure.start);
  const behind = lower.slice(figure.end, figure.end + 24);
  if (
    /^\s?(?:%|prozent|mitarbeit|kolleg|stunden|std|h\b|tage|jahre|uhr|köpf|people|x\b|mal\b)/u.test(
      behind,
    )
  ) {
    return false;
  }
  if (figure.scaled) return true;
  const { length } = boundBefore(before);
  const word = before.slice(0, before.length - length);
  return (
    (figure.low >= 1000 || /^\s?(?:€|\/\s?(?:std|h\b|stunde)|pro stunde)/u.test(behind)) &&
    (/(?:gehalt|lohn|brutto|vergütung|entgelt|salary|fixum)(?: (?:von|zwischen|beträgt|liegt bei|is|of))?:?\s*$/u.test(
      word,
    ) ||
      /^\s?(?:brutto|p\.\s?a|im jahr|jährlich|(?:pro|\/)\s?(?:jahr|monat|stunde|std))/u.test(
        behind,
      ))
  );
}

function scenesIn(plain: string, lower: string): Scene[] {
  const figures: Figure[] = [];
  for (const figure of figuresIn(lower, amountsIn(lower))) {
    if (figures.length < mostFigures && hasUnit(lower, figure)) figures.push(figure);
  }
  const breaks = clauseBreaks(plain);
  let at = 0;
  return figures.map((figure, index) => {
    while ((breaks[at] ?? Infinity) < figure.start) at++;
    const clauseStart = (breaks[at - 1] ?? -1) + 1;
    let next = at;
    while ((breaks[next] ?? Infinity) < figure.end) next++;
    const clauseEnd = breaks[next] ?? lower.length;
    const before = figures[index - 1]?.end ?? 0;
    const after = figures[index + 1]?.start ?? lower.length;
    const own = lower.slice(Math.max(clauseStart, before, figure.start - sight), figure.start);
    const refersBack = reference.test(own) && nearestWord(own) === null;
    return {
      figure,
      left: refersBack ? lower.slice(Math.max(before, figure.start - sight), figure.start) : own,
      right: lower.slice(figure.end, Math.min(clauseEnd, after, figure.end + sight)),
      follows: before > clauseStart && figure.start - before <= nearest,
    };
  });
}

/** "Dieses beträgt ...", "Bei dieser Stelle handelt es sich um ...": the sentence before says what. */
const reference =
  /^\s*(?:dies|das (?:sind|ist|entspricht)|es (?:beträgt|liegt)|er |bei dieser (?:stelle|position) handelt)/u;
const directly = 30;
const extraBefore =
  /(?:zzgl\.?|zuzüglich|plus|zusätzlich|\+)\s?(?:monatlich|jährlich|einmalig|je)?\s?$/u;

function isExtra(scene: Scene): boolean {
  const before = scene.left.slice(0, scene.left.length - boundBefore(scene.left).length);
  const found = extraBefore.exec(before);
  return found !== null && (scene.follows || !found[0].startsWith('+'));
}

/** Whether the words around a figure name something else than pay. */
function isOther(scene: Scene): boolean {
  const { left, right, figure } = scene;
  const word = nearestWord(left);
  if (isExtra(scene)) return true;
  const period = attachedPeriod(right);
  const attached = period === null ? right : right.slice(0, period.length);
  if (isOtherBehind(attached) && !(word?.isPay && word.distance <= directly)) return true;
  if (figure.low >= 800 && /^\W*1[2-5]\s?(?:x|mal|gehälter)/u.test(attached)) return false;
  if (period !== null && period.period !== 'hour' && isOtherBehind(right.slice(period.length))) {
    const isSmall = figure.low < 1000 || !isPlausible(period.period, figure.low, figure.high);
    if (!word?.isPay && isSmall) return true;
  }
  if (word === null || word.isPay || isPayNounBehind(right)) return false;
  if (period === null || !isPlausible(period.period, figure.low, figure.high)) return true;
  if (period.period === 'hour')
    return figure.low < 11 || (word.isHourlyExtra && word.distance <= 12);
  if (!word.isLarge && figure.low >= 1300) return false;
  return word.distance <= directly || figure.low < 1000;
}

const collective =
  /mindest\p{L}*(?:gehalt|entgelt|lohn|verg)|kollektivvertrag|(?<!\p{L})kv(?!\p{L})/u;
/** What the job may lead to is not what it pays. */
const prospect = /aufstieg|perspektive|karriere|nach der ausbildung/u;
/** Below this a figure without a period is more likely no pay at all. */
const leastUnclear = 700;
const condition =
  /bei vorliegen|überzahlung (?:bis|dein|ihr)|(?:mit|nach) (?:abschluss|erfolgreich|abgeschl|bestanden|der (?:probe|einarbeit)|\d{1,2} |lap|berufserfahrung)|ohne lap|bachelor|master|(?:zweiten|dritten|vierten|\d\.) (?:lehr|ausbildungs|berufs|dienst)?jahr|endstufe|gelernte/u;
const forNothingElse = /^\W*(?:(?:ab|bis|bis zu|ca\.?|rund|up to|from)\s?)?$/u;

/** Whether the words around a figure, or its own form, say that it is pay. */
function isPay(scene: Scene, wholeLength: number): boolean {
  const { left, right, figure } = scene;
  if (nearestWord(left)?.isPay || isPayBehind(right)) return true;
  // Net pay is pay, and unclear.
  const period = attachedPeriod(right.replace(/^[\s(]*netto(?!\p{L})/u, ''))?.period;
  if (period !== undefined && isPlausible(period, figure.low, figure.high)) {
    return period !== 'month' || figure.low >= 1000;
  }
  if (genderMark.test(left) || genderMark.test(right.slice(0, 24))) return true;
  const isYearly = figure.low >= 25_000 && figure.high <= 250_000;
  if (isYearly && figure.scaled) return true;
  const isAlone = forNothingElse.test(left);
  if (isYearly && figure.isRange && isAlone) return true;
  if (isAlone && wholeLength <= 40) return true;
  const isWholeClause = right.trim() === '' && (figure.isRange || left.trim() !== '');
  return (
    isAlone && figure.low >= 11 && figure.high <= 60 && (isWholeClause || /^\s?\(?\+/.test(right))
  );
}

function kindOf({ figure, left, right }: Scene): Statement['kind'] {
  if (figure.currency === 'foreign') return 'foreign';
  const isNextNet = /^[\s(]*netto\s?(?:ca\.?|von|:)?\s?€?\s?\d/u.test(right);
  if (isNextNet && left.includes('brutto')) return 'euro';
  if (/^[\s(]*netto(?!\p{L})/u.test(right)) return 'net';
  if (/^[\s(,]*(?:brutto|gross)/u.test(right)) return 'euro';
  const lastNet = left.lastIndexOf('netto');
  return lastNet > left.lastIndexOf('brutto') || /^\D{0,25}netto(?!\p{L})/u.test(right)
    ? 'net'
    : 'euro';
}

function shareOf({ left, right }: Scene): Statement['share'] {
  const before =
    left
      .slice(-60)
      .split(/,\s|;|(?<!\p{L})(?:oder|bzw)(?!\p{L})/u)
      .at(-1) ?? '';
  const [behind = ''] = right.split(/,\s|;/, 1);
  if (/vollzeit/u.test(before + behind)) return 'full';
  return /teilzeit|\d\s?(?:h\b|std|stunden|wochenstunden)/u.test(before + behind) ? 'part' : null;
}

function placeOf({ figure, right }: Scene, length: number): Place {
  const attached = attachedPeriod(right);
  const words = attached?.length ?? /^(?:\s?brutto(?!\p{L})|\+)/u.exec(right)?.[0].length ?? 0;
  return { start: figure.start - length, end: figure.end + words };
}

/** "bei 50 bis 60, in leitender Stellung bis 70" goes on speaking of the same pay. */
function continuesPay(
  scene: Scene,
  previous: Statement | undefined,
  isPeriodSaid: boolean,
): boolean {
  if (previous === undefined || !scene.follows) return false;
  const { low } = scene.figure;
  return isPeriodSaid || (low <= previous.high * 3 && low * 3 >= previous.low);
}

/** "Mit Abschluss der Prüfung beträgt das Gehalt ...": another step of the same pay. */
function isCondition(lower: string, before: number, start: number): boolean {
  const between = lower.slice(Math.max(before, start - 200), start);
  return before > 0 && start - before <= 250 && condition.test(between);
}

export function statementsIn(plain: string): Statement[] {
  // One character for one, which toLowerCase does not promise.
  const lower = plain.replace(/[A-ZÄÖÜ]/g, (letter) => letter.toLowerCase());
  const statements: Statement[] = [];
  let before = 0;
  for (const scene of scenesIn(plain, lower)) {
    const { figure, left, right } = scene;
    if (isOther(scene)) continue;
    const previous = statements.at(-1);
    if (previous !== undefined && prospect.test(left.slice(-120))) continue;
    const said = periodFor(figure, { left, right });
    const continues = continuesPay(scene, previous, said?.isSaid === true);
    if (!continues && !isPay(scene, plain.trim().length)) continue;
    const wide = lower.slice(figure.end, figure.end + wideSight);
    const own = figure.isRange
      ? { bound: 'both' as const, length: boundBefore(left).length }
      : boundOf(left, right, wide);
    if (said === null && figure.high < leastUnclear) continue;
    const inherited = continues && !said?.isSaid ? previous?.period : undefined;
    statements.push({
      ...placeOf(scene, own.length),
      low: figure.low,
      high: figure.high,
      bound: own.bound,
      period: inherited ?? said,
      kind: kindOf(scene),
      share: shareOf(scene),
      isCollective: collective.test(left) && !/über(?: dem )?kollektiv/u.test(left),
      hasOwnNoun: hasPayNoun(left),
      continues: continues || isCondition(lower, before, figure.start),
      isOfAnotherJob: genderMark.test(
        lower.slice(Math.max(before, figure.start - 300), figure.start),
      ),
    });
    before = figure.end;
  }
  return statements;
}
