import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { QueuedMail } from '../mail/mail.model.ts';
import { User } from '../user/user.model.ts';
import { waitForMailsTo } from './mails.ts';
import type { Member } from './testApp.ts';

/** Makes every sign-in so far too old to count as recent. */
export async function ageIdentity(): Promise<void> {
  const then = Date.now() - limits.identityFreshMinutes * 60_000 - 1_000;
  await mongoose.connection
    .collection('sessions')
    .updateMany({}, { $set: { 'session.confirmedAt': then } });
}

export const addressOf = ({ username }: Member): string => `${username}@beispiel.example`;

/** Confirms the address and removes the first mail. */
export async function settle(person: Member): Promise<Member> {
  await waitForMailsTo(addressOf(person), 1);
  await QueuedMail.deleteMany({});
  await User.updateOne({ _id: person.id }, { emailVerified: true, emailVerifiedAt: new Date() });
  return person;
}
