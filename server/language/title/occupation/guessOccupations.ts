import type { Guess, TitleEncoder } from '../encoder/titleEncoder.ts';
import { readAs, type FoundNames, type Reading } from './findNames.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { nearness, nearnessOf } from '../lexicon/occupationNearness.ts';

export interface TitleKnowledge {
  readonly index: OccupationIndex;
  readonly encoder: TitleEncoder;
}

const guessesKept = 3;

const leastChance = 0.25;

/** Even a certain guess is only a guess: two titles that are both guessed stay below "the same job". */
const guessConfidence = 0.85;

const doubtedShare = 0.5;

const oneOfManyShare = 0.8;

const credibleChance = 0.4;

/** Names in parts of a title may mislead ("Kosmetik-Produktionsmitarbeiter"); the encoder sees the whole. */
export function believed(
  found: FoundNames,
  vector: Float32Array,
  { encoder }: TitleKnowledge,
): FoundNames {
  if (found.isExact) return found;
  const chances = found.readings.map(
    ({ occupation }) => encoder.chanceOf(vector, occupation.id) ?? 1,
  );
  const isOneJob = areNeighbours(found.readings);
  const readings = found.readings.map((reading, at) => {
    const belief = Math.min(1, (chances[at] ?? 1) / credibleChance);
    const share = (doubtedShare + (1 - doubtedShare) * belief) * (isOneJob ? 1 : oneOfManyShare);
    return { ...reading, confidence: reading.confidence * share };
  });
  const isCredible = chances.some((chance) => chance >= credibleChance);
  return { ...found, readings, isSure: found.isSure && isCredible && isOneJob };
}

function areNeighbours([first, ...others]: readonly Reading[]): boolean {
  return (
    first === undefined ||
    others.every(({ occupation }) => nearnessOf(first.occupation, occupation) >= nearness.group)
  );
}

export function withGuesses(
  found: FoundNames,
  guesses: readonly Guess[],
  { index }: TitleKnowledge,
): FoundNames {
  if (found.isExact || found.isSure) return found;
  const guessed = guesses.slice(0, guessesKept).flatMap(({ id, chance }) => {
    const occupation = index.byId.get(id);
    if (occupation === undefined || chance < leastChance) return [];
    return [{ occupation, confidence: chance * guessConfidence, isLeader: false }];
  });
  return { ...found, readings: [...found.readings, ...guessed] };
}

const agreedChance = 0.7;

const leastAgreeing = 0.45;

/** Another job that the title names besides is left open from this chance on. */
const rivalChance = 0.5;

/** What words alone leave open is settled where the encoder, seeing all of the title, thinks of the same occupation. */
export function agreed(
  { readings }: FoundNames,
  vector: Float32Array,
  { encoder }: TitleKnowledge,
): FoundNames | null {
  const chanceOf = ({ occupation }: Reading) => encoder.chanceOf(vector, occupation.id) ?? 0;
  const likely = readings.find(
    (reading) => reading.confidence >= leastAgreeing && chanceOf(reading) >= agreedChance,
  );
  // One row of the encoder tells most titles apart, before all of them are looked through.
  if (likely === undefined) return null;
  const [best] = encoder.guess(vector, 1);
  const named = readings.find(
    ({ occupation, confidence }) => occupation.id === best?.id && confidence >= leastAgreeing,
  );
  if (named === undefined) return null;
  const { occupation } = named;
  const hasRival = readings.some(
    (other) =>
      nearnessOf(other.occupation, occupation) < nearness.group && chanceOf(other) >= rivalChance,
  );
  if (hasRival) return null;
  return readAs(occupation, false);
}
