import { type ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { conflict, forbidden, notSignedIn } from '../../errors.ts';
import { type MailTemplate, tokenUrl } from '../../mail/mail.template.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { lockAccount } from '../../user/lock.ts';
import {
  addressInUseMail,
  addressWantedMail,
  confirmationMail,
  emailChangeNotificationMail,
} from './mailTemplates.ts';
import { recordAccountState } from '../accountState.ts';
import type { AuthDeps } from '../authDeps.ts';
import { type ConfirmDeps, type Proof, confirmAddress, takeAddress } from './confirmedAddress.ts';
import { networkOf } from '../../http/limit/identity.ts';
import type { Mailer } from '../../mail/mailer.ts';
import {
  deadLink,
  discardTokensOf,
  findToken,
  issueToken,
  takeToken,
} from './mailedToken.model.ts';
import { mailNotification } from './accountNotification.ts';

const linkMs = 24 * 60 * 60_000;

export async function mailVerification(
  { mailer }: AuthDeps,
  { _id: userId, email, emailVerified }: UserDocument,
  ip: string | undefined,
): Promise<void> {
  if (email === '' || emailVerified) return;
  await inTransaction((tx) => mailVerifyLink(mailer, { userId, email, ip }, tx));
}

export async function mailVerifyLink(
  mailer: Mailer,
  link: Proof & Pick<Link, 'ip'>,
  tx: ClientSession,
): Promise<void> {
  if (!(await lockAccount(link.userId, tx))) return;
  const issued = await issueLink({ purpose: 'verify', ...link }, tx);
  const forgotPasswordUrl = `${mailer.publicUrl}/forgot-password`;
  await mailLinkOrOwner(mailer, issued, (name) => addressInUseMail(name, forgotPasswordUrl), tx);
}

type Link = {
  purpose: 'verify' | 'change';
  userId: Types.ObjectId;
  email: string;
  /** Of the caller. */
  ip: string | undefined;
};
type IssuedLink = Link & { token: string; mailId: Types.ObjectId };

/** Valid for a day, and issued for a taken address too, so that no answer reveals it: no token is mailed then. */
async function issueLink({ ip, ...link }: Link, tx: ClientSession): Promise<IssuedLink> {
  const mailed = { ...link, mailId: new Types.ObjectId() };
  return { ip, ...mailed, token: await issueToken({ ...mailed, lifeMs: linkMs }, tx) };
}

/** Mails the owner instead if the address is taken. */
async function mailLinkOrOwner(
  mailer: Mailer,
  { purpose, token, mailId: _id, userId: ownerId, email: to, ip }: IssuedLink,
  writeToOwner: (username: string) => MailTemplate,
  tx: ClientSession,
): Promise<void> {
  const owner = await User.findOne({ email: to, emailVerified: true }).session(tx);
  if (owner) await mailNotification(mailer, owner._id, writeToOwner, tx);
  else if (await lockAccount(ownerId, tx)) {
    const mail = confirmationMail(purpose, tokenUrl(mailer.publicUrl, 'verify-email', token));
    await queueMail(mailer, { _id, ownerId, to, mail, awaitedBy: networkOf(ip) }, tx);
  }
}

/** Returns the mailing to run after the response, so that timing does not reveal a taken address. */
export async function changeEmail(
  { mailer }: AuthDeps,
  { userId, ip }: { userId: string; ip: string | undefined },
  typedEmail: string,
): Promise<() => Promise<void>> {
  const email = typedEmail.toLowerCase();
  const wanted = await inTransaction(async (tx) => {
    const user = await lockAccount(userId, tx).orFail(notSignedIn);
    await discardTokensOf(userId, ['change'], tx);
    if (email === user.email) return null;
    await mailNotification(mailer, userId, emailChangeNotificationMail, tx);
    return issueLink({ purpose: 'change', userId: user._id, email, ip }, tx);
  });
  return async () => {
    if (!wanted) return;
    await inTransaction((tx) => mailLinkOrOwner(mailer, wanted, addressWantedMail, tx));
  };
}

type Answer = (user: UserDocument, email: string, tx: ClientSession) => Promise<void>;

/** An account in use changes its address only where it is signed in: the owner of a mistyped address could reset its password. */
const confirmations = (
  deps: ConfirmDeps,
  signedInId: string | undefined,
): Record<Link['purpose'], Answer> => ({
  verify: async (user, email, tx) => {
    if (user.email !== email || user.emailVerified) throw deadLink();
    await confirmAddress(deps, user, email, tx);
  },
  /** The contact address follows only if it equalled the old one. */
  change: async (user, email, tx) => {
    if (user.id !== signedInId) throw otherAccount();
    if (user.contactEmail.toLowerCase() === user.email) {
      user.contactEmail = email;
      user.versions.automations += 1;
    }
    await confirmAddress(deps, user, email, tx);
    await discardTokensOf(user._id, ['reset'], tx);
    await recordAccountState(user._id, tx);
  },
});

const denials: Record<Link['purpose'], Answer> = {
  verify: async ({ _id: userId }, email, tx) => {
    if (!(await takeAddress({ userId, email }, tx))) throw deadLink();
  },
  // The account has another address still, and loses the link to this one.
  change: () => Promise.resolve(),
};

const confirming = ['verify', 'change'] as const;

/** A stranger may have named the address, so its owner reads whose account it is. Changes nothing. */
export async function showVerification(token: string): Promise<{ username: string }> {
  const mailed = await findToken(confirming, token);
  const account = { _id: mailed?.userId, frozenAt: null };
  const { username } = await User.findOne(account).orFail(deadLink).lean();
  return { username };
}

/** The mailbox answers, signed in or not. @returns the account's username */
async function answerLink(
  token: string,
  answers: Record<Link['purpose'], Answer>,
): Promise<string> {
  return inTransaction(async (tx) => {
    const mailed = await takeToken(confirming, token, tx);
    const purpose = confirming.find((each) => each === mailed?.purpose);
    if (!mailed || !purpose) throw deadLink();
    const user = await lockAccount(mailed.userId, tx).orFail(deadLink);
    if (user.frozenAt) throw deadLink();
    await answers[purpose](user, mailed.email, tx);
    await discardTokensOf(user._id, [purpose], tx);
    return user.username;
  });
}

export async function verifyEmail(
  deps: ConfirmDeps,
  token: string,
  signedInId: string | undefined,
): Promise<string> {
  try {
    return await answerLink(token, confirmations(deps, signedInId));
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}

export const denyEmail = (token: string): Promise<string> => answerLink(token, denials);

const addressTaken = () => conflict('Diese E-Mail-Adresse gehört schon zu einem anderen Konto.');

const otherAccount = () =>
  forbidden(
    'Bitte melden Sie sich in diesem Browser mit diesem Konto an, und öffnen Sie den Link dann noch einmal aus der E-Mail.',
  );
