import type { JobInput } from '@inkognito/shared/job';
import type { QuestionnaireFields } from '../questionnaire/questionnaire.model.ts';
import type { CandidateWishes, JobOffer, MatchFacts, TitleFact } from './matching.types.ts';
import { distanceKm } from './place/distance.ts';
import { findPlace } from './place/findPlace.ts';
import { titleSimilarity } from './title/titleSimilarity.ts';

/** What of a questionnaire the rules may see: no name, no address, nothing about the person. */
export function toWishes(answers: QuestionnaireFields): CandidateWishes {
  return {
    jobTitle: answers.jobTitle,
    interested: answers.interested,
    notInterested: answers.notInterested,
    salary: { min: answers.salary.min, max: answers.salary.max },
    homeOfficePercent: answers.homeOfficePercent ?? null,
    remoteChoice: answers.remoteChoice,
    hybridChoice: answers.hybridChoice,
    localChoice: answers.localChoice,
    distance: answers.distance ?? null,
    branchesToExclude: answers.branchesToExclude,
  };
}

/** Looks up what the rules need: how near the titles are in meaning, and the places in kilometres. */
export function factsOf(answers: QuestionnaireFields, job: JobInput | JobOffer): MatchFacts {
  const compareTo = (title: string): TitleFact => ({
    title,
    ...titleSimilarity(title, job.jobTitle),
  });
  return {
    titles: {
      interested: answers.interested.map(compareTo),
      current: answers.jobTitle ? compareTo(answers.jobTitle) : null,
      notInterested: answers.notInterested.map(compareTo),
    },
    distanceKm: kilometresBetween(answers, job),
    source: 'rule',
  };
}

/** From the preferred place, else from home, to the job; `null` when one of them is unknown. */
function kilometresBetween(answers: QuestionnaireFields, job: JobInput | JobOffer): number | null {
  const { zipcode, city, preferredLocation } = answers;
  // The wish may lie abroad ("Wien"), so the home country says nothing about it.
  const preferred = findPlace({ town: preferredLocation });
  const home = findPlace({ zipcode, town: city, country: answers.country ?? null });
  const from = preferred ?? home;
  const to = findPlace({ zipcode: job.zipcode, town: job.jobLocation, country: job.country });
  return from && to ? distanceKm(from, to) : null;
}
