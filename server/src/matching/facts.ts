import { eachInSlices } from '../http/limit/timeSlice.ts';
import type { QuestionnaireFields } from '../questionnaire/questionnaire.model.ts';
import { wishedPlace, type PlaceAnswers } from '../questionnaire/search/wishedPlace.ts';
import {
  type CandidateWishes,
  type JobOffer,
  type MatchFacts,
  type TitleFact,
  answeredOr,
  noWishes,
} from '@inkognito/shared/rules/types';
import { type Coordinates, distanceKm } from '../../language/place/distance.ts';
import { findPlace } from '../../language/place/findPlace.ts';
import { titleSimilarity } from '../../language/title/titleSimilarity.ts';

export const judgedAnswers = Object.keys(noWishes);
export type JudgedAnswers = Pick<QuestionnaireFields, keyof CandidateWishes>;

export function toWishes(answers: JudgedAnswers): CandidateWishes {
  const { min, max } = answers.salary;
  // A document's salary is a Mongoose object.
  return { ...answeredOr(noWishes, answers), salary: { min, max } };
}

type Known = {
  from: Coordinates | null;
  to: Coordinates | null;
  compareTo?: (title: string) => TitleFact;
};

export function titleComparer({ jobTitle }: JobOffer): (title: string) => TitleFact {
  return (title) => ({ title, ...titleSimilarity(title, jobTitle) });
}

/** Reading a new title takes up to a millisecond, and there are many. */
export async function factsInSlices(
  answers: JudgedAnswers & PlaceAnswers,
  job: JobOffer,
): Promise<MatchFacts> {
  const compare = titleComparer(job);
  const compared = new Map<string, TitleFact>();
  await eachInSlices(judgedTitles(answers), (title) => compared.set(title, compare(title)));
  const compareTo = (title: string) => compared.get(title) ?? compare(title);
  return factsBetween(answers, job, { from: wishedPlace(answers), to: jobPlace(job), compareTo });
}

export function factsOf(answers: JudgedAnswers & PlaceAnswers, job: JobOffer): MatchFacts {
  return factsBetween(answers, job, { from: wishedPlace(answers), to: jobPlace(job) });
}

export const judgedTitles = ({ jobTitle, interested, notInterested }: JudgedAnswers): string[] => [
  ...interested,
  ...(jobTitle ? [jobTitle] : []),
  ...notInterested,
];

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
  };
}

export function jobPlace({ zipcode, jobLocation, country }: JobOffer): Coordinates | null {
  return findPlace({ zipcode, town: jobLocation, country });
}
