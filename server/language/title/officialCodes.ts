import { readTitle } from './readTitle.ts';

/** `esco` as ESCO 1.2.0 numbers occupations, the nearest first; `isco` is the unit group of ISCO-08. */
interface OfficialOccupation {
  readonly name: string;
  readonly esco: readonly string[];
  readonly isco: string | null;
}

export interface TitleCodes {
  readonly title: string;
  /** Empty where the title is not surely read: nothing guessed goes out as official. */
  readonly readAs: readonly OfficialOccupation[];
}

export function codesOfTitle(title: string): TitleCodes {
  const { isSure, readings } = readTitle(title);
  const occupations = isSure ? readings.map(({ occupation }) => occupation) : [];
  return {
    title,
    readAs: [...new Set(occupations)].map(({ names, esco, isco }) => ({
      name: names[0] ?? '',
      esco,
      isco,
    })),
  };
}
