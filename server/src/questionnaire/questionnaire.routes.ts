import type { Handlers } from '../http/endpoints.ts';
import {
  type BuildSearchFields,
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

/** `buildSearchFields` comes from matching, which stands to the right of this domain. */
export const questionnaireRoutes = (buildSearchFields: BuildSearchFields) =>
  ({
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: ({ user, body }) => createQuestionnaire(user.id, body, buildSearchFields),

    updateQuestionnaire: ({ user, body }) => updateQuestionnaire(user.id, body, buildSearchFields),
  }) satisfies Partial<Handlers>;
