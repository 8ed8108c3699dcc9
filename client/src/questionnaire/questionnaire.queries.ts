import type { BodyInput } from '@inkognito/shared/endpoints';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { queryOptions } from '@tanstack/react-query';
import { call, nullIf } from '../lib/api.ts';
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
    return exists ? call('getMyQuestionnaire', {}).catch(nullIf('not_found')) : null;
  },
});

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
