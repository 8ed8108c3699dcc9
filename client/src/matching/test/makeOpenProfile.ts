import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { makePublicId } from '../../test/makeDto.ts';

export function makeOpenProfile(
  username: string,
  changes: Partial<OpenProfileDto> = {},
): OpenProfileDto {
  return {
    candidate: { _id: makePublicId(), username, image: null },
    expiresAt: '2027-02-20T12:00:00.000Z',
    lastComparison: null,
    ...changes,
  };
}
