import type { NewsDto } from '@inkognito/shared/match';
import { limits } from '@inkognito/shared/limits';
import {
  Comparison,
  type ListedComparison,
  listed,
  standing,
  standingMatch,
} from '../matching/comparison.model.ts';
import { findPeople } from '../recruiter/people.ts';
import { listReceivedRequests } from '../request/listRequests.ts';
import type { SessionUser } from '@inkognito/shared/auth';
import type { PublisherDto } from '@inkognito/shared/user';
import { type Viewer, unhiddenFrom } from '../user/shield/hidden.ts';
import { toOfferedJobs } from './lists.ts';

/** Newest first. Reading marks nothing: pages are fetched ahead. */
export async function listNews(user: SessionUser, viewer: Viewer): Promise<NewsDto[]> {
  const isOf = (role: SessionUser['role'][number]) => user.role.includes(role);
  const lists = await Promise.all([
    isOf('jobSeeker') ? newMatches(user.id) : [],
    isOf('jobSeeker') ? openRequests(user.id) : [],
    isOf('recruiter') ? recruiterNews(user.id, viewer) : [],
  ]);
  return lists
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, limits.newsMax);
}

async function findUnseen(side: 'candidateNews' | 'recruiterNews', theirs: object) {
  const at = `${side}.at`;
  return Comparison.find({ ...theirs, [at]: { $exists: true } })
    .select(listed)
    .sort({ [at]: -1 })
    .limit(limits.newsMax)
    .lean<ListedComparison[]>();
}

async function newMatches(candidateId: string): Promise<NewsDto[]> {
  const matches = await findUnseen('candidateNews', { candidateId, ...standingMatch });
  if (matches.length === 0) return [];
  const offers = await toOfferedJobs(candidateId, matches);
  return matches.flatMap((match, index) => {
    const offer = offers[index];
    if (!offer) return [];
    const { contactState, suspended, endReason } = offer;
    const isToDecide = contactState === 'awaitsCandidate' && !suspended && !endReason;
    return toNewsDto(match, match.candidateNews, nameOf(offer.recruiterId)).map((news) => ({
      ...news,
      offer: inShort(offer, offer),
      ...(isToDecide && { contactState }),
    }));
  });
}

/** Each stays until it is decided or over. */
async function openRequests(candidateId: string): Promise<NewsDto[]> {
  const { entries } = await listReceivedRequests(candidateId, undefined);
  return entries.map((request) => ({
    ...{ _id: request._id, kind: 'request', at: request.createdAt, requestId: request._id },
    ...{ title: request.job.jobTitle, from: nameOf(request.recruiter) },
    offer: inShort(request, request.job),
  }));
}

type Short = NonNullable<NewsDto['offer']>;

const inShort = (
  { matchPercentage, isMatch }: Pick<Short, 'matchPercentage' | 'isMatch'>,
  { place, salary }: Pick<Short, 'place' | 'salary'>,
): Short => ({ matchPercentage, isMatch, place, salary });

async function recruiterNews(recruiterId: string, viewer: Viewer): Promise<NewsDto[]> {
  const comparisons = await findUnseen('recruiterNews', { recruiterId, ...standing });
  const ids = comparisons.map(({ candidateId }) => candidateId);
  const candidates = await findPeople(ids, { role: 'jobSeeker', ...unhiddenFrom(viewer) });
  return comparisons.flatMap((comparison) => {
    const candidate = candidates.get(comparison.candidateId.toString());
    return candidate ? toNewsDto(comparison, comparison.recruiterNews, candidate.username) : [];
  });
}

function toNewsDto(
  { _id, offer, countsAsMatch }: ListedComparison,
  news: ListedComparison['candidateNews'],
  from: string,
): NewsDto[] {
  if (!news) return [];
  const id = _id.toString();
  const { kind, at } = news;
  const page = countsAsMatch && { matchId: id };
  return [{ _id: id, kind, at: at.toISOString(), ...page, title: offer.jobTitle, from }];
}

const nameOf = ({ username, card }: PublisherDto): string =>
  card?.company || card?.name || username || '';

/** Others' ids do nothing. */
export async function markNewsSeen(userId: string, ids: readonly string[]): Promise<void> {
  const these = { _id: { $in: ids } };
  const quietly = { timestamps: false };
  await Comparison.updateMany({ ...these, candidateId: userId }, { candidateNews: null }, quietly);
  await Comparison.updateMany({ ...these, recruiterId: userId }, { recruiterNews: null }, quietly);
}
