import { centreOf, crowFliesKm, type Coordinates } from './distance.ts';
import { foreignTowns, otherTownNames } from './knownTowns.ts';
import type { Postcode } from './postcodes.ts';
import { keysOfText, keysOfTown } from './townName.ts';

interface Town extends Coordinates {
  readonly name: string;
  readonly country: string;
  /** Number of its postcodes: the only measure of size that the data holds. */
  readonly size: number;
}

/** Finds a town by what people write; `country` (ISO alpha-2) narrows it, null leaves all. */
export type TownIndex = (text: string, country: string | null) => Town | null;

/** Postcodes of one name further from its centre than this belong to another town: there are four Neukirchen. */
const townRadiusKm = 40;

/** Towns this near to each other are the same place for a distance to work. */
const samePlaceKm = 25;

/** A foreign town on our short list is as large as a big German one: "Linz" is the one in Austria. */
const foreignTownSize = 20;

/** The postcodes of one name, parted where they lie too far apart to be one town. */
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

function germanTowns(postcodes: readonly Postcode[]): Town[] {
  const byName = new Map<string, Postcode[]>();
  for (const postcode of postcodes) {
    const sameName = byName.get(postcode.town);
    if (sameName === undefined) byName.set(postcode.town, [postcode]);
    else sameName.push(postcode);
  }
  return [...byName].flatMap(([name, ofName]) =>
    partByPlace(ofName).flatMap((part) => {
      const centre = centreOf(part);
      return centre === null ? [] : [{ name, country: 'DE', size: part.length, ...centre }];
    }),
  );
}

/**
 * The town that is meant among those of one name: the one with more postcodes than all others together. Otherwise
 * nobody can tell, and a wrong guess would cost hundreds of kilometres.
 */
function plainlyMeant(towns: readonly Town[]): Town | null {
  const [first, ...others] = towns;
  if (first === undefined) return null;
  const largest = others.reduce((best, town) => (town.size > best.size ? town : best), first);
  const rivals = towns.filter((town) => crowFliesKm(town, largest) > samePlaceKm);
  const sizeOfRivals = rivals.reduce((sum, { size }) => sum + size, 0);
  return largest.size > sizeOfRivals ? largest : null;
}

/** Builds the index over all German towns and the few foreign ones that we know. */
export function indexTowns(postcodes: readonly Postcode[]): TownIndex {
  const byKey = new Map<string, Town[]>();
  const abroad = foreignTowns.map((town) => ({ ...town, size: foreignTownSize }));
  for (const town of [...germanTowns(postcodes), ...abroad]) {
    for (const key of keysOfTown(town.name)) {
      const sameKey = byKey.get(key);
      if (sameKey === undefined) byKey.set(key, [town]);
      else sameKey.push(town);
    }
  }
  for (const [key, name] of Object.entries(otherTownNames)) {
    const [properKey = key] = keysOfTown(name);
    byKey.set(key, byKey.get(properKey) ?? []);
  }

  return (text, country) => {
    for (const key of keysOfText(text)) {
      const towns = (byKey.get(key) ?? []).filter(
        (town) => country === null || town.country === country,
      );
      // A known but ambiguous name ends the search: with fewer words it only gets more ambiguous.
      if (towns.length > 0) return plainlyMeant(towns);
    }
    return null;
  };
}
