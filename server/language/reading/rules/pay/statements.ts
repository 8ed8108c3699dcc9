import type { Place } from '../../fact.ts';
import { lowerCase } from '../../source.ts';
import { tellsOccupation } from '../title/evidence.ts';
import { type Bound, boundBefore, boundOf } from '../../pay/bounds.ts';
import { type ReadPeriod, attachedPeriod, isPlausible, periodFor } from '../../pay/period.ts';
import { type AmountContext, amountContexts } from './scenes.ts';
import {
  genderMark,
  hasPayNoun,
  isForReferral,
  isOtherBehind,
  isPayBehind,
  isPayNounBehind,
  isPayBudget,
  isPaidBefore,
  nearestWord,
} from '../../pay/words.ts';

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
  readonly isOfTraining: boolean;
  /** A job's title stands between it and the statement before. */
  readonly isOfAnotherJob: boolean;
  /** The least that a collective agreement allows. */
  readonly isCollective: boolean;
  /** "Gehalt", "Vergütung" stands before it. */
  readonly hasOwnNoun: boolean;
}

const wideSight = 320;
const directly = 30;
const extraBefore =
  /(?:zzgl\.?|zuzüglich|plus|zusätzlich|\+)\s?(?:monatlich|jährlich|einmalig|je)?\s?$/u;

const beforeBound = (left: string) => left.slice(0, left.length - boundBefore(left).length);

function isExtra(scene: AmountContext): boolean {
  const found = extraBefore.exec(beforeBound(scene.left));
  return found !== null && (scene.follows || !found[0].startsWith('+'));
}

/** Whether the words around a figure name something else than pay. */
function isOther(scene: AmountContext): boolean {
  const { left, right, figure } = scene;
  const word = nearestWord(left);
  if (isExtra(scene) || isForReferral(right)) return true;
  if (isPayBudget(beforeBound(left)) && figure.low >= 30_000) return false;
  const period = attachedPeriod(right);
  const attached = period === null ? right : right.slice(0, period.length);
  const isPayNear = word?.isPay === true && !word.isVerb && word.distance <= directly;
  if (isOtherBehind(attached) && !isPayNear) return true;
  if (word === null || word.isPay || isPayNounBehind(right)) return false;
  if (period === null || !isPlausible(period.period, figure.low, figure.high)) return true;
  return word.distance <= directly || figure.low < 1000;
}

const collective =
  /mindest\p{L}*(?:gehalt|entgelt|lohn|verg)|kollektivvertrag|(?<!\p{L})kv(?!\p{L})/u;
/** What the job may lead to is not what it pays. */
const prospect = /aufstieg|perspektive|karriere|nach der ausbildung/u;
/** Below this a figure without a period is more likely no pay at all. */
const leastUnclear = 700;
const fixedBefore = /(?<!\p{L})davon(?: sind)?\W*$/u;
const fixedBehind = /^\s?(?:brutto )?(?:fix|fest|garantiert|grund)/u;
const otherJobSight = 80;
/** Steps of one job, and no jobs of their own. */
const rank =
  /(?<!\p{L})(?:\p{L}*(?:facharbeiter|helfer|gesell|fachkr|hilfskr)|meister|lehrling|absolvent|senior|junior|lead|einsteiger|anfänger|quereinsteiger|ungelernt|leitung)/u;
const capitalWord = /\p{Lu}\p{Ll}{3,}(?:[:*_/]-?in)?/gu;
const condition =
  /bei vorliegen|überzahlung (?:bis|dein|ihr)|(?:mit|nach) (?:abschluss|erfolgreich|abgeschl|bestanden|der (?:probe|einarbeit)|\d{1,2} |lap|berufserfahrung)|ohne lap|bachelor|master|(?:zweiten|dritten|vierten|\d\.) (?:lehr|ausbildungs|berufs|dienst)?jahr|endstufe|gelernte/u;
/** What a mini job pays a month, and not the limit in its name. */
const ofMinijob = /mini-?job(?!-?zentrale)[^.\n]{0,40}$/u;
/** Months of learning pay little. */
const learning = /praktik|werkstudent|internship/u;
const headlineLength = 100;
const forNothingElse = /^\W*(?:(?:ab|bis|bis zu|ca\.?|rund|up to|from)\s?)?$/u;

