import { limits } from '@inkognito/shared/limits';
import type { SearchHitDto } from '@inkognito/shared/user';
import { foldText, mergeUmlautSpellings } from '../../language/text/foldText.ts';
import { type Viewer, visibleTo } from './shield/hidden.ts';
import { User, type UserFields, toSearchHitDto } from './user.model.ts';
import { discoverableToOthers } from './visibility.ts';

/** Raise it when name keys change: all are then rebuilt. */
export const searchKeysVersion = '1';

export function searchKeyOf(text: string): string {
  return mergeUmlautSpellings(foldText(text, { umlauts: 'a' }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The username comes first: guests search by it only. */
export function searchKeysOf({ username, firstName, lastName, showName }: Names): string[] {
  const names = showName
    ? [firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`]
    : [];
  return [...new Set([username, ...names].map(searchKeyOf).filter((key) => key !== ''))];
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

/** Guests search by username only and see no names. */
export async function searchUsers(text: string, viewer: Viewer): Promise<SearchHitDto[]> {
  const beginning = searchKeyOf(text);
  if (beginning === '') return [];
  const isGuest = viewer.id === null;
  const matching = keysLike(beginning);
  const users = await User.find({
    ...(isGuest ? { 'searchKeys.0': matching } : { searchKeys: { $elemMatch: matching } }),
    ...discoverableToOthers,
    ...visibleTo(viewer),
  })
    .select({ publicId: 1, username: 1, firstName: 1, lastName: 1, showName: 1 })
    .limit(limits.searchHitsMax)
    .lean();
  return users.map((user) => toSearchHitDto(user, user.showName && !isGuest));
}

/** "sue" is "su" here, and two letters would match too many, so they match exactly. */
function keysLike(beginning: string) {
  if (beginning.length < limits.searchMin) return { $eq: beginning };
  // One key must satisfy both bounds; without this, two different keys could.
  return { $gte: beginning, $lt: `${beginning}\u{10FFFF}` };
}
