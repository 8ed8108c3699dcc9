// "Teamleitung Wareneingang" leads those whose field it is.
import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import type { NormalTitle } from '../parts/normalizeTitle.ts';
import { occupationsOfField, isJobWord, isLeading } from './findHead.ts';
import type { Reading } from './findNames.ts';

const leaderWords = ['leiter', 'teamleiter', 'abteilungsleiter', 'bereichsleiter', 'leitung'];

function leadersBeside(led: Occupation, index: OccupationIndex): readonly Occupation[] {
  const near = new Set([...led.related, ...(index.idsByGroup.get(led.group) ?? [])]);
  return [...near]
    .flatMap((id) => index.byId.get(id) ?? [])
    .filter(({ leads, mainGroup }) => leads && mainGroup === led.mainGroup);
}

const onlyOne = (occupations: readonly Occupation[]): Occupation | null =>
  new Set(occupations).size === 1 ? (occupations[0] ?? null) : null;

/** "Team Lead Sales" and "Lead Sales" lead; a "Lead Developer" is a developer before all. */
function saysLead({ allWords }: NormalTitle, index: OccupationIndex): boolean {
  return allWords.some(
    (word, at) =>
      word === 'lead' &&
      (allWords[at - 1] === 'team' || !allWords.some((other) => isJobWord(other, index))),
  );
}

export function leadsOthers(normal: NormalTitle, index: OccupationIndex): boolean {
  return saysLead(normal, index) || normal.words.some((word) => isLeading(word, index));
}

/** Null where there is no leader, where nothing is led, and where more than one occupation may be meant. */
export function findLeader(normal: NormalTitle, index: OccupationIndex): Occupation | null {
  if (!leadsOthers(normal, index)) return null;
  const field = normal.words.filter((word) => !isLeading(word, index) && word !== 'team');
  if (field.length === 0) return null;
  const named = leaderWords
    .flatMap((word) => [
      ...(index.byWords.get([word, ...field].join('')) ?? []),
      ...(index.byWords.get([...field, word].join('')) ?? []),
    ])
    .filter(({ leads }) => leads);
  if (named.length > 0) return onlyOne(named);
  const led = occupationsOfField(field, index).filter(({ leads }) => !leads);
  return onlyOne(led.flatMap((occupation) => leadersBeside(occupation, index)));
}

const leading: ReadonlySet<string> = new Set(leaderWords);
/** A name that says it already leads none of that name. */
const leadingName = /leit|lead|chef|manager|meister|vorstand|director|officer|head of/i;

/** "Teamleiter Wareneingang" stands among the names of those whose field it is. */
export function markLeaders(
  readings: readonly Reading[],
  { allWords }: NormalTitle,
): readonly Reading[] {
  if (!allWords.some((word) => leading.has(word))) return readings;
  return readings.map((reading) => {
    const { leads, names, isGeneral } = reading.occupation;
    const leadsTrade = !leads && !isGeneral && !leadingName.test(names[0] ?? '');
    return leadsTrade ? { ...reading, leadsTrade } : reading;
  });
}