const forTime =
  /^\s?\(?(?:brutto )?(?:bei|in|auf|für) (?:vollzeit|\d{2}(?:,\d{1,2})? ?(?:h|std|stunden|wochenst))/u;
const itemBefore = /(?:^|[,(:|>])\s*-?\s*$/u;
const itemBehind =
  /^\s*(?:[,.)|+]|$|plus(?!\p{L})|fix(?!\p{L})|fest(?!\p{L})|zzgl|und (?:\d|\p{L}*(?:dienst|firmen|bonus))|\(?je nach|all[- ]in|base)/u;

/** "Unbefristet, 80.000 bis 90.000 €, Firmenwagen", or "zahlt um die 70.000 €": as high as pay of a month or a year. */
function isItem({ figure, left, right }: AmountContext): boolean {
  if (figure.currency !== 'euro') return false;
  const { low, high } = figure;
  const isYearly = low >= 30_000 && high <= 250_000;
  const isMonthly = low >= 1300 && high <= 8999;
  const before = beforeBound(left);
  if (isYearly && isPayBudget(before)) return true;
  if ((isYearly || isMonthly) && forTime.test(right)) return true;
  if ((isYearly || isMonthly) && isPaidBefore(before)) return !/^\s?für (?!\d)/u.test(right);
  return (
    isYearly && nearestWord(left) === null && itemBefore.test(before) && itemBehind.test(right)
  );
}

function isPay(scene: AmountContext, isForLearning: boolean): boolean {
  const { left, right, figure } = scene;
  if (nearestWord(left)?.isPay || isPayBehind(right)) return true;
  // Net pay is pay, and unclear.
  const period = attachedPeriod(right.replace(/^[\s(]*netto(?!\p{L})/u, ''))?.period;
  if (period !== undefined && isPlausible(period, figure.low, figure.high)) {
    return (
      period !== 'month' ||
      figure.low >= 1000 ||
      (figure.low >= 200 && (ofMinijob.test(left) || isForLearning))
    );
  }
  if (genderMark.test(left) || genderMark.test(right.slice(0, 24))) return true;
  const isYearly = figure.low >= 25_000 && figure.high <= 250_000;
  if (isYearly && figure.scaled) return true;
  if (isItem(scene)) return true;
  const isAlone = forNothingElse.test(left);
  if (isYearly && figure.isRange && isAlone) return true;
  const isWholeClause = right.trim() === '' && (figure.isRange || left.trim() !== '');
  return (
    isAlone && figure.low >= 11 && figure.high <= 60 && (isWholeClause || /^\s?\(?\+/.test(right))
  );
}

function kindOf({ figure, left, right }: AmountContext): Statement['kind'] {
  if (figure.currency === 'foreign') return 'foreign';
  if (/^[\s(]*netto(?!\p{L})/u.test(right)) return 'net';
  if (/^[\s(,]*(?:brutto|gross)/u.test(right)) return 'euro';
  return left.lastIndexOf('netto') > left.lastIndexOf('brutto') ? 'net' : 'euro';
}

function shareOf({ left, right }: AmountContext): Statement['share'] {
  const before =
    left
      .slice(-60)
      .split(/,\s|;|(?<!\p{L})(?:oder|bzw)(?!\p{L})/u)
      .at(-1) ?? '';
  const [behind = ''] = right.split(/,\s|;/, 1);
  if (
    /vollzeit|volle[rn]? stelle|full[- ]time|(?:auf|bei|für|zu) 100 ?%|100 ?%-basis/u.test(
      before + behind,
    )
  ) {
    return 'full';
  }
  return /teilzeit|mini-?job|\d\s?(?:h\b|std|stunden|wochenstunden)/u.test(before + behind)
    ? 'part'
    : null;
}

function placeOf({ figure, right }: AmountContext, length: number): Place {
  const attached = attachedPeriod(right);
  const words = attached?.length ?? /^(?:\s?brutto(?!\p{L})|\+)/u.exec(right)?.[0].length ?? 0;
  return { start: figure.start - length, end: figure.end + words };
}

/** "bei 50 bis 60, in leitender Stellung bis 70" goes on speaking of the same pay. */
function continuesPay(
  scene: AmountContext,
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

/** Between two figures: a gender mark, or another word for people who work than ranks in one job. */
function namesAnotherJob(
  plain: string,
  before: number,
  { figure, right, follows }: AmountContext,
): boolean {
  const between = plain.slice(Math.max(before, figure.start - 300), figure.start);
  if (genderMark.test(between.toLowerCase())) return true;
  if (before === 0 || !follows || rank.test(between.toLowerCase() + right.slice(0, 30)))
    return false;
  return [...between.slice(-otherJobSight).matchAll(capitalWord)].some(([word]) =>
    tellsOccupation(word),
  );
}

const monthOfTraining: ReadPeriod = { period: 'month', isSaid: false };

export function statementsIn(plain: string): Statement[] {
  const lower = lowerCase(plain);
  const isForLearning = learning.test(lower.slice(0, headlineLength));
  const statements: Statement[] = [];
  let before = 0;
  for (const scene of amountContexts(plain, lower)) {
    const { figure, left, right } = scene;
    if (!scene.isOfTraining && isOther(scene)) continue;
    const previous = statements.at(-1);
    if (previous !== undefined && prospect.test(left.slice(-120))) continue;
    const said = scene.isOfTraining ? monthOfTraining : periodFor(figure, { left, right });
    const continues = continuesPay(scene, previous, said?.isSaid === true);
    if (!continues && !scene.isOfTraining && !isPay(scene, isForLearning)) continue;
    const isFixedPart = fixedBefore.test(beforeBound(left)) && fixedBehind.test(right);
    // The rest of the sum before depends on success.
    if (isFixedPart) statements.pop();
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
      isOfTraining: scene.isOfTraining,
      isOfAnotherJob: namesAnotherJob(plain, before, scene),
    });
    before = figure.end;
  }
  return statements;
}
