import type { BodyInput } from '@inkognito/shared/endpoints';
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

// The person's name comes from the questionnaire.
const written = [['questionnaires'], currentUserKey];

export const useCreateQuestionnaire = () =>
  useWrite((body: QuestionnaireInput) => call('createQuestionnaire', { body }), ...written);

/** Fails with `changed_elsewhere`. */
export const useUpdateQuestionnaire = () =>
  useWrite(
    (body: BodyInput<'updateQuestionnaire'>) => call('updateQuestionnaire', { body }),
    ...written,
  );
