import { openedResults } from '../../auth/session/session.ts';
import { callerIdOf } from '../../key/unlock.ts';
import { identifyViewer } from '../../matching/viewer.ts';
import { notFound, notSignedIn } from '../../errors.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { sendStoredFile } from '../../http/file/sendStoredFile.ts';
import { findFile } from '../../user/files.ts';
import { User } from '../../user/user.model.ts';
import { isHiddenFrom } from '../../user/shield/hidden.ts';
import { findReleasedCv } from './cv.ts';

export const cvRoutes = {
  getCv: async ({ req, res, user, params }) => {
    const results = openedResults(req.session);
    if (callerIdOf(req.session) === null && results.length === 0) throw notSignedIn();
    const owner = await User.findOne({ 'cv.publicId': params.id }).lean();
    const viewer = await identifyViewer(req.session);
    const reader = { user, guestId: req.session.guestId, openedResults: results, viewer };
    const isHidden = owner && isHiddenFrom(owner, viewer);
    const cv = owner && !isHidden && (await findReleasedCv(reader, owner));
    const file = cv && (await findFile(params.id));
    if (!file) throw notFound('Diesen Lebenslauf gibt es nicht oder nicht mehr.');
    const named = { contentType: 'application/pdf', downloadName: cv.filename };
    await sendStoredFile(res, { ...file, ...named });
  },
} satisfies Partial<Handlers>;
