import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';

export const questionnaireExistsQuery = queryOptions({
  queryKey: ['questionnaires', 'exists'],
  queryFn: async () => (await call('questionnaireExists', {})).exists,
});

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

export function useSaveQuestionnaire(endpoint: 'createQuestionnaire' | 'updateQuestionnaire') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: QuestionnaireInput) => call(endpoint, { body }),
    // The person's name comes from the questionnaire.
    onSuccess: () => invalidate(queryClient, ['questionnaires'], currentUserKey),
  });
}
