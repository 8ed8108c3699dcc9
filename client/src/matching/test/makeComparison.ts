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
const stateOf = ({ isMatch = true }: { isMatch?: boolean }) => (isMatch ? 'released' : 'none');

export function makeComparison(changes: Partial<ComparisonDto> = {}): ComparisonDto {
  return {
    matchId: makeId(),
    jobId: makeId(),
    matchPercentage: 86,
    isMatch: true,
    similarCandidates: [],
    similarCount: 0,
    contactInfo: everyContact,
    contactState: stateOf(changes),
    breakdown: makeBreakdown(),
    ...changes,
  };
}

export function makeOfferedJob(changes: Partial<OfferedJobDto> = {}): OfferedJobDto {
  return {
    ...makeJob(),
    matchId: makeId(),
    matchPercentage: 86,
    isMatch: true,
    contactState: stateOf(changes),
    suspended: null,
    namesListedCompany: false,
    status: 'open',
    reason: 'Das passt gut zusammen.',
    key: null,
    keyId: null,
    comparedAt: '2026-11-10T12:00:00.000Z',
    ...changes,
  };
}

export function makeMatch(changes: Partial<MatchDetailDto> = {}): MatchDetailDto {
  return {
    _id: makeId(),
    viewer: 'recruiter',
    matchPercentage: 86,
    isMatch: true,
    contactState: stateOf(changes),
    comparedAt: '2026-11-10T12:00:00.000Z',
    progress: { status: 'open', note: '' },
    candidate: { _id: makePublicId(), username: 'anna.muster', image: null },
    recruiter: { username: 'rita.recruiter', image: null, card: null },
    jobPosting: { _id: makeId(), jobTitle: 'Backend-Entwickler', jobLocation: '', place: 'Remote' },
    contactInfo: everyContact,
    release: null,
    suspended: null,
    namesListedCompany: false,
    key: null,
    keyId: null,
    breakdown: makeBreakdown(),
    offerChangedAt: null,
    ...changes,
  };
}

export function makeOfferComparison(changes: Partial<OfferComparisonDto> = {}): OfferComparisonDto {
  return {
    matchId: makeId(),
    matchPercentage: 86,
    isMatch: true,
    contactState: stateOf(changes),
    comparedAt: '2026-11-10T12:00:00.000Z',
    breakdown: makeBreakdown(),
    suspended: null,
    namesListedCompany: false,
    key: null,
    keyId: null,
    ...changes,
  };
}

export function makeJobCompared(changes: Partial<JobComparedDto> = {}): JobComparedDto {
  return {
    _id: makeId(),
    candidate: { username: 'anna.muster', image: null },
    matchPercentage: 86,
    isMatch: true,
    contactState: stateOf(changes),
    comparedAt: '2026-11-10T12:00:00.000Z',
    status: 'open',
    ...changes,
  };
}

export function makeRecruiterMatch(changes: Partial<RecruiterMatchDto> = {}): RecruiterMatchDto {
  return {
    _id: makeId(),
    candidate: { username: 'anna.muster', image: null },
    jobPosting: { _id: makeId(), jobTitle: 'Backend-Entwickler' },
    matchPercentage: 86,
    isMatch: true,
    comparedAt: '2026-11-10T12:00:00.000Z',
    contactState: stateOf(changes),
    status: 'open',
    ...changes,
  };
}
