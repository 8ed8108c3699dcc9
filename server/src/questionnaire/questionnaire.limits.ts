import { limits } from '@inkognito/shared/rules/limits';
import { type LimitPolicy, type Limiters, createLimiters } from '../http/limit/rateLimit.ts';

const rules = {
  /** Each save reads up to 21 titles. */
  questionnaireByAccount: { points: limits.questionnaireSavesPerHour, duration: 60 * 60 },
};

export type QuestionnaireLimiters = Limiters<keyof typeof rules>;

export const createQuestionnaireLimiters = (policy: LimitPolicy): QuestionnaireLimiters =>
  createLimiters(rules, policy);
