import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import type { SimilarCandidateDto } from '@inkognito/shared/matching';
import type { Types } from 'mongoose';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { User, toPersonDto } from '../user/user.model.ts';
import { factsOf, toWishes } from './matching.facts.ts';
import { rankMatch } from './matching.score.ts';
import { titleSearchKeys } from './title/titleKeys.ts';

/** The most questionnaires that are judged for one search; about 20 µs each to fetch and judge. */
const judgedMax = 2_000;

/** A wish more than 10 % above the offer knocks out (rule `salary`). */
const salaryReach = 1 / 0.9;

/**
 * The discoverable job seekers who fit a posting with 70 % or more, best first, at most ten. The database
 * narrows by what knocks out anyway; the same pure functions as everywhere judge what is left.
 */
export async function findSimilarCandidates(
  offer: JobInput,
  excluded: readonly string[],
): Promise<SimilarCandidateDto[]> {
  const questionnaires = await Questionnaire.find({
    titleKeys: { $in: titleSearchKeys(offer.jobTitle) },
    'salary.min': { $lte: Math.ceil(offer.salary.max * salaryReach) },
    branchesToExclude: { $ne: offer.branch },
    userId: { $nin: excluded },
  })
    .limit(judgedMax)
    .lean();

  const fitting = questionnaires
    .map((answers) => ({
      userId: answers.userId,
      ...rankMatch(toWishes(answers), offer, factsOf(answers, offer)),
    }))
    .filter(({ isMatch }) => isMatch)
    .sort(
      (a, b) =>
        b.matchPercentage - a.matchPercentage ||
        a.userId.toString().localeCompare(b.userId.toString()),
    );
  return firstVisible(fitting);
}

/** Walks down the ranking until ten are found who let themselves be found. */
async function firstVisible(
  ranking: { userId: Types.ObjectId; matchPercentage: number }[],
): Promise<SimilarCandidateDto[]> {
  const found: SimilarCandidateDto[] = [];
  const step = limits.similarCandidatesMax * 2;
  for (
    let start = 0;
    start < ranking.length && found.length < limits.similarCandidatesMax;
    start += step
  ) {
    const some = ranking.slice(start, start + step);
    const users = await User.find({
      _id: { $in: some.map(({ userId }) => userId) },
      discoverable: true,
      role: 'jobSeeker',
    })
      .select({ username: 1, imageId: 1, showImage: 1 })
      .lean();
    const byId = new Map(users.map((user) => [user._id.toString(), user]));
    for (const { userId, matchPercentage } of some) {
      const user = byId.get(userId.toString());
      if (user) found.push({ user: toPersonDto(user), matchPercentage });
    }
  }
  return found.slice(0, limits.similarCandidatesMax);
}
