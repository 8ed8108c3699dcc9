import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useRevalidateUser } from './currentUser.ts';

/** `onProgress` gets the share sent, 0 to 1. */
export function useUploadProfileImage(onProgress: (share: number) => void) {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (image: File) => {
      const body = new FormData();
      body.set('image', image);
      return call('uploadProfileImage', { body, onProgress });
    },
    onSuccess: revalidate,
  });
}

export function useSaveMessage() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (message: string) => call('saveMessage', { body: { message } }),
    onSuccess: revalidate,
  });
}
