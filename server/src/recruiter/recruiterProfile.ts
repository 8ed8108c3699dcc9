import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';
import type { MadeFrom } from '@inkognito/shared/endpoint';
import { type ClientSession, Types } from 'mongoose';
import type { AuthDeps } from '../auth/authDeps.ts';
import type { Counted } from '../http/limits.ts';
import { mailLink } from '../auth/email/email.ts';
import { discardTokensOf } from '../auth/email/mailedToken.model.ts';
import { inTransaction } from '../database/connection.ts';
import { nextVersion } from '../database/formVersion.ts';
import { notSignedIn } from '../errors.ts';
import { isProven, toRecruiterProfileDto } from '../user/recruiterProfile.ts';
import { getOwnUser } from '../user/user.service.ts';
import { shownCard } from '../user/shownAddress.ts';
import { lockAccount } from '../user/lock.ts';
import type { UserFields } from '../user/user.model.ts';

type Owner = Pick<UserFields, 'recruiterProfile' | 'versions'>;

export const toOwnProfileDto = ({ recruiterProfile, versions }: Owner): RecruiterProfileDto => ({
  ...shownCard(toRecruiterProfileDto(recruiterProfile)),
  version: versions.recruiterProfile,
});

type Input = RecruiterProfileInput & MadeFrom;

/** Saving again mails the link again, a few times a day. @throws {AppError} 409 when changed elsewhere */
export async function saveRecruiterProfile(
  { limits, mailer }: AuthDeps,
  userId: string,
  input: Input,
  counted: Counted,
): Promise<RecruiterProfileDto> {
  const profile = { ...input, workEmail: input.workEmail.toLowerCase() };
  const user = await getOwnUser(userId);
  const isConfirmed = isProven(user, profile.workEmail);
  const isMailDue =
    profile.workEmail !== '' &&
    !isConfirmed &&
    (await limits.tryConsume('workMail', { ...counted, mailbox: profile.workEmail }));
  return inTransaction(async (tx) => {
    const saved = await storeProfile(userId, profile, tx);
    if (!saved.workEmailVerified && isMailDue) {
      const account = { userId: new Types.ObjectId(userId), email: profile.workEmail };
      await mailLink(mailer, { purpose: 'work', ...account }, tx);
    }
    return saved;
  });
}

async function storeProfile(
  userId: string,
  { version, ...profile }: Input,
  tx: ClientSession,
): Promise<RecruiterProfileDto> {
  const user = await lockAccount(userId, tx).orFail(notSignedIn);
  const { versions, recruiterProfile: before } = user;
  versions.recruiterProfile = await nextVersion(versions.recruiterProfile, version, () =>
    toOwnProfileDto(user),
  );
  const isSameAddress = before?.workEmail === profile.workEmail;
  if (!isSameAddress) await discardTokensOf(userId, ['work'], tx);
  const workEmailVerified = isProven(user, profile.workEmail);
  user.set({ recruiterProfile: { ...profile, workEmailVerified } });
  await user.save({ session: tx });
  return toOwnProfileDto(user);
}
