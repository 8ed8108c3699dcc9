import { limits } from '@inkognito/shared/rules/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { foldText, mergeUmlautSpellings } from '../text/foldText.ts';
import { User, type UserFields, openToOthers, toSearchHitDto } from './user.model.ts';

function searchKeyOf(text: string): string {
  return mergeUmlautSpellings(foldText(text, { umlauts: 'a' }))
    .replace(/\s+/g, ' ')
    .trim();
}

export function searchKeysOf({
  username,
  firstName,
  lastName,
  showName,
}: Pick<UserFields, 'username' | 'firstName' | 'lastName' | 'showName'>): string[] {
  const names = showName
    ? [firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`]
    : [];
  return [...new Set([username, ...names].map(searchKeyOf).filter((key) => key !== ''))];
}

export async function searchUsers(text: string): Promise<SearchHitDto[]> {
  const beginning = searchKeyOf(text);
  if (beginning === '') return [];
  const users = await User.find({
    // One and the same key must lie between the two: without this, one key above and another below would do.
    searchKeys: { $elemMatch: { $gte: beginning, $lt: `${beginning}\u{10FFFF}` } },
    discoverable: true,
    ...openToOthers,
  })
    .select({ publicId: 1, username: 1, firstName: 1, lastName: 1, showName: 1 })
    .limit(limits.searchHitsMax)
    .lean();
  return users.map(toSearchHitDto);
}
