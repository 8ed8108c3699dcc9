import { pipeline } from 'node:stream/promises';
import type { SessionUser } from '@inkognito/shared/auth';
import type { Request, Response } from 'express';
import type { Types } from 'mongoose';
import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { readWrongTries } from '../key/wrongTries.ts';
import { requireFreshIdentity } from '../auth/session/session.ts';
import { listSessions } from '../auth/session/userSessions.ts';
import { viewerOf } from '../auth/viewer.ts';
import { notSignedIn } from '../errors.ts';
import { exportQuestionnaire } from '../questionnaire/questionnaire.service.ts';
import { limitIdentityOf } from '../http/currentUser.ts';
import type { Limits } from '../http/limits.ts';
import { createPlaces } from '../http/concurrency.ts';
import { Questionnaire, toQuestionnaireDto } from '../questionnaire/questionnaire.model.ts';
import { User, type UserFields, toUserDto } from '../user/user.model.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import { toShieldDto } from './shield.ts';
import { toAutomationsDto } from './automations.ts';
import { toNotificationsDto } from './notifications.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import { endOf } from './unusedAccounts.ts';
import { exportedLists } from './exportLists.ts';
import { readFile } from '../user/user.files.ts';

/** @throws {AppError} 403 without a recent sign-in, 429 beside another export or above the daily limit */
export function createExportSender(limits: Limits) {
  const takePlace = createPlaces({
    places: 1,
    sentence:
      'Ihre Daten werden gerade schon zusammengestellt. Bitte warten Sie, bis das fertig ist.',
    limit: 'exportsAtOnce',
  });
  return async (req: Request, res: Response, user: SessionUser): Promise<void> => {
    requireFreshIdentity(req);
    await takePlace(user.id, async () => {
      await limits.consume('exportByAccount', limitIdentityOf(user));
      const pieces = await exportAccount(user, await viewerOf(req));
      res.attachment('inkognito-export.json');
      await pipeline(pieces, res);
    });
  };
}

/** Others appear as ids, except recruiters who received the candidate's data (GDPR articles 15 and 20). */
async function exportAccount(user: SessionUser, viewer: Viewer): Promise<AsyncGenerator<string>> {
  const stored = await User.findById(user.id)
    .select('+knownBrowsers +jobsCreatedAt')
    .lean()
    .orFail(notSignedIn);
  const [questionnaire, pendingEmail, devices, wrongAccessPasswords] = await Promise.all([
    Questionnaire.findOne({ userId: user.id }).lean(),
    findPendingEmail(user.id),
    listSessions(user.id),
    readWrongTries(user.id),
  ]);
  const head = {
    exportedAt: new Date().toISOString(),
    account: {
      ...toUserDto(stored),
      emailVerified: stored.emailVerified,
      emailVerifiedAt: stored.emailVerifiedAt ?? null,
      pendingEmail,
      identities: stored.identities,
      unlinkedIssuers: stored.unlinkedIssuers,
      consent: stored.consent,
      usernameChangedAt: stored.usernameChangedAt,
      lastUsedAt: stored.lastUsedAt,
      endsAt: endOf(stored),
      knownBrowsers: stored.knownBrowsers,
      postingsCreatedAt: stored.jobsCreatedAt,
      createdAt: stored.createdAt,
      updatedAt: stored.updatedAt,
    },
    devices: devices.map(({ device, signedInAt, lastSeenAt }) => ({
      device,
      signedInAt,
      lastSeenAt,
    })),
    automations: toAutomationsDto(stored),
    notifications: { ...toNotificationsDto(stored), mailedAt: stored.notificationsMailedAt },
    paused: stored.paused,
    wrongAccessPasswords,
    recruiterProfile: stored.recruiterProfile && {
      ...toRecruiterProfileDto(stored.recruiterProfile),
      formerNames: stored.recruiterProfile.formerNames,
    },
    shield: toShieldDto(stored.shield),
    questionnaire: questionnaire && exportQuestionnaire(toQuestionnaireDto(questionnaire)),
  };
  const lists = exportedLists(user.id, await findHiddenFrom(viewer));
  return writeExport(head, lists, stored);
}

async function* writeExport(
  head: object,
  lists: Record<string, AsyncIterable<object>>,
  { imageId, cv }: Pick<UserFields, 'imageId' | 'cv'>,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, entries] of Object.entries(lists)) {
    yield `,"${name}":[`;
    let separator = '';
    for await (const entry of entries) {
      yield separator + JSON.stringify(entry);
      separator = ',';
    }
    yield ']';
  }
  yield ',"files":{"image":';
  yield* writeFile(imageId, { contentType: 'image/webp' });
  yield ',"cv":';
  yield* writeFile(cv?.fileId, { filename: cv?.filename, contentType: 'application/pdf' });
  yield '}}';
}

async function* writeFile(
  id: Types.ObjectId | null | undefined,
  properties: object,
): AsyncGenerator<string> {
  if (!id) {
    yield 'null';
    return;
  }
  yield `${JSON.stringify(properties).slice(0, -1)},"base64":"`;
  let rest = Buffer.alloc(0);
  for await (const piece of readFile(id)) {
    const bytes = Buffer.concat([rest, piece]);
    // Base64 maps three bytes to four characters; padding is valid only at the end.
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield `${rest.toString('base64')}"}`;
}
