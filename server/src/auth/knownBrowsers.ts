import { createHash, randomBytes } from 'node:crypto';
import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { inTransaction } from '../database/connection.ts';
import { frozen, notSignedIn } from '../errors.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { newSignInMail } from './email/mailTemplates.ts';
import { mailNotification } from './email/accountNotification.ts';
import { accountNamed, toSessionUser } from './auth.service.ts';
import type { Session } from './session/requestSession.ts';
import { createSession, endSession } from './session/session.ts';

const keptMs = 400 * 24 * 60 * 60 * 1000;

const browsersMax = 10;

function deviceToken(session: Session): string | null {
  const mark = session.readDeviceCookie() ?? '';
  return /^[\w-]{22}$/.test(mark) ? mark : null;
}

// Hashed per account, so that stored tokens do not reveal shared browsers.
const hashFor = (username: string, mark: string) =>
  createHash('sha256').update(`${username}|${mark}`).digest('base64url');

/** `name` is a username or a confirmed address; one query either way, so that time tells nothing. */
export async function findKnownBrowser(session: Session, name: string): Promise<string | null> {
  const token = deviceToken(session);
  if (token === null) return null;
  const user = await User.findOne(accountNamed(name)).select('username +knownBrowsers').lean();
  const hash = user && hashFor(user.username, token);
  return hash !== null && user?.knownBrowsers.includes(hash) ? hash : null;
}

export function browserHash(session: Session, username: string): string | null {
  const mark = deviceToken(session);
  return mark === null ? null : hashFor(username, mark);
}

export type SignInDeps = {
  mailer: Mailer;
  /** Takes over what the account did in this browser before signing in. */
  claimGuestWork: (session: Session, user: UserDocument) => Promise<void>;
};

/** Creates the session. Every sign-in ends here. @throws {AppError} 403 if frozen, 401 if all sessions were ended */
export async function enter(
  { mailer, claimGuestWork }: SignInDeps,
  session: Session,
  user: UserDocument,
  { isFresh = true } = {},
): Promise<{ isNewBrowser: boolean }> {
  if (user.frozenAt) throw frozen(user.frozenReason, mailer.operatorEmail);
  const { token, hash } = tokenFor(session, user.username);
  await createSession(session, toSessionUser(user), { isFresh });
  // Writes the account after the session exists, so that ending all sessions finds it or makes this fail.
  const account = await User.findOneAndUpdate(
    { _id: user._id, sessionsEndedAt: user.sessionsEndedAt ?? null },
    [
      {
        $set: {
          lockVersion: { $add: [{ $ifNull: ['$lockVersion', 0] }, 1] },
          knownBrowsers: withBrowser(hash),
          lastUsedAt: '$$NOW',
          endAnnouncedAt: null,
          consent: renewedConsent,
        },
      },
    ],
    { timestamps: false, updatePipeline: true, returnDocument: 'before' },
  ).select('+knownBrowsers');
  if (!account) {
    await endSession(session);
    throw notSignedIn();
  }
  await claimGuestWork(session, user);
  session.writeDeviceCookie(token, keptMs);
  return { isNewBrowser: !account.knownBrowsers.includes(hash) };
}

/** For a new password, and with all other sessions ended: a stranger's browser loses its own tries and is told of again. */
export async function forgetOtherBrowsers(
  session: Session,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const { token, hash } = tokenFor(session, username);
  await User.updateOne({ _id: id }, { knownBrowsers: [hash] }, { timestamps: false });
  session.writeDeviceCookie(token, keptMs);
}

function tokenFor(session: Session, username: string) {
  const token = deviceToken(session) ?? randomBytes(16).toString('base64url');
  return { token, hash: hashFor(username, token) };
}

/** Asked at every sign-in; consent to the current texts keeps its time. */
const renewedConsent = {
  $cond: [
    { $eq: ['$consent.version', legalTextsDate] },
    '$consent',
    { version: legalTextsDate, givenAt: '$$NOW' },
  ],
};

/** The one used last stays longest. */
function withBrowser(hash: string) {
  const others = {
    $filter: { input: { $ifNull: ['$knownBrowsers', []] }, cond: { $ne: ['$$this', hash] } },
  };
  return { $slice: [{ $concatArrays: [others, [hash]] }, -browsersMax] };
}

export async function mailNewSignIn(
  mailer: Mailer,
  session: Session,
  user: UserDocument,
): Promise<void> {
  const device = session.data.device?.name;
  if (device === undefined || !user.emailVerified) return;
  await inTransaction((tx) =>
    mailNotification(mailer, user._id, (username) => newSignInMail(username, device), tx),
  );
}
