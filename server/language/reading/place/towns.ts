import { otherTownNames } from '../../place/knownTowns.ts';
import { findPlace, isTownName, townOfPostcode } from '../../place/findPlace.ts';
import { countries, type Country } from '../../place/postcodes.ts';
import { keysOfText, keysOfTown } from '../../place/townName.ts';

const townWord = "(?:St\\.|\\p{Lu}[\\p{L}'-]{1,30}|\\p{Lu}\\.(?=[ -]))";
const joiner = '(?:am|an der|an|im|in der|bei|ob der|vor der|auf der|a\\.|i\\.|b\\.|d\\.|unter)';
const townWords = new RegExp(
  `${townWord}(?:(?: ${joiner} ?|[ /])${townWord}|/${townWord}| \\(${townWord}\\)){0,3}`,
  'uy',
);

function countryOf(
  words: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Country | null {
  const within = countries.filter((country) => {
    const found = findPlace({ town: words, country });
    return found?.latitude === latitude && found.longitude === longitude;
  });
  return within.length === 1 ? (within[0] ?? null) : null;
}

function townCalled(name: string): { country: Country | null } | null {
  const [key = ''] = keysOfText(name);
  if (key === '') return null;
  const place = findPlace({ town: name });
  if (place === null || /^PLZ-Gebiet/.test(place.name)) return null;
  const isWhole =
    keysOfTown(place.name).has(key) ||
    [...keysOfTown(place.name)].some((known) => known.startsWith(`${key} `) && key.length > 3) ||
    otherTownNames[key] !== undefined;
  return isWhole ? { country: countryOf(name, place) } : null;
}

/** The town whose name begins here, as many words as belong to it. */
export function townAt(plain: string, at: number): { name: string; end: number } | null {
  townWords.lastIndex = at;
  const written = townWords.exec(plain)?.[0];
  if (written === undefined) return null;
  const ends = [...written.matchAll(/(?<=[\p{L}.)])(?=[ /-]|$)/gu)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    const name = written.slice(0, end);
    if (/(?:^|[ ])\p{Ll}[\p{L}.]*$/u.test(name) || /^\p{L}\.?$/u.test(name)) continue;
    if (isTownName(name) || townCalled(name) !== null) return { name, end: at + end };
  }
  return null;
}

const zipcodeForms: Readonly<Record<Country, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
};

/** The country whose postcode this is, for a town of that name. */
export function countryOfZipcode(zipcode: string, words: string): Country | null {
  const [key = ''] = keysOfText(words);
  const fitting = countries.filter((country) => {
    const town = zipcodeForms[country].test(zipcode) ? townOfPostcode({ zipcode, country }) : null;
    if (town === null) return false;
    const keys = [...keysOfTown(town)];
    return keys.some(
      (known) => key === known || key.startsWith(`${known} `) || known.startsWith(`${key} `),
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Where towns of that name surely lie. */
export const countryOfTown = (name: string): Country | null => townCalled(name)?.country ?? null;
