import type { Role } from '@inkognito/shared/rules/codes';
import type { Types } from 'mongoose';
import { type Publisher, User } from '../../user/user.model.ts';

/** Somebody of either side; which mapper shows them decides what is told. */
export type Person = Publisher & { _id: Types.ObjectId };

/**
 * The people of these ids, by id. With a role, only those who hold it: who gave a role up is hidden from
 * the other side until they take it up again.
 */
export async function findPeople(
  ids: readonly Types.ObjectId[],
  role?: Role,
): Promise<Map<string, Person>> {
  const people = await User.find({ _id: { $in: ids }, ...(role && { role }) })
    .select({ username: 1, imageId: 1, showImage: 1, recruiterProfile: 1 })
    .lean();
  return new Map(people.map((person) => [person._id.toString(), person]));
}
