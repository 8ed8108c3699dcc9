// For any two titles: if their similarity is 0.5 or more, `titleKeys` of the one and `titleSearchKeys` of the other
// have a key in common, so that a database narrows a million titles to the few worth comparing.
import { LRUCache } from 'lru-cache';
import { readTitle, titleKnowledge, type ReadTitle } from './readTitle.ts';
import type { Occupation } from './lexicon/lexicon.ts';
import { isOfficeMove } from './lexicon/trainedMoves.ts';

const occupationsKept = 10_000;

/** Every occupation is asked, which a search need not do anew. */
const movesFrom = new LRUCache<Occupation, readonly string[]>({
  max: occupationsKept,
  memoMethod: (occupation) =>
    [...titleKnowledge().index.byId.values()]
      .filter((other) => isOfficeMove(occupation, other))
      .map(({ id }) => id),
});

function idsNear(occupation: Occupation): readonly string[] {
  const { idsByGroup, byId } = titleKnowledge().index;
  const sameGroup = occupation.isGeneral
    ? [occupation.id]
    : (idsByGroup.get(occupation.group) ?? []);
  return [...sameGroup, ...occupation.related, ...movesFrom.memo(occupation)].filter(
    (id) => byId.get(id)?.leads === occupation.leads,
  );
}

/** `t:` whole title, `g:` general names in it, `p:` the one it is alone. */
const keysOf = (
  { key, generalIds, generalAs }: ReadTitle,
  ids: readonly string[],
  [general, alone]: readonly [general: string, alone: string],
) => [
  ...new Set(ids),
  ...(key === '' ? [] : [`t:${key}`]),
  ...[...generalIds].map((id) => general + id),
  ...[...generalAs].map((id) => alone + id),
];

export function titleKeys(title: string): string[] {
  const read = readTitle(title);
  const ids = read.readings.map(({ occupation }) => occupation.id);
  return keysOf(read, ids, ['g:', 'p:']);
}

export function titleSearchKeys(title: string): string[] {
  const read = readTitle(title);
  const ids = read.readings.flatMap(({ occupation }) => idsNear(occupation));
  return keysOf(read, ids, ['p:', 'g:']);
}
