import { limits } from '@inkognito/shared/rules/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { User, type UserFields, openToOthers, toSearchHitDto } from './user.model.ts';

/**
 * Text as the search compares it: lower case, without accents, `ä`, `a` and `ae` alike, `ß` as `ss`,
 * so that "mueller", "muller" and "Müller" all find one another.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginnings a person can be found by: the username, and the names unless they are hidden. */
export function searchKeysOf({
  username,
  firstName,
  lastName,
  showName,
}: Pick<UserFields, 'username' | 'firstName' | 'lastName' | 'showName'>): string[] {
  const names = showName
    ? [firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`]
    : [];
  return [...new Set([username, ...names].map(foldText).filter((key) => key !== ''))];
}

/** Job seekers who let themselves be found, by the beginning of username or name; at most ten. */
export async function searchUsers(text: string): Promise<SearchHitDto[]> {
  const beginning = foldText(text);
  if (beginning === '') return [];
  const users = await User.find({
    // One and the same key must lie between the two: without this, one key above and another below would do.
    searchKeys: { $elemMatch: { $gte: beginning, $lt: `${beginning}\u{10FFFF}` } },
    discoverable: true,
    ...openToOthers,
  })
    .select({ username: 1, firstName: 1, lastName: 1, showName: 1 })
    .limit(limits.searchHitsMax)
    .lean();
  return users.map(toSearchHitDto);
}
