// A pair that fits in every respect. Tests name only what differs from it.
import {
  noOffer,
  noWishes,
  type CandidateWishes,
  type JobOffer,
  type Judgement,
  type MatchFacts,
  type TitleFact,
} from '../types.ts';
import { breakDown } from '../weightedRules.ts';
import type { CriterionId } from '../rulebook.ts';

export function makeWishes(differences: Partial<CandidateWishes> = {}): CandidateWishes {
  return {
    ...noWishes,
    jobTitle: 'Softwareentwicklerin',
    interested: ['Backend Developer'],
    salary: { min: 65, max: 80 },
    homeOfficePercent: 40,
    hybridChoice: true,
    distance: 30,
    ...differences,
  };
}

export function makeOffer(differences: Partial<JobOffer> = {}): JobOffer {
  return {
    ...noOffer,
    jobTitle: 'Backend-Entwickler (m/w/d)',
    branch: 'it_software_internet_telekommunikation',
    remoteChoice: 'hybrid',
    homeOfficePercent: 50,
    distance: 50,
    salary: { min: 65, max: 85 },
    zipcode: '80331',
    country: 'DE',
    jobLocation: 'München',
    contractType: 'unbefristet',
    ...differences,
  };
}

export function makeFacts(differences: Partial<MatchFacts> = {}): MatchFacts {
  return {
    titles: {
      interested: [{ title: 'Backend Developer', value: 1, sure: true }],
      current: { title: 'Softwareentwicklerin', value: 0.9, sure: true },
      notInterested: [],
    },
    distanceKm: 12,
    titledContracts: { offered: null, wished: [] },
    ...differences,
  };
}

type JudgedTitle = readonly [title: string, value: number, unsure?: 'unsure'];

/** A title is sure unless stated. */
export function makeTitleFacts(titles: {
  interested?: readonly JudgedTitle[];
  current?: JudgedTitle;
  notInterested?: readonly JudgedTitle[];
}): MatchFacts {
  const toFact = ([title, value, unsure]: JudgedTitle): TitleFact => ({
    title,
    value,
    sure: unsure === undefined,
  });
  return makeFacts({
    titles: {
      interested: (titles.interested ?? []).map(toFact),
      current: titles.current === undefined ? null : toFact(titles.current),
      notInterested: (titles.notInterested ?? []).map(toFact),
    },
  });
}

export function judgeBy(
  id: CriterionId,
  wishes: CandidateWishes,
  offer: JobOffer,
  facts: MatchFacts,
): Judgement {
  return breakDown(wishes, offer, facts)[id];
}
