import { pipeline } from 'node:stream/promises';
import type { SessionUser } from '@inkognito/shared/auth';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { requireFreshIdentity } from '../auth/session/session.ts';
import { identifyViewer } from '../matching/viewer.ts';
import { notSignedIn } from '../errors.ts';
import { type Limits, countedBy } from '../http/limits.ts';
import { type ExportedPerson, type ExportedSections, exportSections } from '../user/personData.ts';
import { findHiddenFrom } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';
import { findPublicId } from '../user/user.service.ts';
import { personDataOfRooms } from './personData.ts';

const publicIdsKept = 1_000;

/** @throws {AppError} 403 without a recent sign-in, 429 above the daily limit */
export async function sendExport(
  limits: Limits,
  { req, res, user }: { req: Request; res: Response; user: SessionUser },
): Promise<void> {
  requireFreshIdentity(req.session);
  await limits.consume('export', countedBy(req));
  const stored = await User.findById(user.id)
    .select('+knownBrowsers +jobsCreatedAt')
    .lean()
    .orFail(notSignedIn);
  const hidden = await findHiddenFrom(await identifyViewer(req.session));
  const publicIds = new LRUCache<string, Promise<string | null>>({
    max: publicIdsKept,
    memoMethod: findPublicId,
  });
  const publicIdOf = (id: string) => publicIds.memo(id);
  res.attachment('inkognito-export.json');
  await pipeline(writeExport({ user: stored, hidden, publicIdOf }), res);
}

/** Others appear as ids, except recruiters who received the candidate's data (GDPR articles 15 and 20). */
async function* writeExport(person: ExportedPerson): AsyncGenerator<string> {
  const collected = personDataOfRooms.map(({ collect }) => collect?.(person) ?? {});
  const sections = Object.assign({}, ...collected) as ExportedSections;
  yield `{"exportedAt":${JSON.stringify(new Date())}`;
  for (const name of exportSections) {
    yield `,"${name}":`;
    yield* sections[name];
  }
  yield '}';
}
