import type {
  AccountDto,
  AuthStatusDto,
  RecruiterProfileDto,
  RecruiterProfileInput,
  RoleChangeInput,
} from '@inkognito/shared/account';
import type { Types } from 'mongoose';
import type { SessionUser } from '@inkognito/shared/auth';
import type { MadeFrom } from '@inkognito/shared/endpoint';
import type { Role } from '@inkognito/shared/codes';
import { Key } from '../key/key.model.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { listBlockedJobs } from '../matching/blocking.ts';
import { listSeekerMatches } from '../match/lists.ts';
import { changeUser } from '../user/lock.ts';
import { toRecruiterProfile } from '../user/recruiterProfile.ts';
import { User, type UserDocument, toUserDto } from '../user/user.model.ts';
import { conflict, notSignedIn } from '../errors.ts';
import { toNotificationsDto } from './notifications.ts';
import { endOf } from './accountEnd.ts';
import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { earlyIdentitiesOf, linkedProviders } from '../auth/provider/provider.linking.ts';
import type { ProviderSettings } from '../config.ts';
import { changeSessionUser } from '../auth/session/userSessions.ts';
import { shownEmail } from '../user/shownAddress.ts';
import { nextVersion } from '../database/formVersion.ts';
import { changeAccount } from '../questionnaire/questionnaire.service.ts';
import { isListed } from '../user/visibility.ts';

export async function getAuthStatus(signedIn: SessionUser | null): Promise<AuthStatusDto> {
  const user = signedIn && (await User.findById(signedIn.id).lean());
  if (!user) return { user: null, authenticated: false };
  const isSeeker = user.role.includes('jobSeeker');
  const [matches, blocked] = isSeeker
    ? await Promise.all([
        listSeekerMatches(signedIn.id, undefined, undefined),
        listBlockedJobs(signedIn.id, undefined),
      ])
    : [];
  const matchesForJobSeeker = (matches?.entries ?? []).map(
    ({ _id, jobTitle, jobLocation, place }) => ({ _id, jobTitle, jobLocation, place }),
  );
  const jobsBlocked = blocked?.entries ?? [];
  return { user: { ...toUserDto(user), matchesForJobSeeker, jobsBlocked }, authenticated: true };
}

export async function getAccount(userId: string, settings: ProviderSettings): Promise<AccountDto> {
  const [user, pendingEmail] = await Promise.all([
    User.findById(userId).select('+passwordHash +jobsCreatedAt').orFail(notSignedIn),
    findPendingEmail(userId),
  ]);
  return {
    email: shownEmail(user.email),
    emailVerified: user.emailVerified,
    pendingEmail: pendingEmail && shownEmail(pendingEmail),
    endsAt: endOf(user)?.toISOString() ?? null,
    hasPassword: Boolean(user.passwordHash),
    providers: linkedProviders(user.identities, settings),
    earlyProviders: linkedProviders(earlyIdentitiesOf(user), settings),
    notifications: toNotificationsDto(user),
    paused: user.paused,
    isFound: isListed(user),
    begun: await whatWasBegun(user),
    version: user.versions.settings,
  };
}

type Beginner = Pick<UserDocument, '_id' | 'role' | 'automationsSaved' | 'jobsCreatedAt'>;

async function whatWasBegun(user: Beginner): Promise<AccountDto['begun']> {
  const { _id, role, automationsSaved: automations, jobsCreatedAt } = user;
  const [keyGiven, compared] = await Promise.all([
    role.includes('jobSeeker') ? hasGivenKey(_id) : null,
    role.includes('recruiter') ? Comparison.exists({ recruiterId: _id }) : null,
  ]);
  return {
    automations,
    keyGiven: Boolean(keyGiven),
    posted: jobsCreatedAt.length > 0,
    compared: Boolean(compared),
  };
}

/** Whether a key is out there, or was: a comparison outlives the key it was made with. */
async function hasGivenKey(candidateId: Types.ObjectId) {
  return (
    (await Key.exists({ userId: candidateId, general: false })) ??
    (await Comparison.exists({ candidateId }))
  );
}

/** @throws {AppError} 409 when the settings were changed elsewhere */
export async function setPaused(
  userId: string,
  { paused, version }: { paused: boolean } & MadeFrom,
  readStored: () => Promise<AccountDto>,
): Promise<{ paused: boolean; version: number }> {
  return changeAccount(userId, async (user) => {
    const { settings } = user.versions;
    user.versions.settings = await nextVersion(settings, version, readStored);
    user.paused = paused;
    return { paused, version: user.versions.settings };
  });
}

/** @throws {AppError} 409 when no role would be left */
export async function changeRoles(
  userId: string,
  { role, action }: RoleChangeInput,
): Promise<UserDocument> {
  return changeAccount(userId, async (user, tx) => {
    const held = [...user.role] as Role[];
    const roles =
      action === 'add'
        ? [...new Set([...held, ...role])]
        : held.filter((each) => !role.includes(each));
    if (roles.length === 0) throw conflict('Sie müssen mindestens eine Rolle auswählen.');
    user.role = roles;
    await changeSessionUser(userId, { role: roles }, tx);
    return user;
  });
}

export const toOwnProfileDto = ({
  recruiterProfile,
  versions,
}: UserDocument): RecruiterProfileDto => ({
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
