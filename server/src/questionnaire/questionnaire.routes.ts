import type { Handlers } from '../http/endpoints.ts';
import {
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

export const questionnaireRoutes = () =>
  ({
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: ({ user, body }) => createQuestionnaire(user.id, body),

    updateQuestionnaire: ({ user, body }) => updateQuestionnaire(user.id, body),
  }) satisfies Partial<Handlers>;
