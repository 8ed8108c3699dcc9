import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { personData as auth } from '../auth/personData.ts';
import { personData as job } from '../job/personData.ts';
import { personData as key } from '../key/personData.ts';
import { personData as mail } from '../mail/mail.model.ts';
import { personData as match } from '../match/personData.ts';
import { personData as matching } from '../matching/personData.ts';
import { personData as questionnaire } from '../questionnaire/questionnaire.service.ts';
import { personData as release } from '../matching/release/personData.ts';
import { personData as report } from '../report/report.service.ts';
import { personData as request } from '../request/personData.ts';
import { type PersonData, personData as user, valueOf } from '../user/personData.ts';
import { toUserDto } from '../user/user.model.ts';
import { toRecruiterProfile } from '../user/recruiterProfile.ts';
import { toAutomationsDto } from './automations.ts';
import { toNotificationsDto } from './notifications.ts';
import { toShieldDto } from './shield.ts';
import { endOf } from './accountEnd.ts';

/** The record itself, which deletion removes first. */
const account: PersonData = {
  collect: ({ user: stored }) => ({
    account: valueOf(async () => ({
      ...toUserDto(stored),
      emailVerified: stored.emailVerified,
      emailVerifiedAt: stored.emailVerifiedAt ?? null,
      pendingEmail: await findPendingEmail(stored._id),
      identities: stored.identities,
      unlinkedIssuers: stored.unlinkedIssuers,
      consent: stored.consent,
      usernameChangedAt: stored.usernameChangedAt,
      lastUsedAt: stored.lastUsedAt,
      endsAt: endOf(stored),
      knownBrowsers: stored.knownBrowsers,
      readerKeys: stored.readerKeys,
      postingsCreatedAt: stored.jobsCreatedAt,
      createdAt: stored.createdAt,
      updatedAt: stored.updatedAt,
    })),
    automations: valueOf(() => toAutomationsDto(stored)),
    notifications: valueOf(() => ({
      ...toNotificationsDto(stored),
      mailedAt: stored.notificationsMailedAt,
    })),
    paused: valueOf(() => stored.paused),
    recruiterProfile: valueOf(
      () => stored.recruiterProfile && toRecruiterProfile(stored.recruiterProfile),
    ),
    shield: valueOf(() => toShieldDto(stored)),
  }),
  remove: null,
  claim: null,
};

/** High rooms first: `match` closes records and merges postings before lower rooms remove or move them. */
export const personDataOfRooms: readonly PersonData[] = [
  ...[account, report, match, request, release, matching, questionnaire, job],
  ...[auth, key, user, mail],
];
