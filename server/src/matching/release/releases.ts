import type { ReleaseDto } from '@inkognito/shared/release';
import { type Page, readPage } from '../../database/readPage.ts';
import { Comparison, type ComparisonRecord } from '../comparison.model.ts';
import { isGuest, toRecruiterDto } from '../../recruiter/snapshot.ts';
import { findPeople } from '../../recruiter/people.ts';
import type { UserRecord } from '../../user/user.model.ts';
import { Release, type ReleaseRecord } from './release.model.ts';

/** More are withdrawn in the Datenbuch, page by page. */
const standingMax = 100;

export async function listReleases(
  candidateId: string,
  cursor: string | undefined,
): Promise<Page<ReleaseDto>> {
  return readPage({
    find: () => Release.find({ candidateId }).lean<ReleaseRecord[]>(),
    time: 'releasedAt',
    cursor,
    show: async (releases) => {
      const recruiters = await findPeople(releases.map(({ recruiterId }) => recruiterId));
      return releases.map((release) =>
        toReleaseDto(release, recruiters.get(release.recruiterId.toString())),
      );
    },
  });
}

function toReleaseDto(release: ReleaseRecord, present: UserRecord | undefined): ReleaseDto {
  return {
    _id: release._id.toString(),
    matchId: release.comparisonId.toString(),
    recruiter: toRecruiterDto(release.recruiterSnapshot, present),
    accountDeleted: present === undefined && !isGuest(release.recruiterSnapshot),
    jobTitle: release.jobTitle,
    key: release.keyName ?? null,
    fields: [...release.fields] as ReleaseDto['fields'],
    releasedAt: release.releasedAt.toISOString(),
    endedAt: release.endedAt?.toISOString() ?? null,
    endReason: release.endReason ?? null,
    withdrawnAt: release.withdrawnAt?.toISOString() ?? null,
  };
}

type ReleasedNow = Pick<ReleaseDto, '_id' | 'recruiter' | 'jobTitle' | 'fields'> & {
  employer: string;
};

/** Newest first, each with the employer that its posting named. */
export async function findStandingReleases(candidateId: string): Promise<ReleasedNow[]> {
  const releases = await Release.find({ candidateId, endedAt: null })
    .sort({ releasedAt: -1 })
    .limit(standingMax)
    .lean<ReleaseRecord[]>();
  const compared = { candidateId, _id: { $in: releases.map(({ comparisonId }) => comparisonId) } };
  const offers = await Comparison.find(compared).select({ 'offer.employer': 1 }).lean();
  const employers = new Map(offers.map(({ _id, offer }) => [_id.toString(), offer.employer]));
  return releases.map((release) => ({
    _id: release._id.toString(),
    recruiter: toRecruiterDto(release.recruiterSnapshot, undefined),
    jobTitle: release.jobTitle,
    fields: [...release.fields] as ReleaseDto['fields'],
    employer: employers.get(release.comparisonId.toString()) ?? '',
  }));
}

type StandingRelease = Pick<ReleaseDto, '_id'> & Pick<ReleaseDto['recruiter'], 'card'>;

/** Its card has the recruiter's address. */
export async function findStandingRelease({
  _id: comparisonId,
  candidateId,
}: Pick<ComparisonRecord, '_id' | 'candidateId'>): Promise<StandingRelease | null> {
  const inForce = { candidateId, comparisonId, endedAt: null };
  const release = await Release.findOne(inForce).lean<ReleaseRecord>();
  if (!release) return null;
  const { card } = toRecruiterDto(release.recruiterSnapshot, undefined);
  return { _id: release._id.toString(), card };
}
