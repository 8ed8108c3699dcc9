import { limits } from '@inkognito/shared/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { foldText, mergeUmlautSpellings } from '../../language/text/foldText.ts';
import { type Viewer, unhiddenFrom } from './shield/hidden.ts';
import { User, type UserFields, toSearchHitDto } from './user.model.ts';
import { discoverableToOthers } from './visibility.ts';

/** Raise it when name keys change: all are then rebuilt. */
export const searchKeysVersion = '2';

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't' },
  ...{ æ: 'ae', œ: 'oe', þ: 'th' },
};

export function searchKeyOf(text: string): string {
  const folded = foldText(text, { umlauts: 'a' })
    .replace(/[ıłøđðħŧæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['‘’ʼʹ`´,;\p{Pd}]/gu, ' ');
  return mergeUmlautSpellings(folded).replace(/\s+/g, ' ').trim();
}

/** The username comes first: without a confirmed address one searches by it only. */
export function searchKeysOf({ username, firstName, lastName, showName }: Names): string[] {
  const names = showName ? nameKeysOf(wordsOf(firstName), wordsOf(lastName)) : [];
  return [...new Set([searchKeyOf(username), ...names].filter((key) => key !== ''))];
}

const wordsOf = (name: string) => searchKeyOf(name).split(' ');

/** Where a name may be begun; bounds the keys at 60. */
const beginningsOf = (words: readonly string[]) =>
  words.slice(0, 4).map((first, at) => ({ first, rest: words.slice(at).join(' ') }));

/** Begun at any word of either name, the other one behind it, with one first name or all. */
function nameKeysOf(firstNames: readonly string[], lastNames: readonly string[]): string[] {
  const pairs = beginningsOf(firstNames).flatMap(({ first, rest: given }) =>
    beginningsOf(lastNames).flatMap(({ rest: family }) => [
      `${given} ${family}`,
      `${first} ${family}`,
      `${family} ${given}`,
    ]),
  );
  // Searched for exactly.
  const short = [...firstNames, ...lastNames].filter((word) => word.length < limits.searchMin);
  return [...pairs, ...short].map((key) => key.trim());
}

const nameFields = ['username', 'firstName', 'lastName', 'showName'] as const;
type Names = Pick<UserFields, (typeof nameFields)[number]>;

/** Missing fields are read as their default. */
const isStill = (name: keyof Names, value: string | boolean) => ({
  $eq: [{ $ifNull: [`$${name}`, { $literal: value }] }, { $literal: value }],
});

export async function renewSearchKeys(among: readonly { _id: unknown }[]): Promise<void> {
  const users = await User.find({ _id: { $in: among.map(({ _id }) => _id) } })
    .select({ username: 1, firstName: 1, lastName: 1, showName: 1 })
    .lean();
  const updates = users.map(({ _id, ...names }) => {
    // A concurrent rename writes its own keys.
    const filter = { _id, $expr: { $and: nameFields.map((name) => isStill(name, names[name])) } };
    const update = { $set: { searchKeys: searchKeysOf(names) } };
    return { updateOne: { filter, update, timestamps: false } };
  });
  if (updates.length > 0) await User.bulkWrite(updates);
}

/** Without a confirmed address one searches by username only, and reads no names. */
export async function searchUsers(text: string, viewer: Viewer): Promise<SearchHitDto[]> {
  const beginning = searchKeyOf(text);
  if (beginning === '') return [];
  const matching = keysLike(beginning);
  const users = await User.find({
    ...(viewer.isConfirmed
      ? { searchKeys: { $elemMatch: matching } }
      : { 'searchKeys.0': matching }),
    ...discoverableToOthers,
    ...unhiddenFrom(viewer),
  })
    .select({ publicId: 1, username: 1, firstName: 1, lastName: 1, showName: 1 })
    .limit(limits.searchHitsMax)
    .lean();
  return users.map((user) => toSearchHitDto(user, user.showName && viewer.isConfirmed));
}

/** "sue" is "su" here, and two letters would match too many, so they match exactly. */
function keysLike(beginning: string) {
  if (beginning.length < limits.searchMin) return { $eq: beginning };
  // One key must satisfy both bounds; without this, two different keys could.
  return { $gte: beginning, $lt: `${beginning}\u{10FFFF}` };
}
