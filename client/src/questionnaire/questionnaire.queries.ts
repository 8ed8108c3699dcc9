import type { BodyInput } from '@inkognito/shared/api';
import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { ApiError, call } from '../lib/api.ts';
import { type Query, invalidate } from '../lib/query.ts';
import { authStatus } from '../user/user.queries.ts';

/** Whether the signed-in person has filled in the questionnaire. */
export const questionnaireExistsQuery: Query<boolean> = {
  key: 'questionnaire/exists',
  fetch: async () => (await call('questionnaireExists', {})).exists,
};

/** The signed-in job seeker's questionnaire, or `null` while there is none. */
export const myQuestionnaireQuery: Query<QuestionnaireDto | null> = {
  key: 'questionnaire/me',
  fetch: async () => {
    const { exists } = await call('questionnaireExists', {});
    return exists ? findMyQuestionnaire() : null;
  },
};

async function findMyQuestionnaire(): Promise<QuestionnaireDto | null> {
  try {
    return await call('getMyQuestionnaire', {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Saves the first questionnaire. */
export async function createQuestionnaire(body: BodyInput<'createQuestionnaire'>): Promise<void> {
  await call('createQuestionnaire', { body });
  await invalidateAnswers();
}

/** Replaces the questionnaire that is there. */
export async function updateQuestionnaire(body: BodyInput<'updateQuestionnaire'>): Promise<void> {
  await call('updateQuestionnaire', { body });
  await invalidateAnswers();
}

/** The person's name comes from the questionnaire. */
function invalidateAnswers(): Promise<void> {
  return invalidate('questionnaire/', authStatus.key);
}
