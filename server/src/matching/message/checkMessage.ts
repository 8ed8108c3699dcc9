import type { CheckedMessageDto } from '@inkognito/shared/reading';
import { conflict } from '../../errors.ts';
import { eachInSlices } from '../../http/limit/timeSlice.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { readSender } from '../../reading/sender.ts';
import { prepareSource } from '../../reading/source.ts';
import { factsOf, judgedTitles, titleComparer, toWishes } from '../comparison/facts.ts';
import { judgeMessage } from './judgeMessage.ts';
import { toOffer } from './partialOffer.ts';
import { openQuestions } from './questions.ts';
import type { ReadPosting } from './readPosting.ts';

/** Nobody but the person who pasted the message learns of it, and nothing of it is kept. @throws {AppError} 409 */
export async function checkMessage(
  readPosting: ReadPosting,
  userId: string,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<CheckedMessageDto> {
  const questionnaire = await Questionnaire.findOne({ userId }).lean();
  if (!questionnaire) {
    throw conflict(
      'Bitte füllen Sie zuerst Ihren Fragebogen aus: Mit Ihren Wünschen vergleichen wir die Nachricht.',
    );
  }
  const reading = await readPosting(text, signal);
  const wishes = toWishes(questionnaire);
  const { answers } = reading;
  const offer = toOffer(answers, wishes.salary.min);
  await eachInSlices(judgedTitles(questionnaire), titleComparer(offer));
  const message = { answers, offer, facts: factsOf(questionnaire, offer) };
  return {
    ...reading,
    ...judgeMessage(wishes, message),
    questions: openQuestions(answers, wishes),
    sender: readSender(prepareSource(text)),
  };
}
