import type { CheckedMessageDto, Corrections } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { conflict } from '../errors.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { factsInSlices, toWishes } from '../matching/facts.ts';
import { judgeMessage, toOffer } from './judgeMessage.ts';
import { openQuestions } from '@inkognito/shared/reading/questions';
import { readInWorker } from './readInWorker.ts';

/** Private to the candidate who pasted it; nothing is stored. @throws {AppError} 409 */
export async function checkMessage(
  userId: string,
  { text, corrected = {} }: { text: string; corrected?: Corrections | undefined },
): Promise<CheckedMessageDto> {
  const questionnaire = await Questionnaire.findOne({ userId }).lean();
  if (!questionnaire) {
    throw conflict(
      'Bitte füllen Sie zuerst Ihren Fragebogen aus: Mit Ihren Wünschen vergleichen wir die Nachricht.',
    );
  }
  const { reading: asRead, tone } = await readInWorker(text);
  const reading = correctReading(asRead, corrected);
  const wishes = toWishes(questionnaire);
  const { answers } = reading;
  const offer = toOffer(answers, wishes.salary.min);
  const message = { answers, offer, facts: await factsInSlices(questionnaire, offer) };
  return {
    ...reading,
    ...judgeMessage(wishes, message),
    questions: openQuestions(reading, tone),
    tone,
  };
}
