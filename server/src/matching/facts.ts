import type { JobInput } from '@inkognito/shared/job';
import { scoreMatch } from '@inkognito/shared/rules/score';
import {
  type CandidateWishes,
  type JobOffer,
  type MatchFacts,
  type MatchScore,
  type TitleFact,
  answeredOr,
  noFacts,
  noWishes,
} from '@inkognito/shared/rules/types';
import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import { type Coordinates, distanceKm } from '../../language/place/distance.ts';
import { findPlace } from '../../language/place/findPlace.ts';
import { readTitle } from '../../language/title/readTitle.ts';
import { similarityOf } from '../../language/title/titleSimilarity.ts';
import { conflict } from '../errors.ts';
import { eachInSlices, yieldToEventLoop } from '../http/limit/timeSlice.ts';
import { fingerprintOf } from '../job/job.model.ts';
import { Questionnaire, type QuestionnaireFields } from '../questionnaire/questionnaire.model.ts';
import { titledContract, titledContracts } from '../questionnaire/search/titledContract.ts';
import { wishedPlace, type PlaceAnswers } from '../questionnaire/search/wishedPlace.ts';

/** A posting's answers, read once for all who judge, count, list and store them. */
export type ReadOffer = { answers: JobInput; fingerprint: string; place: Coordinates | null };

export const readOffer = (answers: JobInput): ReadOffer => ({
  answers,
  fingerprint: fingerprintOf(answers),
  place: jobPlace(answers),
});

export const judgedAnswers = Object.keys(noWishes);
export type JudgedAnswers = Pick<QuestionnaireFields, keyof CandidateWishes>;

export const toWishes = (answers: JudgedAnswers): CandidateWishes => answeredOr(noWishes, answers);

export type Judgement = { wishes: CandidateWishes; facts: MatchFacts; score: MatchScore };

/** @throws {AppError} 409 without a questionnaire */
export async function judge(
  candidateId: Types.ObjectId,
  { answers, place }: ReadOffer,
): Promise<Judgement> {
  const questionnaire = await Questionnaire.findOne({ userId: candidateId }).lean();
  if (!questionnaire) {
    throw conflict('Dieses Profil ist noch nicht vollständig und kann nicht verglichen werden.');
  }
  // Many comparisons may arrive together.
  await yieldToEventLoop();
  const wishes = toWishes(questionnaire);
  const facts = await factsInSlices(questionnaire, answers, place);
  return { wishes, facts, score: scoreMatch(wishes, answers, facts) };
}

/** Candidates of one occupation share most titles, so each title is compared once per posting. */
const titlesKept = 1_000;

export function titleComparer({ jobTitle }: JobOffer): (title: string) => TitleFact {
  const offered = readTitle(jobTitle);
  const facts = new LRUCache<string, TitleFact>({
    max: titlesKept,
    memoMethod: (title) => ({ title, ...similarityOf(readTitle(title), offered) }),
  });
  return (title) => facts.memo(title);
}

/** Reading a new title takes up to a millisecond, and there are many. */
export async function factsInSlices(
  answers: JudgedAnswers & PlaceAnswers,
  job: JobOffer,
  to = jobPlace(job),
): Promise<MatchFacts> {
  const compareTo = titleComparer(job);
  await eachInSlices(judgedTitles(answers), compareTo);
  return factsBetween(answers, job, { from: wishedPlace(answers), to, compareTo });
}

export const judgedTitles = ({ jobTitle, interested, notInterested }: JudgedAnswers): string[] => [
  ...interested,
  ...(jobTitle ? [jobTitle] : []),
  ...notInterested,
];

type Known = Record<'from' | 'to', Coordinates | null> & {
  compareTo?: (title: string) => TitleFact;
};

export function factsBetween(
  answers: JudgedAnswers,
  job: JobOffer,
  { from, to, compareTo = titleComparer(job) }: Known,
): MatchFacts {
  return {
    titles: {
      interested: answers.interested.map(compareTo),
      current: answers.jobTitle ? compareTo(answers.jobTitle) : null,
      notInterested: answers.notInterested.map(compareTo),
    },
    distanceKm: from && to ? distanceKm(from, to) : null,
    titledContracts: {
      offered: titledContract(job.jobTitle),
      wished: titledContracts(answers.interested),
    },
  };
}

/** What is known of a posting before any candidate. */
export const factsOfOffer = ({ jobTitle }: JobOffer): MatchFacts => ({
  ...noFacts,
  titledContracts: { offered: titledContract(jobTitle), wished: [] },
});

export const jobPlace = ({ zipcode, jobLocation: town, country }: JobOffer): Coordinates | null =>
  findPlace({ zipcode, town, country });
