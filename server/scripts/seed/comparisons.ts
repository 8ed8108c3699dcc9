import { scoreMatch } from '@inkognito/shared/rules/score';
import { createLimits } from '../../src/http/limits.ts';
import { Key } from '../../src/key/key.model.ts';
import { generalKeyOf } from '../../src/key/keys.ts';
import { toggleJobBlock } from '../../src/matching/blocking.ts';
import { type CompareDeps, compareWithCandidate } from '../../src/matching/matching.service.ts';
import { getCandidate } from '../../src/matching/viewer.ts';
import {
  type ReadOffer,
  factsBetween,
  readOffer,
  titleComparer,
  toWishes,
} from '../../src/matching/facts.ts';
import { wishedPlace } from '../../src/questionnaire/search/wishedPlace.ts';
import type { Posting } from './jobs.ts';
import type { Candidate } from './people/candidates.ts';
import type { Progress } from './progress.ts';
import { createRandom } from './random.ts';
import { anybody } from '../../src/user/shield/hidden.ts';

const perJob = 3;

/** Candidates that got the recruiter's message. */
const askedPerJob = 60;

/** Comparisons per pair and day (`limits.comparisonsPerDay`). */
const perPair = 2;

/** Share of matches that the candidate blocks. */
const blockedShare = 0.06;

/** Sends no mail to seeded users. */
export const quietly: CompareDeps = {
  limits: createLimits({ enabled: true }),
  mailer: null,
};

export type ComparisonCounts = {
  comparisons: number;
  matches: number;
  matchesOf: Map<string, number>;
};

export async function compareSome(
  seed: number,
  postings: readonly Posting[],
  candidates: readonly Candidate[],
  progress: Progress,
): Promise<ComparisonCounts> {
  const random = createRandom(seed, 'comparison');
  const counts: ComparisonCounts = { comparisons: 0, matches: 0, matchesOf: new Map() };
  const compared = new Map<string, number>();

  for (const [index, { job, answers, career }] of postings.entries()) {
    const recruiterId = job.recruiterId.toString();
    const pairOf = ({ user }: Candidate) => `${recruiterId} ${user._id.toString()}`;
    const possible = candidates.filter(
      (candidate) =>
        !candidate.user._id.equals(recruiterId) && (compared.get(pairOf(candidate)) ?? 0) < perPair,
    );
    // Candidates mostly hand a key to recruiters whose posting fits them.
    const ofField = possible.filter((candidate) => candidate.career.field === career.field);
    const asked = random.pickSome(ofField, askedPerJob);
    const offer = readOffer(answers);
    const invited = [
      ...bestFitting(offer, asked).slice(0, perJob - 1),
      ...random.pickSome(asked, perJob),
    ];
    for (const candidate of [...new Set(invited)].slice(0, perJob)) {
      const before = compared.get(pairOf(candidate)) ?? 0;
      compared.set(pairOf(candidate), before + 1);
      const candidateId = candidate.user._id.toString();
      const stored = await getCandidate({ publicId: candidate.user.publicId }, anybody);
      const { _id: keyId } = await generalKeyOf(stored);
      if (before === 0) await Key.updateOne({ _id: keyId }, { $inc: { opened: 1 } });
      const unlock = { recruiterId: job.recruiterId, isGuest: false, keyId };
      const { response } = await compareWithCandidate(quietly, {
        unlock,
        candidate: stored,
        counted: {},
        offer,
      });
      counts.comparisons += 1;
      if (!response.isMatch) continue;
      if (random.chance(blockedShare)) {
        await toggleJobBlock(candidateId, job._id.toString());
        continue;
      }
      counts.matches += 1;
      for (const person of [recruiterId, candidateId]) {
        counts.matchesOf.set(person, (counts.matchesOf.get(person) ?? 0) + 1);
      }
    }
    progress('Comparisons', index + 1, postings.length);
  }
  return counts;
}

function bestFitting({ answers, place: to }: ReadOffer, candidates: readonly Candidate[]) {
  const compareTo = titleComparer(answers);
  const percentages = new Map(
    candidates.map((candidate) => {
      const { questionnaire } = candidate;
      const from = wishedPlace(questionnaire);
      const facts = factsBetween(questionnaire, answers, { from, to, compareTo });
      return [candidate, scoreMatch(toWishes(questionnaire), answers, facts).matchPercentage];
    }),
  );
  const percentageOf = (candidate: Candidate) => percentages.get(candidate) ?? 0;
  return candidates.toSorted((one, other) => percentageOf(other) - percentageOf(one));
}
