import type { SentRequestDto } from '@inkognito/shared/request';
import type { AccessRequestRecord } from './accessRequest.model.ts';

/** As the recruiter reads it: a refusal looks like no answer. */
export function statusForRecruiter({
  status,
  expiresAt,
}: Pick<AccessRequestRecord, 'status' | 'expiresAt'>): SentRequestDto['status'] {
  if (status === 'accepted') return 'accepted';
  return expiresAt > new Date() ? 'open' : 'expired';
}
