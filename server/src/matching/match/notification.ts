import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession } from 'mongoose';
import type { MailTemplate } from '../../mail/mail.template.ts';
import { tokenUrl } from '../../mail/mail.link.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { User } from '../../user/user.model.ts';
import { openToOthers } from '../../user/user.visibility.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type ComparisonDocument } from '../comparison/comparison.model.ts';
import { isPending } from '../release/hold.ts';
import { Quota } from '../comparison/quota.model.ts';
import { type Scope, placeOf } from '../comparison/quota.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** After two days it is no news, and the person has probably signed in since. */
const newsMs = 2 * dayMs;

/** The same answers of one recruiter are mailed once, however often they are deleted and published again. */
export async function mailNewMatch(
  match: ComparisonDocument,
  {
    fingerprint,
    scope,
    mailer,
    tx,
  }: { fingerprint: string; scope: Scope; mailer: Mailer; tx: ClientSession },
): Promise<void> {
  const { candidateId } = match;
  const isNews = await Quota.updateOne(
    { ...placeOf(scope), attempts: { $elemMatch: { fingerprint, mailed: { $ne: true } } } },
    { $set: { 'attempts.$.mailed': true } },
    { session: tx },
  );
  if (isNews.modifiedCount === 0) return;
  const reader = await takeMail(candidateId, tx);
  if (!reader) return;
  const mail = newMatchMail({
    match: `${mailer.publicUrl}/matches/${match._id.toString()}`,
    switchOff: tokenUrl(
      mailer.publicUrl,
      'notifications-off',
      mailer.switchOffTokens.create(candidateId.toString()),
    ),
    waits: isPending(match),
  });
  const recipient = { ownerId: candidateId, to: reader.email };
  await queueMail(mailer, recipient, mail, new Date(Date.now() + newsMs), tx);
}

/** Only to a confirmed address and a few a day, so that nobody can flood a mailbox through us. */
function takeMail(candidateId: ComparisonDocument['candidateId'], tx: ClientSession) {
  const now = new Date();
  const most = limits.newMatchMailsPerDay;
  const dayAgo = new Date(now.getTime() - dayMs);
  return User.findOneAndUpdate(
    {
      _id: candidateId,
      ...openToOthers,
      emailVerified: true,
      newMatchMuted: { $ne: true },
      // Newest first, so this is the oldest that counts.
      [`newMatchMailedAt.${most - 1}`]: { $not: { $gt: dayAgo } },
    },
    { $push: { newMatchMailedAt: { $each: [now], $position: 0, $slice: most } } },
    { session: tx, timestamps: false, projection: { email: 1 } },
  ).lean();
}

/** Says no more than somebody who sees it by chance may know. */
function newMatchMail({
  waits,
  ...links
}: {
  match: string;
  switchOff: string;
  waits: boolean;
}): MailTemplate {
  return {
    subject: 'Ihr Konto: Es gibt Neuigkeiten',
    parts: [
      waits
        ? 'für eine Ihrer Anfragen gibt es ein neues Ergebnis. Es wartet auf Ihre Bestätigung.'
        : 'für eine Ihrer Anfragen gibt es ein neues Ergebnis.',
      { label: 'Ergebnis ansehen', url: links.match },
      'Sie möchten solche Mails nicht mehr bekommen? Ein Klick genügt:',
      { label: 'Benachrichtigungen abschalten', url: links.switchOff },
    ],
    switchOffUrl: links.switchOff,
  };
}
