import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';
import type { MadeFrom } from '@inkognito/shared/endpoint';
import { inTransaction } from '../database/connection.ts';
import { nextVersion } from '../database/formVersion.ts';
import { notSignedIn } from '../errors.ts';
import { lockAccount } from '../user/lock.ts';
import { toRecruiterProfile } from '../user/recruiterProfile.ts';
import { rememberNames, rememberNewNames } from '../user/shield/keys.ts';
import { addNaming, requireShortName } from '../user/shield/naming.ts';
import type { UserFields } from '../user/user.model.ts';

type Owner = Pick<UserFields, 'recruiterProfile' | 'versions'>;

export const toOwnProfileDto = ({ recruiterProfile, versions }: Owner): RecruiterProfileDto => ({
  ...toRecruiterProfile(recruiterProfile),
  version: versions.recruiterProfile,
});

/** @throws {AppError} 409 for one company too many, or when changed elsewhere */
export async function saveRecruiterProfile(
  userId: string,
  { version, ...profile }: RecruiterProfileInput & MadeFrom,
  isLimited: boolean,
): Promise<RecruiterProfileDto> {
  requireShortName(profile.company, 'company');
  return inTransaction(async (tx) => {
    const user = await lockAccount(userId, tx).orFail(notSignedIn);
    const { versions, recruiterProfile: before } = user;
    versions.recruiterProfile = await nextVersion(versions.recruiterProfile, version, () =>
      toOwnProfileDto(user),
    );
    const { company = '' } = before ?? {};
    const formerNames = rememberNames(before?.formerNames ?? [], { company, email: '' });
    rememberNewNames(formerNames, { company: profile.company, email: '' });
    const rule = { field: 'company', isLimited };
    const namings = addNaming(before?.namings ?? [], profile.company, rule);
    user.set({ recruiterProfile: { ...profile, formerNames, namings } });
    await user.save({ session: tx });
    return toOwnProfileDto(user);
  });
}
