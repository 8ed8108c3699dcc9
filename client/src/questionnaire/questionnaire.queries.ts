import type { BodyInput } from '@inkognito/shared/endpoints';
import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';

export const questionnaireExistsQuery = queryOptions({
  queryKey: ['questionnaires', 'exists'],
  queryFn: async () => (await call('questionnaireExists', {})).exists,
});

/** `null` while there is none. */
export const myQuestionnaireQuery = queryOptions({
  queryKey: ['questionnaires', 'mine'],
  queryFn: async () => {
    const { exists } = await call('questionnaireExists', {});
    return exists ? findMyQuestionnaire() : null;
  },
});

async function findMyQuestionnaire(): Promise<QuestionnaireDto | null> {
  try {
    return await call('getMyQuestionnaire', {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

export function useCreateQuestionnaire() {
  const onSuccess = useInvalidateAnswers();
  return useMutation({
    mutationFn: (body: BodyInput<'createQuestionnaire'>) => call('createQuestionnaire', { body }),
    onSuccess,
  });
}

export function useUpdateQuestionnaire() {
  const onSuccess = useInvalidateAnswers();
  return useMutation({
    mutationFn: (body: BodyInput<'updateQuestionnaire'>) => call('updateQuestionnaire', { body }),
    onSuccess,
  });
}

/** The person's name comes from the questionnaire. */
function useInvalidateAnswers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, ['questionnaires'], currentUserKey);
}
