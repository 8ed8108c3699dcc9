import type { Corrections, FoundDto, ReadField, ReadingDto } from './reading.ts';
import { isAskedFor } from './questions.ts';

/** Read from the same words: a corrected title or town takes them along. */
const followers: Partial<Record<ReadField, readonly ReadField[]>> = {
  jobTitle: ['field'],
  jobLocation: ['zipcode', 'country'],
};

/** What was read, as the person says it; `place` is where in the text. */
export function correctReading<Reading extends ReadingDto>(
  reading: Reading,
  corrected: Corrections,
  place: FoundDto | null = null,
): Reading {
  const said = Object.keys(corrected) as (keyof Corrections)[];
  const replaced = new Set<ReadField>(
    said.flatMap((field) => [field, ...(followers[field] ?? [])]),
  );
  // A share at home was read beside another way of working.
  const { remoteChoice } = corrected;
  if (remoteChoice && !isAskedFor('homeOfficePercent', { remoteChoice }))
    replaced.add('homeOfficePercent');
  if (replaced.size === 0) return reading;
  const isKept = ({ field }: { field: ReadField }) => !replaced.has(field);
  const keptOf = <Entry>(entries: Record<string, Entry>) =>
    Object.entries(entries).filter(([field]) => !replaced.has(field as ReadField));
  const values = Object.entries(corrected).filter(([, value]) => value !== null);
  const answers = Object.fromEntries([
    ...keptOf(reading.answers),
    ...values,
  ]) as ReadingDto['answers'];
  return {
    ...reading,
    answers,
    found: [...reading.found.filter(isKept), ...(place ? [place] : [])],
    offers: Object.fromEntries(keptOf(reading.offers)),
    missing: [...new Set([...reading.missing, ...replaced])].filter(
      (field) => answers[field] === undefined && isAskedFor(field, answers),
    ),
    isOffer: reading.isOffer || values.length > 0,
  };
}
