import { paths } from '@inkognito/shared/pages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { currentUserKey } from './currentUser.ts';

export const publicUsersKey = ['users', 'public'] as const;

export const publicUserQuery = (username: string) =>
  queryOptions({
    queryKey: [...publicUsersKey, username.toLowerCase()],
    queryFn: () => call('getPublicUser', { params: { username } }),
  });

export const askParam = 'anfrage';

/** Opens the profile's access request dialog; `jobId` preselects one of the recruiter's postings. */
export function askPath(username: string, jobId = '1'): string {
  return `${paths.profile(username)}?${askParam}=${jobId}`;
}

/** `onProgress` gets the share sent, 0 to 1. */
export const useUploadProfileImage = (onProgress: (share: number) => void) =>
  useWrite((image: Blob) => {
    const body = new FormData();
    body.set('image', image);
    return call('uploadProfileImage', { body, onProgress });
  }, currentUserKey);

export const useSaveMessage = () =>
  useWrite((message: string) => call('saveMessage', { body: { message } }), currentUserKey);
