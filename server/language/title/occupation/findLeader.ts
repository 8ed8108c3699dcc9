import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import type { NormalTitle } from '../parts/normalizeTitle.ts';
import { isJobWord, isLeading } from './findHead.ts';
import type { Reading } from './findNames.ts';

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

const leading: ReadonlySet<string> = new Set([
  ...['leiter', 'teamleiter', 'abteilungsleiter', 'bereichsleiter', 'leitung'],
]);
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
