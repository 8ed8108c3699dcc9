import type { ContractType, WorkMode } from '@inkognito/shared/codes';
import type { Candidate } from '../choose.ts';
import { type Document, tokenAt } from '../document.ts';
import type { Place } from '../fact.ts';
import { describe, speakingFor } from '../features.ts';
import { lowerCase } from '../source.ts';
import terms from './terms.json' with { type: 'json' };

/** Words that speak of a value. */
interface Cue extends Place {
  readonly kind: string;
}

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, 'gu');
const mostCues = 24;

const tableOf = (kinds: Readonly<Record<string, string>>) =>
  Object.entries(kinds).map(([kind, pattern]) => ({ kind, pattern: word(pattern) }));
const modeTable = tableOf(terms.mode);
const contractTable = tableOf(terms.contract);

function cuesIn(lower: string, table: typeof modeTable): Cue[] {
  return table.flatMap(({ kind, pattern }) =>
    [...lower.matchAll(pattern)]
      .slice(0, mostCues)
      .map(({ index, 0: found }) => ({ kind, start: index, end: index + found.length })),
  );
}

/** Each cue speaks for each value, with weights of its own for it. */
function candidatesOf<Value extends string>(
  document: Document,
  table: typeof modeTable,
  valuesOf: (kind: string) => readonly Value[],
): Candidate<Value>[] {
  const cues = cuesIn(lowerCase(document.plain), table);
  const kinds = new Set(cues.map(({ kind }) => `with:${kind}`));
  const spans = cues.map((cue) => {
    const first = tokenAt(document, cue.start);
    const last = Math.max(first, tokenAt(document, cue.end - 1));
    const near = cues.filter((other) => other !== cue && Math.abs(other.start - cue.start) < 45);
    const names = [`cue:${cue.kind}`, ...kinds, ...near.map(({ kind }) => `near:${kind}`)];
    return { ...cue, first, last, names };
  });
  return describe(document, spans).flatMap(({ kind, start, end, features }) =>
    valuesOf(kind).map((value) => ({
      ...{ value, key: value, start, end },
      features: speakingFor(value, features),
    })),
  );
}

const modes = ['remote', 'hybrid', 'local'] as const satisfies readonly WorkMode[];
export const modeCandidates = (document: Document): Candidate<WorkMode>[] =>
  candidatesOf(document, modeTable, () => modes);

export const contractCandidates = (document: Document): Candidate<ContractType>[] =>
  candidatesOf(document, contractTable, (kind) => [kind as ContractType]);
