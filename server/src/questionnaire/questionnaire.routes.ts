import { limits } from '@inkognito/shared/limits';
import type { Handlers } from '../http/endpoints.ts';
import { limitIdentityOf } from '../http/currentUser.ts';
import { type LimitPolicy, createLimiters } from '../http/limit/rateLimit.ts';
import {
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

const rules = {
  /** Each save reads up to 21 titles. */
  questionnaireByAccount: { points: limits.questionnaireSavesPerHour, duration: 60 * 60 },
};

export function questionnaireRoutes(policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  return {
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: async ({ user, body }) => {
      await limiters.consume('questionnaireByAccount', limitIdentityOf(user));
      return createQuestionnaire(user.id, body);
    },

    updateQuestionnaire: async ({ user, body }) => {
      await limiters.consume('questionnaireByAccount', limitIdentityOf(user));
      return updateQuestionnaire(user.id, body);
    },
  } satisfies Partial<Handlers>;
}
