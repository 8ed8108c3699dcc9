import type { Handlers } from '../http/endpoints.ts';
import { voiceOf } from '../http/currentUser.ts';
import type { QuestionnaireLimiters } from './questionnaire.limits.ts';
import {
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

export const questionnaireRoutes = ({ limiters }: { limiters: QuestionnaireLimiters }) =>
  ({
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: async ({ user, body }) => {
      await limiters.consume('questionnaireByAccount', voiceOf(user));
      return createQuestionnaire(user.id, body);
    },

    updateQuestionnaire: async ({ user, body }) => {
      await limiters.consume('questionnaireByAccount', voiceOf(user));
      return updateQuestionnaire(user.id, body);
    },
  }) satisfies Partial<Handlers>;
