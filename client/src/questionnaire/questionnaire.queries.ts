import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
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

export const useSaveQuestionnaire = (endpoint: 'createQuestionnaire' | 'updateQuestionnaire') =>
  useWrite(
    (body: QuestionnaireInput) => call(endpoint, { body }),
    ['questionnaires'],
    // The person's name comes from the questionnaire.
    currentUserKey,
  );
