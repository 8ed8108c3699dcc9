import type { NewsDto } from '@inkognito/shared/match';
import { limits } from '@inkognito/shared/limits';
import {
  Comparison,
  type ListedComparison,
  listedFor,
  standing,
  standingMatch,
} from '../matching/comparison.model.ts';
import { findPeople } from '../recruiter/people.ts';
import { isGuest, toRecruiterDto } from '../recruiter/snapshot.ts';
import { findBlocked, suspensionOf } from '../recruiter/suspension.ts';
import { listReceivedRequests } from '../request/listRequests.ts';
import { toAnswersDto } from '../job/job.model.ts';
import type { ReceivedRequestDto } from '@inkognito/shared/request';
import type { SessionUser } from '@inkognito/shared/auth';
import type { PublisherDto } from '@inkognito/shared/user';
import { type Viewer, unhiddenFrom } from '../user/shield/hidden.ts';

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

async function findUnseen(side: keyof typeof listedFor, theirs: Record<string, unknown>) {
  const at = `${side}News.at`;
  return Comparison.find({ ...theirs, [at]: { $exists: true } })
    .select(listedFor[side])
    .sort({ [at]: -1 })
    .limit(limits.newsMax)
    .lean<ListedComparison[]>();
}

async function newMatches(candidateId: string): Promise<NewsDto[]> {
  const matches = await findUnseen('candidate', { candidateId, ...standingMatch });
  const toDecide = await findToDecide(candidateId, matches);
  return matches.flatMap((match) => {
    const from = nameOf(toRecruiterDto(match.recruiterSnapshot, undefined));
    return toNewsDto(match, match.candidateNews, from).map((news) => ({
      ...news,
      offer: inShort({ ...match, job: toAnswersDto(match.offer) }),
      ...(toDecide.includes(match) && { contactState: 'awaitsCandidate' as const }),
    }));
  });
}

/** Not if the recruiter is gone or blocked. */
async function findToDecide(
  candidateId: string,
  matches: readonly ListedComparison[],
): Promise<ListedComparison[]> {
  const held = matches.filter(({ contact }) => contact.state === 'awaitsCandidate');
  if (held.length === 0) return [];
  const ids = held.map(({ recruiterId }) => recruiterId);
  const [candidate, recruiters] = await Promise.all([
    findBlocked(candidateId),
    findPeople(ids, { role: 'recruiter', frozenAt: null }),
  ]);
  return held.filter((match) => {
    const recruiter = recruiters.get(match.recruiterId.toString());
    const isThere = recruiter !== undefined || isGuest(match.recruiterSnapshot);
    return isThere && suspensionOf(candidate, match, recruiter) === null;
  });
}

/** Each stays until it is decided or over. */
async function openRequests(candidateId: string): Promise<NewsDto[]> {
  const { entries } = await listReceivedRequests(candidateId, null);
  return entries.map((request) => ({
    ...{ _id: request._id, kind: 'request', at: request.createdAt, requestId: request._id },
    ...{ title: request.job.jobTitle, from: nameOf(request.recruiter), offer: inShort(request) },
  }));
}

const inShort = ({
  matchPercentage,
  isMatch,
  job: { place, salary },
}: Pick<ReceivedRequestDto, 'matchPercentage' | 'isMatch'> & {
  job: Pick<ReceivedRequestDto['job'], 'place' | 'salary'>;
}) => ({ matchPercentage, isMatch, place, salary });

async function recruiterNews(recruiterId: string, viewer: Viewer): Promise<NewsDto[]> {
  const comparisons = await findUnseen('recruiter', { recruiterId, ...standing });
  const ids = comparisons.map(({ candidateId }) => candidateId);
  const candidates = await findPeople(ids, { role: 'jobSeeker', ...unhiddenFrom(viewer) });
  return comparisons.flatMap((comparison) => {
    const candidate = candidates.get(comparison.candidateId.toString());
    if (!candidate) return [];
    return toNewsDto(comparison, comparison.recruiterNews, candidate.username);
  });
}

function toNewsDto(
  { _id, offer, countsAsMatch }: ListedComparison,
  news: ListedComparison['candidateNews'],
  from: string,
): NewsDto[] {
  if (!news) return [];
  const id = _id.toString();
  return [
    {
      ...{ _id: id, kind: news.kind, at: news.at.toISOString() },
      ...(countsAsMatch && { matchId: id }),
      ...{ title: offer.jobTitle, from },
    },
  ];
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
