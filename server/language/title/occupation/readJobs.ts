import { fillEllipsis, joinsMore, partJobs } from '../parts/jobsInTitle.ts';
import { dropNoise } from '../parts/noise.ts';
import { foldLetters } from '../text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../text/genderForms.ts';
import { fieldWords, formWords, isFieldWord, jestingName } from '../parts/jobWords.ts';
import { fillingWords, normalizeTitle, type NormalTitle } from '../parts/normalizeTitle.ts';
import {
  findHead,
  hasFieldOfOthers,
  isJobWord,
  isKnown,
  isTradeName,
  judgeHead,
  type Head,
} from './findHead.ts';
import { leadsOthers } from './findLeader.ts';
import { confidences, readAs, type FoundNames, type Reading } from './findNames.ts';
import { findByWords, findExactly, namedExactly } from './findOccupations.ts';
import { agreed, believed, withGuesses, type TitleKnowledge } from './guessOccupations.ts';
import type { Guess } from '../encoder/titleEncoder.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';

export interface WrittenTitle {
  readonly title: string;
  readonly normal: NormalTitle;
  readonly vector: Float32Array;
}

const isSureOr = (found: FoundNames): FoundNames | null => (found.isSure ? found : null);

function findByHead(
  head: Head | null,
  { title, vector }: WrittenTitle,
  knowledge: TitleKnowledge,
): FoundNames | null {
  if (head === null || (joinsMore(title) && hasFieldOfOthers(head, knowledge.index))) return null;
  const verdict = judgeHead(head, knowledge.index);
  if (verdict === 'other') return null;
  const found = readAs(head.occupation, verdict === 'closed');
  return isSureOr(believed(found, vector, knowledge));
}

/** "Praktikum HR" and "Marketing & Vertrieb" say where, and not as what; "Praktikum Grafikdesign" says both. */
function isFieldAlone(normal: NormalTitle, isName: boolean, index: OccupationIndex): boolean {
  const { words, allWords } = normal;
  const isField = (word: string) => isFieldWord(word, index.readWord(word).at(-1)?.written ?? '');
  const namesJob = (word: string) =>
    isJobWord(word, index) || (index.byAbbreviation.has(word) && !isField(word));
  if (leadsOthers(normal, index) || words.some(namesJob)) return false;
  if (allWords.some((word) => formWords.has(word)))
    return words.every((word) => fieldWords.has(word));
  return !isName || words.every(isField);
}

/** A name in jest beside other words is no job. */
const isJest = ({ words }: NormalTitle, head: Head | null) =>
  words.length > 1 && (head?.words ?? words).some((word) => jestingName.test(word));

function readOne(written: WrittenTitle, knowledge: TitleKnowledge): FoundNames {
  const { normal, vector } = written;
  const { index } = knowledge;
  const head = findHead(normal.words, index);
  const named =
    findExactly(normal, index) ?? believed(findByWords(normal, index), vector, knowledge);
  const isLed = named.readings.some(({ occupation }) => occupation.leads);
  const isSure =
    named.isSure &&
    (head !== null || named.isExact || normal.words.every((word) => isKnown(word, index))) &&
    (named.isExact || isLed || !leadsOthers(normal, index));
  const found = isSure
    ? named
    : (findByHead(head, written, knowledge) ?? { ...named, isSure: false });
  const isDoubtful =
    isFieldAlone(normal, found.isExact, index) || (!named.isExact && isJest(normal, head));
  if (isDoubtful) return { ...found, isSure: false };
  return found.isSure ? found : (settle(found, written, knowledge) ?? found);
}

function settle(
  found: FoundNames,
  { title, normal, vector }: WrittenTitle,
  knowledge: TitleKnowledge,
): FoundNames | null {
  const settled = joinsMore(title) ? null : agreed(found, vector, knowledge);
  if (settled === null) return null;
  const leads = settled.readings.some(({ occupation }) => occupation.leads);
  return leads || !leadsOthers(normal, knowledge.index) ? settled : null;
}

