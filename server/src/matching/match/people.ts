import type { Role } from '@inkognito/shared/rules/codes';
import type { Types } from 'mongoose';
import { type Publisher, User, personFields } from '../../user/user.model.ts';

export type Person = Publisher & { _id: Types.ObjectId };

/** With a role, only those who have it: who gave a role up is hidden from the other side. */
export async function findPeople(
  ids: readonly Types.ObjectId[],
  role?: Role,
): Promise<Map<string, Person>> {
  const people = await User.find({ _id: { $in: ids }, ...(role && { role }) })
    .select({ ...personFields, recruiterProfile: 1 })
    .lean();
  return new Map(people.map((person) => [person._id.toString(), person]));
}
