import type { Types } from 'mongoose';
import { namingCompany } from '../../user/shield/keys.ts';
import { type Viewer, findHiddenFrom } from '../../user/shield/hidden.ts';

/** Who is hidden from the companies that postings name, by their names; a posting without one hides nobody more. */
export async function findHiddenByEmployer(
  { id }: Viewer,
  employers: readonly string[],
): Promise<Map<string, Types.ObjectId[]>> {
  const hidden = new Map<string, Types.ObjectId[]>();
  for (const employer of new Set(employers)) {
    if (employer === '') continue;
    hidden.set(employer, await findHiddenFrom(namingCompany({ id, keys: [] }, employer)));
  }
  return hidden;
}
