import type { CountryCode } from '@inkognito/shared/codes';
import { type Found, placeOf, wordsBefore } from '../fact.ts';
import countryNames from './countryNames.json' with { type: 'json' };

const patterns = (Object.entries(countryNames) as [CountryCode, string][]).map(
  ([code, words]) => [code, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'giu')] as const,
);

/** Said of where one works, not of where a company sells or has been founded. */
const workThere =
  /(?:(?:remote|home ?office|mobil\p{L}* arbeiten|verteilt|standort|einsatzort|arbeitsort|dienstort|location|land|country|anywhere)[^.\n]{0,40}|\p{Lu}[\p{L}-]{2,30}(?:, | \()|hauptwohnsitz (?:in )?)$/iu;
/** "China, USA und Kanada" */
const inList = /^(?:,| und| oder| and| or) \p{Lu}/u;
const townBefore = /\p{Lu}[\p{L}-]{2,30}(?:, | \()$/u;

export function countriesIn(plain: string): Found<CountryCode>[] {
  return patterns.flatMap(([code, pattern]) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const before = wordsBefore(plain, match.index, 60);
      const place = placeOf(match);
      const after = plain.slice(place.end, place.end + 8);
      const isSaid = /,\s$|\($/.test(before)
        ? /(?:remote|homeoffice),? ?\(?$/iu.test(before) ||
          (townBefore.test(before) && !inList.test(after))
        : workThere.test(before);
      if (
        !isSaid ||
        /(?:standorte|niederlassungen|kunden|projekte)(?!\p{L})[^.\n]{0,40}$/iu.test(before)
      )
        return [];
      return [{ value: code, confidence: 0.9, ...place }];
    }),
  );
}
