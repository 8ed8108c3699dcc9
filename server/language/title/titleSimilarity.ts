import { likenessOf } from './occupation/titleProfile.ts';
import { confidences, type Reading } from './occupation/findNames.ts';
import { isOpen } from './lexicon/generalNames.ts';
import { nearness } from './lexicon/occupationNearness.ts';
import { isOfficeMove, nearnessByTraining } from './lexicon/trainedMoves.ts';
import { readTitle, type ReadTitle } from './readTitle.ts';
import { seniorityFactor } from './text/seniority.ts';

/** `value` is 0 to 1 (the same job); `sure` if the lexicon knows both titles. */
export interface TitleSimilarity {
  readonly value: number;
  readonly sure: boolean;
}

function readingNearness(mine: Reading, theirs: Reading): number {
  const value = nearnessByTraining(mine.occupation, theirs.occupation);
  const oneLeads = Boolean(mine.leadsTrade) !== Boolean(theirs.leadsTrade);
  const most = oneLeads ? Math.min(value, nearness.led) : value;
  return most * Math.min(mine.confidence, theirs.confidence);
}

const nearestReadings = (left: readonly Reading[], right: readonly Reading[]): number =>
  Math.max(0, ...left.flatMap((mine) => right.map((theirs) => readingNearness(mine, theirs))));

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** "Arzt" is general to "Kinderarzt", which the lexicon has beside it, but not to "Tierarzt". */
function isSpecialisation(general: ReadTitle, special: ReadTitle, nearest: number): boolean {
  return [...general.generalAs].some(
    (id) =>
      special.generalIds.has(id) &&
      !special.generalAs.has(id) &&
      (isOpen(id) || nearest > nearness.area),
  );
}

/** A guess is no move, nor is who leads; "Assistent" with anything beside it may assist in another trade. */
const atDesk = (readings: readonly Reading[]) =>
  readings.filter(
    ({ confidence, isLeader, leadsTrade, occupation: { isGeneral } }) =>
      confidence >= (isGeneral ? confidences.all : confidences.addition) &&
      !isLeader &&
      leadsTrade !== true,
  );

const isMove = (left: readonly Reading[], right: readonly Reading[]) =>
  atDesk(left).some((mine) =>
    atDesk(right).some((theirs) => isOfficeMove(mine.occupation, theirs.occupation)),
  );

type Band = readonly [from: number, below: number];

/** `jobTitleRule` draws its lines at 0.5 and 0.75; a search expects the same occupation alone above 0.85. */
const bands = {
  other: [0, 0.5],
  /** A "Projektleiter" would look at "IT-Projektleiter", and would not take any. */
  special: [0.55, 0.65],
  group: [0.5, 0.75],
  related: [0.75, 0.85],
  same: [0.9, 1],
} as const satisfies Record<string, Band>;

function bandOf(left: ReadTitle, right: ReadTitle): Band {
  const nearest = nearestReadings(left.readings, right.readings);
  if (nearest > nearness.related) return bands.same;
  if (nearest >= bands.related[0]) return bands.related;
  const isPart =
    isSpecialisation(left, right, nearest) ||
    isSpecialisation(right, left, nearest) ||
    isMove(left.readings, right.readings);
  if (isPart) return bands.special;
  return nearest >= bands.group[0] ? bands.group : bands.other;
}

/** From likeness to nearness, so that titles of one job and of others keep the bands that people put them in. */
const points: readonly Band[] = [
  [0, 0],
  [0.56, 0.5],
  [0.68, 0.75],
  [0.855, 0.95],
  [1, 1],
];

function nearnessBy(likeness: number): number {
  const after = points.findIndex(([at]) => likeness <= at);
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = points.slice(Math.max(0, after - 1));
  return low + ((likeness - from) / (to - from)) * (high - low);
}

/** The end of a band in which likenesses above it keep their order. */
const endOfBand = 0.1;

const mostBelow = 0.999;

function within([from, below]: Band, share: number): number {
  return from + (below - from) * share * mostBelow;
}

/** The lexicon says no more than what two unsure titles are at most. */
function atMost([, below]: Band, value: number): number {
  const end = below * (1 - endOfBand);
  return value <= end ? value : within([end, below], (value - end) / (1 - end));
}

/** What a trade is done in, where another field asks for other experience. */
const fields = ['hochbau', 'tiefbau'] as const;

const otherField = 0.9;

function fieldFactor({ key: left }: ReadTitle, { key: right }: ReadTitle): number {
  const [one, other] = fields;
  const areApart =
    (left.includes(one) && right.includes(other)) || (left.includes(other) && right.includes(one));
  return areApart ? otherField : 1;
}

export function similarityOf(left: ReadTitle, right: ReadTitle): TitleSimilarity {
  const factor = seniorityFactor(left.seniority, right.seniority) * fieldFactor(left, right);
  if (left.key === right.key && left.key !== '') return { value: rounded(factor), sure: true };

  const sure = left.isSure && right.isSure;
  const band = bandOf(left, right);
  const isSettled = sure || band === bands.special;
  const likeness = likenessOf(left, right, isSettled);
  const value = isSettled ? within(band, likeness) : atMost(band, nearnessBy(likeness));
  return { value: rounded(value * factor), sure };
}

export function titleSimilarity(left: string, right: string): TitleSimilarity {
  return similarityOf(readTitle(left), readTitle(right));
}
