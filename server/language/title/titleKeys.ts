// For any two titles: if their similarity is 0.5 or more, `titleKeys` of the one and `titleSearchKeys` of the other
// have a key in common, so that a database narrows a million titles to the few worth comparing.
import { LRUCache } from 'lru-cache';
import { readTitle, titleKnowledge } from './readTitle.ts';
import type { Occupation } from './lexicon/lexicon.ts';
import { isOfficeMove } from './lexicon/trainedMoves.ts';

const titlesKept = 10_000;

/** Every occupation is asked, which a search need not do anew. */
const movesFrom = new LRUCache<Occupation, readonly string[]>({
  max: titlesKept,
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
export const titleKeys = (title: string): readonly string[] => keysByTitle.memo(title);

const keysByTitle = new LRUCache<string, readonly string[]>({
  max: titlesKept,
  memoMethod: keysOf,
});

function keysOf(title: string): string[] {
  const { readings, key, generalIds, generalAs } = readTitle(title);
  return [
    ...new Set(readings.map(({ occupation }) => occupation.id)),
    ...(key === '' ? [] : [`t:${key}`]),
    ...[...generalIds].map((id) => `g:${id}`),
    ...[...generalAs].map((id) => `p:${id}`),
  ];
}

export function titleSearchKeys(title: string): string[] {
  const { readings, key, generalIds, generalAs } = readTitle(title);
  return [
    ...new Set(readings.flatMap(({ occupation }) => idsNear(occupation))),
    ...(key === '' ? [] : [`t:${key}`]),
    ...[...generalIds].map((id) => `p:${id}`),
    ...[...generalAs].map((id) => `g:${id}`),
  ];
}
