import type { MadeFrom } from '@inkognito/shared/endpoint';
import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { floorOf } from '@inkognito/shared/rules/criteria/salary';
import type { ClientSession, Types } from 'mongoose';
import { recordAccountState } from '../auth/accountState.ts';
import { nextVersion } from '../database/formVersion.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound } from '../errors.ts';
import { codesOfTitle } from '../../language/title/officialCodes.ts';
import { forgetLearnedFloors } from '../key/useKey.ts';
import { type PersonData, valueOf } from '../user/personData.ts';
import type { UserDocument } from '../user/user.model.ts';
import { searchKeysOf } from '../user/search.ts';
import { isListed } from '../user/visibility.ts';
import { Questionnaire, toQuestionnaireDto, wishesOf } from './questionnaire.model.ts';
import { buildSearchFieldsInSlices } from './search/searchFields.ts';
import { changeUser } from '../user/lock.ts';

type Listable = Parameters<typeof isListed>[0];

/** With every change of who finds the account, in its transaction. */
export async function keepListed(
  user: Listable & { _id: Types.ObjectId },
  tx: ClientSession,
): Promise<void> {
  await Questionnaire.updateOne(
    { userId: user._id },
    { $set: { listed: isListed(user) } },
    { session: tx, timestamps: false },
  );
}

/** A change of roles, visibility or the shield. @throws {AppError} 401 for a deleted account */
export const changeAccount = <Result>(
  userId: string,
  change: (user: UserDocument, tx: ClientSession) => Result | Promise<Result>,
): Promise<Result> =>
  changeUser(userId, change, async (user, tx) => {
    await keepListed(user, tx);
    await recordAccountState(userId, tx);
  });

export async function hasQuestionnaire(userId: string): Promise<boolean> {
  return (await Questionnaire.exists({ userId })) !== null;
}

export async function getMyQuestionnaire(userId: string): Promise<QuestionnaireDto> {
  return toQuestionnaireDto(await Questionnaire.findOne({ userId }).orFail(noneYet).lean());
}

const noneYet = () => notFound('Sie haben noch keinen Fragebogen ausgefüllt.');

/** @throws {AppError} 409 when there is one already */
export async function createQuestionnaire(
  userId: string,
  input: QuestionnaireInput,
): Promise<QuestionnaireDto> {
  const searchFields = await buildSearchFieldsInSlices(input, userId);
  try {
    return await changeUser(userId, async (user, tx) => {
      const listed = isListed(nameUser(user, input));
      const questionnaire = new Questionnaire({ userId, ...input, listed, searchFields });
      await questionnaire.save({ session: tx });
      return toQuestionnaireDto(questionnaire);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw conflict('Sie haben den Fragebogen schon ausgefüllt.');
  }
}

/** @throws {AppError} 404 when there is none yet, 409 when it was changed elsewhere */
export async function updateQuestionnaire(
  userId: string,
  { version: madeFrom, ...input }: QuestionnaireInput & MadeFrom,
): Promise<QuestionnaireDto> {
  const searchFields = await buildSearchFieldsInSlices(input, userId);
  return changeUser(userId, async (user, tx) => {
    const listed = isListed(nameUser(user, input));
    const questionnaire = await Questionnaire.findOne({ userId }).session(tx).orFail(noneYet);
    const version = await nextVersion(questionnaire.version, madeFrom, () =>
      toQuestionnaireDto(questionnaire),
    );
    const floor = floorOf(questionnaire.salary);
    if (floorOf(input.salary) !== floor) await forgetLearnedFloors(userId, tx);
    questionnaire.set({ ...input, listed, searchFields, version });
    await questionnaire.save({ session: tx });
    return toQuestionnaireDto(questionnaire);
  });
}

function nameUser(user: UserDocument, { firstName, lastName }: QuestionnaireInput): UserDocument {
  user.set({ firstName, lastName });
  return user.set({ searchKeys: searchKeysOf(user) });
}

export const personData: PersonData = {
  collect: ({ user: { _id: userId } }) => ({
    questionnaire: valueOf(async () => {
      const stored = await Questionnaire.findOne({ userId }).lean();
      if (!stored) return null;
      const { jobTitle, interested, notInterested } = stored;
      const titles = [...new Set([jobTitle, ...interested, ...notInterested])];
      return { ...wishesOf(stored), titles: titles.map(codesOfTitle) };
    }),
  }),
  remove: async ({ _id: userId }, tx) => {
    await Questionnaire.deleteOne({ userId }, { session: tx });
  },
  claim: null,
};
