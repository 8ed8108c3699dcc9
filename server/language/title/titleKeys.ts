// For any two titles: if their similarity is 0.5 or more, `titleKeys` of the one and `titleSearchKeys` of the other
// have a key in common, so that a database narrows a million titles to the few worth comparing.
import { LRUCache } from 'lru-cache';
import { readTitle, titleKnowledge } from './readTitle.ts';
import type { Occupation } from './lexicon/lexicon.ts';

const titlesKept = 10_000;

function idsNear(occupation: Occupation): readonly string[] {
  const { idsByGroup, byId } = titleKnowledge().index;
  const sameGroup = occupation.isGeneral
    ? [occupation.id]
    : (idsByGroup.get(occupation.group) ?? []);
  return [...sameGroup, ...occupation.related].filter(
    (id) => byId.get(id)?.leads === occupation.leads,
  );
}

/** `t:` whole title, `w:` telling words, `u:` these if unsure, `g:` general names in it, `p:` the one it is alone. */
export const titleKeys = (title: string): readonly string[] => keysByTitle.memo(title);

const keysByTitle = new LRUCache<string, readonly string[]>({
  max: titlesKept,
  memoMethod: keysOf,
});

function keysOf(title: string): string[] {
  const { readings, telling, key, isSure, generalIds, generalAs } = readTitle(title);
  const words = [...telling];
  return [
    ...new Set(readings.map(({ occupation }) => occupation.id)),
    ...(key === '' ? [] : [`t:${key}`]),
    ...words.map((word) => `w:${word}`),
    ...(isSure ? [] : words.map((word) => `u:${word}`)),
    ...[...generalIds].map((id) => `g:${id}`),
    ...[...generalAs].map((id) => `p:${id}`),
  ];
}

/** A known title is compared by words with unknown ones only. */
export function titleSearchKeys(title: string): string[] {
  const { readings, telling, key, isSure, generalIds, generalAs } = readTitle(title);
  const words = isSure ? 'u' : 'w';
  return [
    ...new Set(readings.flatMap(({ occupation }) => idsNear(occupation))),
    ...(key === '' ? [] : [`t:${key}`]),
    ...[...telling].map((word) => `${words}:${word}`),
    ...[...generalIds].map((id) => `p:${id}`),
    ...[...generalAs].map((id) => `g:${id}`),
  ];
}
