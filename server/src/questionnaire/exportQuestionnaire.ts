import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { codesOfTitle } from '../title/officialCodes.ts';

export function exportQuestionnaire(questionnaire: QuestionnaireDto) {
  const { jobTitle, interested, notInterested } = questionnaire;
  const titles = new Set([jobTitle, ...interested, ...notInterested]);
  return { ...questionnaire, titles: [...titles].map(codesOfTitle) };
}
