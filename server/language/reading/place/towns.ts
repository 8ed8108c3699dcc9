import { otherTownNames } from '../../place/knownTowns.ts';
import { findPlace, townOfPostcode } from '../../place/findPlace.ts';
import { countries, type Country } from '../../place/postcodes.ts';
import { keysOfText, keysOfTown } from '../../place/townName.ts';
import type { Place } from '../fact.ts';

export interface NamedTown extends Place {
  readonly name: string;
  /** Where it surely lies; null if towns of that name lie in several. */
  readonly country: Country | null;
}

const townWord = "(?:St\\.|\\p{Lu}[\\p{L}'-]{1,30}|\\p{Lu}\\.(?=[ -]))";
const joiner = '(?:am|an der|an|im|in der|bei|ob der|vor der|auf der|a\\.|i\\.|b\\.|d\\.|unter)';
const townWords = new RegExp(
  `${townWord}(?:(?: ${joiner} ?|[ /])${townWord}|/${townWord}| \\(${townWord}\\)){0,3}`,
  'uy',
);

const noTowns = new Set(
  'wort rust java regen essen lage singen weil hof au wald berg see plan rain bruck horn teil zell buch haus handel verl ahlen ebene form bau au enge wangen stein brand wohlen lohn rollen linden haag leer celle norden süden osten westen vier moos rot burg marl ruhe wien-mitte gründau werben much wedel mais halle kiel-canal kirchen stelle moers-mitte boden orten hessen planung gehren'.split(
    ' ',
  ),
);
const sureAfterLabel = new Set(
  'regen rust essen hof singen halle leer celle norden berg horn wangen stein marl lage linden brand wedel weil hamm verl ahlen gera'.split(
    ' ',
  ),
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

function townCalled(words: string): { country: Country | null } | null {
  const [key = ''] = keysOfText(words);
  if (key === '') return null;
  const place = findPlace({ town: words });
  if (place === null || /^PLZ-Gebiet/.test(place.name)) return null;
  const isWhole =
    keysOfTown(place.name).has(key) ||
    [...keysOfTown(place.name)].some((known) => known.split(' ')[0] === key && key.length > 3) ||
    otherTownNames[key] !== undefined;
  return isWhole ? { country: countryOf(words, place) } : null;
}

/** The town whose name begins here, as many words as belong to it. */
export function townAt(plain: string, at: number, isLabelled = false): NamedTown | null {
  townWords.lastIndex = at;
  const written = townWords.exec(plain)?.[0];
  if (written === undefined) return null;
  const ends = [...written.matchAll(/(?<=[\p{L}.)])(?=[ /-]|$)/gu)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    const name = written.slice(0, end);
    if (/(?:^|[ ])\p{Ll}[\p{L}.]*$/u.test(name) || /^\p{L}\.?$/u.test(name)) continue;
    const folded = name.toLowerCase();
    if (noTowns.has(folded) && !(isLabelled && sureAfterLabel.has(folded))) continue;
    const town = townCalled(name);
    if (town !== null) return { name, country: town.country, start: at, end: at + end };
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
  if (fitting.length === 1) return fitting[0] ?? null;
  const [only, ...others] = countries.filter(
    (country) =>
      zipcodeForms[country].test(zipcode) && findPlace({ town: words, country }) !== null,
  );
  return only !== undefined && others.length === 0 && zipcode.length === 5 ? only : null;
}
