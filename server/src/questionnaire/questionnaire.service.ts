import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import mongoose, { type ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { conflict, notFound, notSignedIn } from '../errors.ts';
import { User } from '../user/user.model.ts';
import { searchKeysOf } from '../user/user.search.ts';
import { Questionnaire, toQuestionnaireDto } from './questionnaire.model.ts';

/** The keys a list of titles is filed under; given by matching, which understands titles. */
export type TitleKeys = (title: string) => string[];

export async function hasQuestionnaire(userId: string): Promise<boolean> {
  return (await Questionnaire.exists({ userId })) !== null;
}

/** @throws {AppError} 404 when there is none yet */
export async function getMyQuestionnaire(userId: string): Promise<QuestionnaireDto> {
  const questionnaire = await Questionnaire.findOne({ userId }).lean();
  if (!questionnaire) throw notFound('Sie haben noch keinen Fragebogen ausgefüllt.');
  return toQuestionnaireDto(questionnaire);
}

/** @throws {AppError} 409 when there is one already */
export async function createQuestionnaire(
  userId: string,
  input: QuestionnaireInput,
  titleKeys: TitleKeys,
): Promise<QuestionnaireDto> {
  try {
    return await inTransaction(async (session) => {
      await nameUser(userId, input, session);
      const questionnaire = new Questionnaire({ userId, ...withKeys(input, titleKeys) });
      await questionnaire.save({ session });
      return toQuestionnaireDto(questionnaire);
    });
  } catch (error) {
    const exists = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
    if (!exists) throw error;
    throw conflict('Sie haben den Fragebogen schon ausgefüllt.');
  }
}

/** @throws {AppError} 404 when there is none yet */
export async function updateQuestionnaire(
  userId: string,
  input: QuestionnaireInput,
  titleKeys: TitleKeys,
): Promise<QuestionnaireDto> {
  return inTransaction(async (session) => {
    await nameUser(userId, input, session);
    const questionnaire = await Questionnaire.findOneAndUpdate(
      { userId },
      { $set: withKeys(input, titleKeys) },
      { returnDocument: 'after', session },
    );
    if (!questionnaire) throw notFound('Sie haben noch keinen Fragebogen ausgefüllt.');
    return toQuestionnaireDto(questionnaire);
  });
}

function withKeys(input: QuestionnaireInput, titleKeys: TitleKeys) {
  const titles = [input.jobTitle, ...input.interested];
  return { ...input, titleKeys: [...new Set(titles.flatMap(titleKeys))] };
}

/** The names stand with the user, whom the search finds by them. */
async function nameUser(
  userId: string,
  { firstName, lastName }: QuestionnaireInput,
  session: ClientSession,
): Promise<void> {
  const user = await User.findById(userId).session(session);
  if (!user) throw notSignedIn();
  user.set({ firstName, lastName });
  user.searchKeys = searchKeysOf(user);
  await user.save({ session });
}
