import { dayMs, limits } from '@inkognito/shared/limits';
import type { UserFields } from '../user/user.model.ts';

export const noticeMs = limits.unusedNoticeDays * dayMs;
export const unusedMs = limits.unusedDays * dayMs;

type Unconfirmed = Pick<UserFields, 'emailVerified' | 'lastUsedAt' | 'endAnnouncedAt'>;

export function endOf({ emailVerified, lastUsedAt, endAnnouncedAt }: Unconfirmed): Date | null {
  if (emailVerified) return null;
  const unusedUntil = lastUsedAt.getTime() + unusedMs;
  return new Date(Math.max(unusedUntil, (endAnnouncedAt?.getTime() ?? 0) + noticeMs));
}
