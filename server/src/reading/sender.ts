import type { SenderDto } from '@inkognito/shared/reading';
import type { Source } from './source.ts';

export function readSender(_source: Source): SenderDto {
  return { name: null, company: null, email: null };
}
