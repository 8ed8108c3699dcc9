import mongoose, { type QueryFilter } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { writeJournal } from '../journal/journal.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { personDataOfRooms } from './personData.ts';

/** What others were shown stays on their record. @returns whether the condition held */
export async function deleteAccount(
  userId: string,
  condition: QueryFilter<UserFields> = {},
): Promise<boolean> {
  const _id = new mongoose.Types.ObjectId(userId);
  return inTransaction(async (tx) => {
    const user = await User.findOneAndDelete({ ...condition, _id }, { session: tx });
    if (!user) return false;
    for (const { remove } of personDataOfRooms) await remove?.(user, tx);
    await writeJournal({ kind: 'accountDeleted', account: userId });
    return true;
  });
}
