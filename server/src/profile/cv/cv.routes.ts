import { openedResults } from '../../auth/session/session.ts';
import { callerIdOf } from '../../key/unlock.ts';
import { identifyViewer } from '../../matching/viewer.ts';
import { notFound, notSignedIn } from '../../errors.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { networkOf } from '../../http/limit/identity.ts';
import { createPlaces } from '../../http/waiting.ts';
import { sendStoredFile } from '../../http/file/sendStoredFile.ts';
import { findFile } from '../../user/file/files.ts';
import { User } from '../../user/user.model.ts';
import { isHiddenFrom } from '../../user/shield/hidden.ts';
import { findReleasedCv } from './cv.ts';

const refusal = {
  sentence: 'Dieser Lebenslauf wird gerade mehrfach geladen. Bitte warten Sie, bis das fertig ist.',
  limit: 'cvAtOnce',
};

export function cvRoutes() {
  // Each unread one holds a megabyte or two.
  const takePlace = createPlaces({ placesOfCaller: 6, placesOfNetwork: 24, ...refusal });
  return {
    getCv: async ({ req, res, user, params }) => {
      const results = openedResults(req.session);
      const callerId = callerIdOf(req.session) ?? results[0];
      if (callerId === undefined) throw notSignedIn();
      const sendCv = async () => {
        const owner = await User.findOne({ 'cv.publicId': params.id }).lean();
        const viewer = await identifyViewer(req.session);
        const reader = { user, guestId: req.session.guestId, openedResults: results, viewer };
        const isHidden = owner && isHiddenFrom(owner, viewer);
        const cv = owner && !isHidden && (await findReleasedCv(reader, owner));
        const file = cv && (await findFile(params.id));
        if (!file) throw notFound('Diesen Lebenslauf gibt es nicht oder nicht mehr.');
        const named = { contentType: 'application/pdf', downloadName: cv.filename };
        await sendStoredFile(res, { ...file, ...named });
      };
      await takePlace({ network: networkOf(req.ip), caller: callerId }, sendCv);
    },
  } satisfies Partial<Handlers>;
}
