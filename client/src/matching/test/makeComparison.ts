import type { ComparisonDto, ContactInfoDto } from '@inkognito/shared/comparison';
import type { BreakdownDto, CriterionDto } from '@inkognito/shared/rules/breakdown';
import type {
  JobComparedDto,
  MatchDetailDto,
  OfferComparisonDto,
  OfferedJobDto,
  RecruiterMatchDto,
} from '@inkognito/shared/match';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { makeId, makeJob, makePublicId } from '../../test/makeDto.ts';

const fitting: CriterionDto = {
  score: 1,
  weight: 20,
  verdict: 'fits',
  knockout: false,
  source: 'rule',
  reasoning: 'Das passt gut zusammen.',
};

export function makeBreakdown(changes: Partial<BreakdownDto> = {}): BreakdownDto {
  const everyFitting = criteria.map(({ id, weight }) => [id, { ...fitting, weight }]);
  return { ...(Object.fromEntries(everyFitting) as BreakdownDto), ...changes };
}

export const knockedOutSalary: CriterionDto = {
  ...fitting,
  score: 0,
  verdict: 'fails',
  knockout: true,
  reasoning: 'Das Gehalt liegt unter der Vorstellung.',
};

export const everyContact: ContactInfoDto = {
  name: 'Anna Beispiel',
  phoneNumber: '+49 (170) 123 45-67',
  calendarLink: 'https://kalender.example.de/anna',
  cv: { filename: 'lebenslauf.pdf', url: '/api/v1/files/cv/abc' },
  email: 'anna@example.de',
};

export const noContact: ContactInfoDto = {
  name: null,
  phoneNumber: null,
  calendarLink: null,
  cv: null,
  email: null,
};

/** Of what is no match nothing is released, unless by hand. */
const resultOf = ({ isMatch = true }: { isMatch?: boolean }) =>
  ({ matchPercentage: 86, isMatch: true, contactState: isMatch ? 'released' : 'none' }) as const;
const comparedAt = '2026-11-10T12:00:00.000Z';
const seenByOwner = { suspended: null, namesListedCompany: false, key: null, keyId: null };

export function makeComparison(changes: Partial<ComparisonDto> = {}): ComparisonDto {
  return {
    matchId: makeId(),
    jobId: makeId(),
    similarCandidates: [],
    similarCount: 0,
    contactInfo: everyContact,
    ...resultOf(changes),
    breakdown: makeBreakdown(),
    ...changes,
  };
}

export function makeOfferedJob(changes: Partial<OfferedJobDto> = {}): OfferedJobDto {
  return {
    ...makeJob(),
    matchId: makeId(),
    ...resultOf(changes),
    ...seenByOwner,
    status: 'open',
    reason: 'Das passt gut zusammen.',
    comparedAt,
    ...changes,
  };
}

export function makeMatch(changes: Partial<MatchDetailDto> = {}): MatchDetailDto {
  return {
    _id: makeId(),
    viewer: 'recruiter',
    ...resultOf(changes),
    comparedAt,
    progress: { status: 'open', note: '' },
    candidate: { _id: makePublicId(), username: 'anna.muster', image: null },
    recruiter: { username: 'rita.recruiter', image: null, card: null },
    jobPosting: { _id: makeId(), jobTitle: 'Backend-Entwickler', jobLocation: '', place: 'Remote' },
    contactInfo: everyContact,
    release: null,
    ...seenByOwner,
    breakdown: makeBreakdown(),
    offerChangedAt: null,
    ...changes,
  };
}

export function makeOfferComparison(changes: Partial<OfferComparisonDto> = {}): OfferComparisonDto {
  return {
    matchId: makeId(),
    ...resultOf(changes),
    comparedAt,
    breakdown: makeBreakdown(),
    ...seenByOwner,
    ...changes,
  };
}

export function makeJobCompared(changes: Partial<JobComparedDto> = {}): JobComparedDto {
  return {
    _id: makeId(),
    candidate: { username: 'anna.muster', image: null },
    ...resultOf(changes),
    comparedAt,
    status: 'open',
    ...changes,
  };
}

export function makeRecruiterMatch(changes: Partial<RecruiterMatchDto> = {}): RecruiterMatchDto {
  return {
    _id: makeId(),
    candidate: { username: 'anna.muster', image: null },
    jobPosting: { _id: makeId(), jobTitle: 'Backend-Entwickler' },
    comparedAt,
    ...resultOf(changes),
    status: 'open',
    ...changes,
  };
}
