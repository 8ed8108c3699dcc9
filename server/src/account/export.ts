import { LRUCache } from 'lru-cache';
import { notSignedIn } from '../errors.ts';
import type { ExportedPerson } from '../user/personData.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';
import { findPublicId } from '../user/user.service.ts';
import { personDataOfRooms } from './personData.ts';

const publicIdsKept = 1_000;

/** @returns parts of a JSON document */
export async function exportAccount(
  userId: string,
  viewer: Viewer,
): Promise<AsyncGenerator<string>> {
  const user = await User.findById(userId)
    .select('+knownBrowsers +jobsCreatedAt')
    .lean()
    .orFail(notSignedIn);
  const hidden = await findHiddenFrom(viewer);
  const publicIds = new LRUCache<string, Promise<string | null>>({
    max: publicIdsKept,
    memoMethod: findPublicId,
  });
  const publicIdOf = (id: string) => publicIds.memo(id);
  return writeExport({ user, hidden, publicIdOf });
}

/** Others appear as ids, except recruiters who received the candidate's data (GDPR articles 15 and 20). */
async function* writeExport(person: ExportedPerson): AsyncGenerator<string> {
  const sections = personDataOfRooms.flatMap(({ collect }) =>
    Object.entries(collect?.(person) ?? {}),
  );
  yield `{"exportedAt":${JSON.stringify(new Date())}`;
  for (const [name, section] of sections) {
    yield `,"${name}":`;
    yield* section;
  }
  yield '}';
}
