import { foldText } from '../text/foldText.ts';
import namesByTown from './knownTowns.json' with { type: 'json' };

/** Names in other languages and, of large towns, the parts that are named alone, and no other town is called. */
export const otherTownNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(namesByTown).flatMap(([town, names]) =>
    names
      .split(', ')
      .map((name) => [foldText(name, { umlauts: 'ae' }).replace('-', ' '), town] as const),
  ),
);
