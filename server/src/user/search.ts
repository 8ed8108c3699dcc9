import { limits } from '@inkognito/shared/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { foldText, mergeUmlautSpellings } from '../../language/text/foldText.ts';
import { type Viewer, unhiddenFrom } from './shield/hidden.ts';
import { User, type UserFields, toSearchHitDto } from './user.model.ts';
import { discoverableToOthers } from './visibility.ts';

/** Raise it when name keys change: all are then rebuilt. */
export const searchKeysVersion = '3';

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

/** The username, which comes first, and each word that is shown. */
export function searchKeysOf({ username, firstName, lastName, showName }: Names): string[] {
  const shown = showName ? [username, firstName, lastName] : [username];
  return [...new Set([searchKeyOf(username), ...shown.flatMap(wordsOf)])];
}

const wordsOf = (text: string) =>
  searchKeyOf(text)
    .split(' ')
    .filter((word) => word !== '');

type Names = Pick<UserFields, 'username' | 'firstName' | 'lastName' | 'showName'>;

export async function renewSearchKeys(among: readonly { _id: unknown }[]): Promise<void> {
  const users = await User.find({ _id: { $in: among.map(({ _id }) => _id) } })
    .select({ username: 1, firstName: 1, lastName: 1, showName: 1, updatedAt: 1 })
    .lean();
  const updates = users.map(({ _id, updatedAt, ...names }) => ({
    updateOne: {
      // A concurrent rename writes its own keys.
      filter: { _id, updatedAt },
      update: { $set: { searchKeys: searchKeysOf(names) } },
      timestamps: false,
    },
  }));
  if (updates.length > 0) await User.bulkWrite(updates);
}

/** Each word typed begins a word of the name. Without a confirmed address one searches by username only, and reads no names. */
export async function searchUsers(text: string, viewer: Viewer): Promise<SearchHitDto[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  // "sue" is "su" here, and two letters alone would match too many, so they match exactly.
  const isLong = words.some((word) => word.length >= limits.searchMin);
  const like = isLong ? beginningWith : (word: string) => ({ $eq: word });
  const matching = viewer.isConfirmed
    ? words.map((word) => ({ searchKeys: { $elemMatch: like(word) } }))
    : [{ 'searchKeys.0': like(words.join(' ')) }];
  const users = await User.find({
    ...discoverableToOthers,
    $and: [...matching, unhiddenFrom(viewer)],
  })
    .select({ publicId: 1, username: 1, firstName: 1, lastName: 1, showName: 1 })
    .limit(limits.searchHitsMax)
    .lean();
  return users.map((user) => toSearchHitDto(user, user.showName && viewer.isConfirmed));
}

const beginningWith = (word: string) => ({ $gte: word, $lt: `${word}\u{10FFFF}` });
