import { Questionnaire, type QuestionnaireFields } from '../questionnaire.model.ts';
import { User } from '../../user/user.model.ts';
import { isListed, visibilityFields } from '../../user/user.visibility.ts';
import { buildSearchFieldsInSlices, searchFieldsVersion } from './searchFields.ts';

type Stored = QuestionnaireFields & { _id: unknown };

const stale = { 'searchFields.version': { $ne: searchFieldsVersion } };
const batchSize = 500;

/** Can run beside the product, end half-way and be run again. */
export async function reindexQuestionnaires(
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (;;) {
    if (signal?.aborted) return done;
    const batch = await Questionnaire.find(stale).limit(batchSize).lean<Stored[]>();
    if (batch.length === 0) return done;
    await reindexBatch(batch);
    done += batch.length;
    onProgress(done);
  }
}

async function reindexBatch(batch: readonly Stored[]): Promise<void> {
  const users = await User.find({ _id: { $in: batch.map(({ userId }) => userId) } })
    .select(visibilityFields)
    .lean();
  const listed = new Map(users.map((user) => [user._id.toString(), isListed(user)]));
  const updates = [];
  for (const answers of batch) {
    updates.push({
      updateOne: {
        // Answers saved meanwhile are not overwritten.
        filter: { _id: answers._id, updatedAt: answers.updatedAt },
        update: {
          $set: {
            searchFields: await buildSearchFieldsInSlices(answers, answers.userId),
            listed: listed.get(answers.userId.toString()) ?? false,
          },
        },
        timestamps: false,
      },
    });
  }
  await Questionnaire.bulkWrite(updates);
}
