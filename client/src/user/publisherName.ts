import type { PublisherDto } from '@inkognito/shared/user';

/** Who has no account is called what they called themselves. */
export function publisherName({ username, card }: Pick<PublisherDto, 'username' | 'card'>): string {
  return username ?? (card?.name || 'Jemand ohne Konto');
}
