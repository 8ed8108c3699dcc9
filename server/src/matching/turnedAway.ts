import type { Request, Response } from 'express';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { afterResponse } from '../http/afterResponse.ts';
import { countActivity } from '../user/activity/activity.ts';
import { type Viewer, existsFor, nobodyId } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';
import { openToOthers } from '../user/visibility.ts';
import { startOfWeek } from './search/candidateList.ts';

type Asked = { person: { publicId: string } | { username: string }; viewer: Viewer };

/** By week, for the owner alone. Unknown names cost the same work, so that no later answer is slower. */
export function countTurnedAway(req: Request, res: Response, { person, viewer }: Asked): void {
  afterResponse(req, res, async () => {
    const shielded = await User.findOne({ ...person, ...openToOthers, isShielded: true })
      .select({ hiddenFrom: 1, blockedReaders: 1, isShielded: 1 })
      .lean();
    const isTurnedAway = shielded && !existsFor(shielded, viewer);
    const counted = [isTurnedAway ? shielded._id : nobodyId];
    await retryDuplicate(() => countActivity('turned_away', counted, startOfWeek(new Date())));
  });
}
