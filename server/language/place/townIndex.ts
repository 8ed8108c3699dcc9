import { groupByKeys } from '../text/groupByKeys.ts';
import { centreOf, crowFliesKm, type Coordinates } from './distance.ts';
import { otherTownNames } from './knownTowns.ts';
import type { Country, Postcode } from './postcodes.ts';
import { keysOfText, keysOfTown } from './townName.ts';

export interface Town extends Coordinates {
  readonly name: string;
  readonly country: string;
  readonly size: number;
}

export interface TownIndex {
  readonly findTown: (text: string, country: string | null) => Town | null;
  /** Also of towns whose name several have, and of the first half of "Garmisch-Partenkirchen". */
  readonly isTownName: (text: string) => boolean;
}

/** Postcodes of one name further from its centre than this belong to another town: there are four Neukirchen. */
const townRadiusKm = 40;

const samePlaceKm = 25;

function partByPlace(postcodes: readonly Postcode[]): Postcode[][] {
  const parts: { centre: Coordinates; postcodes: Postcode[] }[] = [];
  for (const postcode of postcodes) {
    const near = parts.find(({ centre }) => crowFliesKm(centre, postcode) <= townRadiusKm);
    if (near === undefined) {
      parts.push({ centre: postcode, postcodes: [postcode] });
    } else {
      near.postcodes.push(postcode);
      near.centre = centreOf(near.postcodes) ?? near.centre;
    }
  }
  return parts.map((part) => part.postcodes);
}

/** Thousands of inhabitants to a postcode: Switzerland divides itself more finely than Germany. */
const inhabitants: Record<Country, number> = { DE: 10, AT: 4, CH: 2.5 };

const villageShare = 0.1;

function sizeOf(postcodes: readonly Postcode[]): number {
  return postcodes.reduce(
    (sum, { country, isMain }) => sum + inhabitants[country] * (isMain ? 1 : villageShare),
    0,
  );
}

function townsOf(postcodes: readonly Postcode[]): Town[] {
  const byName = groupByKeys(postcodes, ({ country, town }) => [`${country} ${town}`]);
  return [...byName.values()].flatMap(partByPlace).flatMap((part) => {
    const [first] = part;
    const centre = centreOf(part);
    return first === undefined || centre === null
      ? []
      : [{ name: first.town, country: first.country, size: sizeOf(part), ...centre }];
  });
}

/** The one larger than all others together, or none: a wrong guess would cost hundreds of kilometres. */
function plainlyMeant(towns: readonly Town[]): Town | null {
  const [first, ...others] = towns;
  if (first === undefined) return null;
  const largest = others.reduce((best, town) => (town.size > best.size ? town : best), first);
  const rivals = towns.filter((town) => crowFliesKm(town, largest) > samePlaceKm);
  const sizeOfRivals = rivals.reduce((sum, { size }) => sum + size, 0);
  return largest.size > sizeOfRivals ? largest : null;
}

export function indexTowns(postcodes: readonly Postcode[]): TownIndex {
  const byKey = groupByKeys(townsOf(postcodes), ({ name }) => keysOfTown(name));
  for (const [key, name] of Object.entries(otherTownNames)) {
    const [properKey = key] = keysOfTown(name);
    byKey.set(key, byKey.get(properKey) ?? []);
  }

  const halves = new Set(
    [...byKey.keys()].map((key) => key.slice(0, Math.max(0, key.lastIndexOf(' ')))),
  );
  const isTownName = (text: string) => {
    const [key = ''] = keysOfText(text);
    return byKey.has(key) || (key.length > 3 && halves.has(key));
  };

  const findTown: TownIndex['findTown'] = (text, country) => {
    for (const key of keysOfText(text)) {
      const towns = (byKey.get(key) ?? []).filter(
        (town) => country === null || town.country === country,
      );
      // A known but ambiguous name ends the search: with fewer words it only gets more ambiguous.
      if (towns.length > 0) return plainlyMeant(towns);
    }
    return null;
  };
  return { findTown, isTownName };
}
