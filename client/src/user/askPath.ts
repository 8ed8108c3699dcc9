import { paths } from '../lib/paths.ts';

export const askParam = 'anfrage';

/** A profile with the question for access open, about one's own posting where that is known. */
export function askPath(username: string, jobId = '1'): string {
  return `${paths.profile(username)}?${askParam}=${jobId}`;
}
