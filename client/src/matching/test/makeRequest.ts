import type { ReceivedRequestDto, SentRequestDto } from '@inkognito/shared/request';
import { makeId, makeJob } from '../../test/makeDto.ts';
import { makeBreakdown } from './makeComparison.ts';

export function makeReceivedRequest(changes: Partial<ReceivedRequestDto> = {}): ReceivedRequestDto {
  return {
    _id: makeId(),
    recruiter: { username: 'rita.recruiter', image: null, card: null },
    job: makeJob(),
    message: '',
    matchPercentage: 86,
    isMatch: true,
    namesListedCompany: false,
    breakdown: makeBreakdown(),
    createdAt: '2026-11-10T12:00:00.000Z',
    expiresAt: '2026-11-24T12:00:00.000Z',
    ...changes,
  };
}

export function makeSentRequest(changes: Partial<SentRequestDto> = {}): SentRequestDto {
  return {
    _id: makeId(),
    candidate: { username: 'anna.muster', image: null },
    jobPosting: { _id: makeId(), jobTitle: 'Backend-Entwickler' },
    status: 'open',
    result: null,
    createdAt: '2026-11-10T12:00:00.000Z',
    expiresAt: '2026-11-24T12:00:00.000Z',
    ...changes,
  };
}
