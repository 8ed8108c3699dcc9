import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';
import type { MadeFrom } from '@inkognito/shared/endpoint';
import { nextVersion } from '../database/formVersion.ts';
import { changeUser } from '../user/lock.ts';
import { toRecruiterProfile } from '../user/recruiterProfile.ts';
import type { UserFields } from '../user/user.model.ts';

type Owner = Pick<UserFields, 'recruiterProfile' | 'versions'>;

export const toOwnProfileDto = ({ recruiterProfile, versions }: Owner): RecruiterProfileDto => ({
  ...toRecruiterProfile(recruiterProfile),
  version: versions.recruiterProfile,
});

/** @throws {AppError} 409 when changed elsewhere */
export async function saveRecruiterProfile(
  userId: string,
  { version, ...profile }: RecruiterProfileInput & MadeFrom,
): Promise<RecruiterProfileDto> {
  return changeUser(userId, async (user) => {
    const { versions } = user;
    versions.recruiterProfile = await nextVersion(versions.recruiterProfile, version, () =>
      toOwnProfileDto(user),
    );
    user.set({ recruiterProfile: profile });
    return toOwnProfileDto(user);
  });
}
