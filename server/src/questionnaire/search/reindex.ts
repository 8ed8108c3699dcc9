import { Questionnaire, type QuestionnaireFields } from '../questionnaire.model.ts';
import { User } from '../../user/user.model.ts';
import { isListed } from '../../user/visibility.ts';
import { buildSearchFieldsInSlices } from './searchFields.ts';

type StoredAnswers = QuestionnaireFields & { _id: unknown };

/** Can run during service. */
export async function reindexQuestionnaires(among: readonly { _id: unknown }[]): Promise<void> {
  const stored = await Questionnaire.find({ _id: { $in: among.map(({ _id }) => _id) } }).lean<
    StoredAnswers[]
  >();
  const users = await User.find({ _id: { $in: stored.map(({ userId }) => userId) } }).lean();
  const listed = new Set(users.filter(isListed).map(({ _id }) => _id.toString()));
  const updates = [];
  for (const answers of stored) {
    // One unreadable questionnaire must not stop the others.
    const searchFields = await buildSearchFieldsInSlices(answers, answers.userId).catch(() => null);
    if (searchFields === null) continue;
    updates.push({
      updateOne: {
        // Does not overwrite answers saved meanwhile.
        filter: { _id: answers._id, updatedAt: answers.updatedAt },
        update: { $set: { searchFields, listed: listed.has(answers.userId.toString()) } },
        timestamps: false,
      },
    });
  }
  await Questionnaire.bulkWrite(updates);
}
