import type { Handlers } from '../http/endpoints.ts';
import {
  type TitleKeys,
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

/** `titleKeys` comes from matching, which stands to the right of this domain. */
export const questionnaireRoutes = (titleKeys: TitleKeys) =>
  ({
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: ({ user, body }) => createQuestionnaire(user.id, body, titleKeys),

    updateQuestionnaire: ({ user, body }) => updateQuestionnaire(user.id, body, titleKeys),
  }) satisfies Partial<Handlers>;
