import type { ContractType, WorkMode } from '@inkognito/shared/codes';
import type { Candidate } from '../choose.ts';
import { type Document, tokenAt } from '../document.ts';
import type { Place } from '../fact.ts';
import { describePlace, speakingFor } from '../features.ts';
import { lowerCase } from '../source.ts';
import terms from './terms.json' with { type: 'json' };

/** Words that speak of a value, and in which form. */
interface Cue extends Place {
  readonly kind: string;
  readonly form: number;
}

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, 'gu');
const mostCues = 24;

const tableOf = (kinds: Readonly<Record<string, string>>) =>
  Object.entries(kinds).map(([kind, pattern]) => ({
    kind,
    pattern: word(pattern),
    forms: pattern.split(/\|(?![^(]*\))/u).map((form) => new RegExp(`^(?:${form})$`, 'u')),
  }));
const modeTable = tableOf(terms.mode);
const contractTable = tableOf(terms.contract);

function cuesIn(lower: string, table: typeof modeTable): Cue[] {
  return table.flatMap(({ kind, pattern, forms }) =>
    [...lower.matchAll(pattern)].slice(0, mostCues).map(({ index, 0: found }) => ({
      kind,
      form: Math.max(
        0,
        forms.findIndex((form) => form.test(found)),
      ),
      start: index,
      end: index + found.length,
    })),
  );
}

const deniedBefore =
  /(?<!\p{L})(?:kein(?:e[nrms]?|erlei)?|nicht|weder|no|not|ohne|without|leider)\s(?:[\p{L}-]{1,20}\s){0,3}$/u;
const deniedBehind =
  /^[^.,;\n]{0,25}?\s(?:nicht|ausgeschlossen|not possible|not available|leider|geht nicht|gibt es nicht|gibt's nicht|nope|nein|fehlanzeige)(?!\p{L})/u;

/** Each cue speaks for each value, with weights of its own for it. */
function candidatesOf<Value extends string>(
  document: Document,
  table: typeof modeTable,
  valuesOf: (kind: string) => readonly Value[],
): Candidate<Value>[] {
  const lower = lowerCase(document.plain);
  const cues = cuesIn(lower, table);
  const kinds = new Set(cues.map(({ kind }) => kind));
  return cues.flatMap((cue) => {
    const first = tokenAt(document, cue.start);
    const last = Math.max(first, tokenAt(document, cue.end - 1));
    const { put, features } = describePlace(document, first, last);
    put(`cue:${cue.kind}`);
    put(`cue:${cue.kind}#${cue.form}`);
    if (
      deniedBefore.test(lower.slice(Math.max(0, cue.start - 60), cue.start)) ||
      deniedBehind.test(lower.slice(cue.end, cue.end + 60))
    )
      put('denied');
    for (const kind of kinds) put(`with:${kind}`);
    for (const other of cues)
      if (other !== cue && Math.abs(other.start - cue.start) < 45) put(`near:${other.kind}`);
    const common = features();
    return valuesOf(cue.kind).map((value) => ({
      value,
      key: value,
      start: cue.start,
      end: cue.end,
      features: speakingFor(value, common),
    }));
  });
}

const modes = ['remote', 'hybrid', 'local'] as const satisfies readonly WorkMode[];
export const modeCandidates = (document: Document): Candidate<WorkMode>[] =>
  candidatesOf(document, modeTable, () => modes);

export const contractCandidates = (document: Document): Candidate<ContractType>[] =>
  candidatesOf(document, contractTable, (kind) => [kind as ContractType]);
