import type { Handlers } from '../http/endpoints.ts';
import {
  type FileUnder,
  createQuestionnaire,
  getMyQuestionnaire,
  hasQuestionnaire,
  updateQuestionnaire,
} from './questionnaire.service.ts';

/** `fileUnder` comes from matching, which stands to the right of this domain. */
export const questionnaireRoutes = (fileUnder: FileUnder) =>
  ({
    questionnaireExists: async ({ user }) => ({ exists: await hasQuestionnaire(user.id) }),

    getMyQuestionnaire: ({ user }) => getMyQuestionnaire(user.id),

    createQuestionnaire: ({ user, body }) => createQuestionnaire(user.id, body, fileUnder),

    updateQuestionnaire: ({ user, body }) => updateQuestionnaire(user.id, body, fileUnder),
  }) satisfies Partial<Handlers>;