const normalWord = (word: string) => withoutGender(foldLetters(word));

function jobsIn(title: string, index: OccupationIndex): readonly string[] {
  const endsOf = (word: string) => {
    const parts = index.readWord(normalWord(word)).map(({ written }) => written);
    return parts.map((_part, at) => parts.slice(at).join('')).filter((_end, at) => at > 0);
  };
  const isName = (word: string) => index.byWords.has(normalWord(word));
  const text = fillEllipsis(dropGenderSigns(dropNoise(title).text), endsOf, isName);
  return partJobs(text, (part) =>
    normalizeTitle(part).words.some(
      (word) => isJobWord(word, index) || index.byAbbreviation.has(word),
    ),
  );
}

/** An unknown job stands beside others in jest or as their local name: "Koch / Küchenkünstler". */
const isStrange = ({ words }: NormalTitle, index: OccupationIndex) =>
  words.every((word) =>
    index.readWord(word).every(({ meaning }) => !index.names.knowsMeaning(meaning)),
  );

/** More are a list of words, and each costs a reading. */
const mostJobs = 5;

/** "Florist, Gärtner oder Quereinsteiger" offers two jobs. */
const isFilling = ({ words }: NormalTitle) => words.every((word) => fillingWords.has(word));

function readEach(jobs: readonly string[], { index, encoder }: TitleKnowledge): FoundNames | null {
  const known = jobs
    .slice(0, mostJobs)
    .map((title) => ({ title, normal: normalizeTitle(title) }))
    .filter(({ normal }) => !isStrange(normal, index) && !isFilling(normal));
  if (known.length === 0) return null;
  const each = known.map(({ title, normal }) =>
    readOne({ title, normal, vector: encoder.encode(normal.words) }, { index, encoder }),
  );
  const readings = each.flatMap((found) => found.readings);
  return {
    readings: readings.map((reading: Reading) => ({
      ...reading,
      confidence: Math.min(reading.confidence, confidences.strangeWords),
    })),
    isSure: jobs.length <= mostJobs && each.every(({ isSure }) => isSure),
    isExact: true,
  };
}

const hyphenated = /\p{L}-\p{L}/u;

/** "Bäcker-Konditor" names two trades and nothing else. */
function namedEach(
  title: string,
  { words }: NormalTitle,
  index: OccupationIndex,
): readonly string[] {
  const isTrade = (word: string) => isJobWord(word, index) && isTradeName(word, index);
  return hyphenated.test(title) && words.every(isTrade) ? words : [];
}

/** "Elektroniker für Betriebstech…" is what only one name goes on to be. */
function findCut({ title, normal }: WrittenTitle, index: OccupationIndex): FoundNames | null {
  const { cutWord } = dropNoise(title);
  if (cutWord === null) return null;
  const beginning = normal.words.join('') + foldLetters(cutWord);
  const meant = new Set<Occupation>();
  for (const [words, named] of index.byWords) {
    if (words.startsWith(beginning)) for (const occupation of named) meant.add(occupation);
  }
  const [only, ...others] = meant;
  return only === undefined || others.length > 0 || only.isGeneral ? null : readAs(only, true);
}

export function readJobs(
  written: WrittenTitle,
  guesses: readonly Guess[],
  knowledge: TitleKnowledge,
): FoundNames {
  const { index } = knowledge;
  const cut = findCut(written, index);
  if (cut !== null) return cut;
  const exact = namedExactly(written.normal, index);
  const whole = exact === null ? null : readOne(written, knowledge);
  if (whole?.isSure === true) return whole;
  const parted = jobsIn(written.title, index);
  const jobs = parted.length > 1 ? parted : namedEach(written.title, written.normal, index);
  const several = jobs.length > 1 ? readEach(jobs, knowledge) : null;
  if (several?.isSure === true) return several;
  const found = whole ?? readOne(written, knowledge);
  const readings = [...(several?.readings ?? []), ...found.readings];
  return withGuesses(found.isSure ? found : { ...found, readings }, guesses, knowledge);
}
