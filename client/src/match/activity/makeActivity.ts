import type { ActivityDto } from '@inkognito/shared/release';
import { makeGuest, makeId } from '../../test/makeDto.ts';

export function makeActivity(changes: Partial<ActivityDto> = {}): ActivityDto {
  return {
    _id: makeId(),
    kind: 'compared',
    at: '2026-11-10T12:00:00.000Z',
    count: null,
    key: 'Meier GmbH',
    recruiter: makeGuest(),
    jobTitle: 'Koch',
    jobId: null,
    comparisonId: null,
    matchPercentage: null,
    fields: null,
    ...changes,
  };
}
