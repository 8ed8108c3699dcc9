import type { BodyInput } from '@inkognito/shared/api';
import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';

export const questionnaireExistsQuery = queryOptions({
  queryKey: ['questionnaires', 'exists'],
  queryFn: async () => (await call('questionnaireExists', {})).exists,
});

/** The signed-in job seeker's questionnaire, or `null` while there is none. */
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

export async function createQuestionnaire(
  queryClient: QueryClient,
  body: BodyInput<'createQuestionnaire'>,
): Promise<void> {
  await call('createQuestionnaire', { body });
  await invalidateAnswers(queryClient);
}

export async function updateQuestionnaire(
  queryClient: QueryClient,
  body: BodyInput<'updateQuestionnaire'>,
): Promise<void> {
  await call('updateQuestionnaire', { body });
  await invalidateAnswers(queryClient);
}

/** The person's name comes from the questionnaire. */
function invalidateAnswers(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, ['questionnaires'], currentUserKey);
}
