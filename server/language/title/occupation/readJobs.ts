import { fillEllipsis, joinsMore, partJobs } from '../parts/jobsInTitle.ts';
import { dropNoise } from '../parts/noise.ts';
import { foldLetters } from '../text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../text/genderForms.ts';
import { fieldWords, formWords, isFieldWord } from '../parts/jobWords.ts';
import { normalizeTitle, type NormalTitle } from '../parts/normalizeTitle.ts';
import { findHead, isJobWord, isKnown, judgeHead, type Head } from './findHead.ts';
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
  { vector }: WrittenTitle,
  knowledge: TitleKnowledge,
): FoundNames | null {
  if (head === null) return null;
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
  if (isFieldAlone(normal, found.isExact, index)) return { ...found, isSure: false };
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

/** More are a list of words, and each costs a reading. */
const mostJobs = 5;

function readEach(jobs: readonly string[], { index, encoder }: TitleKnowledge): FoundNames {
  const each = jobs.slice(0, mostJobs).map((title) => {
    const normal = normalizeTitle(title);
    return readOne({ title, normal, vector: encoder.encode(normal.words) }, { index, encoder });
  });
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
  const jobs = jobsIn(written.title, index);
  const several = jobs.length > 1 ? readEach(jobs, knowledge) : null;
  if (several?.isSure === true) return several;
  const found = whole ?? readOne(written, knowledge);
  const readings = [...(several?.readings ?? []), ...found.readings];
  return withGuesses(found.isSure ? found : { ...found, readings }, guesses, knowledge);
}
