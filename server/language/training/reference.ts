// The ESCO occupations, a tab-separated file that is not in the repository.
import { readFileSync } from 'node:fs';
import { normalizeTitle } from '../title/parts/normalizeTitle.ts';
import { seededRandom } from './random.ts';

/** The code's first four digits are the ISCO-08 unit group, three the minor group. */
export interface ReferenceOccupation {
  readonly code: string;
  readonly labels: readonly ReferenceLabel[];
}

export interface ReferenceLabel {
  readonly label: string;
  readonly language: string;
}

export interface SplitReference {
  readonly known: readonly ReferenceOccupation[];
  /** For evaluation; nothing was fitted to it. */
  readonly measuring: readonly ReferenceOccupation[];
}

const heldOutShare = 0.12;

export const unitGroupOf = ({ code }: ReferenceOccupation): string => code.slice(0, 4);
export const minorGroupOf = ({ code }: ReferenceOccupation): string => code.slice(0, 3);

/** Columns: scheme, code, label, language, kind. */
export function parseReference(text: string): ReferenceOccupation[] {
  const byCode = new Map<string, ReferenceLabel[]>();
  for (const line of text.split('\n')) {
    const [scheme = '', code = '', label = '', language = ''] = line.split('\t');
    if (!scheme.startsWith('ESCO') || label === '') continue;
    const labels = byCode.get(code) ?? [];
    labels.push({ label, language });
    byCode.set(code, labels);
  }
  return [...byCode].map(([code, labels]) => ({ code, labels }));
}

/** @throws without the file, or without occupations in it */
export function readReference(path: string): ReferenceOccupation[] {
  const occupations = parseReference(readFileSync(path, 'utf8'));
  if (occupations.length === 0) throw new Error(`no occupation of ESCO in ${path}`);
  return occupations;
}

/** Splits by occupation, so that evaluation does not measure memorisation. */
export function splitReference(
  occupations: readonly ReferenceOccupation[],
  seed: number,
): SplitReference {
  const random = seededRandom(seed);
  const known: ReferenceOccupation[] = [];
  const measuring: ReferenceOccupation[] = [];
  for (const occupation of occupations) {
    (random() < heldOutShare ? measuring : known).push(occupation);
  }
  return { known, measuring };
}

const keyOf = (title: string) => normalizeTitle(title).allWords.join('');

/** Held-out names must not be learnt from here. */
export function withoutLabels(
  occupations: readonly ReferenceOccupation[],
  forgotten: readonly string[],
): ReferenceOccupation[] {
  const keys = new Set(forgotten.map(keyOf));
  return occupations.map(({ code, labels }) => ({
    code,
    labels: labels.filter(({ label }) => !keys.has(keyOf(label))),
  }));
}
