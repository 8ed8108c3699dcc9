// Keys by which a database narrows a million titles to the few worth comparing. For any two titles: if their
// similarity is 0.5 or more, `titleKeys` of the one and `titleSearchKeys` of the other have a key in common.
import { boundedCache } from './boundedCache.ts';
import { readTitle, titleKnowledge } from './readTitle.ts';
import type { Occupation } from './lexicon/lexicon.ts';

/** A megabyte or two; whoever indexes very many people meets each title often. */
const titlesKept = 10_000;

/** Occupations from which a similarity of 0.5 or more to this one is possible. */
function idsNear(occupation: Occupation): readonly string[] {
  const { idsByGroup, byId } = titleKnowledge().index;
  const sameGroup = occupation.isGeneral
    ? [occupation.id]
    : (idsByGroup.get(occupation.group) ?? []);
  return [...sameGroup, ...occupation.related].filter(
    (id) => byId.get(id)?.leads === occupation.leads,
  );
}

/**
 * To be stored with a candidate's title: the ids of its occupations; `t:` and the whole title's meaning; `w:` and the
 * meaning of each telling word; `u:` and the same if the lexicon does not surely know the title; `g:` and each general
 * name in it, `p:` and the general name that it is and no more.
 */
export const titleKeys: (title: string) => readonly string[] = boundedCache(titlesKept, keysOf);

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

/** To be looked for with a job's title. A known title is compared by words with unknown ones only. */
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
