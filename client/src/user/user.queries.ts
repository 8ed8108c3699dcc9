import type { SearchHitDto } from '@inkognito/shared/user';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { revalidateUser, useRevalidateUser } from './currentUser.ts';

export const publicUserQuery = (username: string) =>
  queryOptions({
    queryKey: ['users', 'public', username.toLowerCase()],
    queryFn: () => call('getPublicUser', { params: { username } }),
  });

/** Job seekers whose username or shown name begins with the text. */
export function searchUsers(q: string, signal: AbortSignal): Promise<SearchHitDto[]> {
  return call('searchUsers', { query: { q }, signal });
}

/** Replaces the profile image. `onProgress` gets the share sent, 0 to 1. */
export async function uploadProfileImage(
  queryClient: QueryClient,
  image: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const body = new FormData();
  body.set('image', image);
  await call('uploadProfileImage', { body, onProgress });
  await revalidateUser(queryClient);
}

export function useSaveMessage() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (message: string) => call('saveMessage', { body: { message } }),
    onSuccess: revalidate,
  });
}
