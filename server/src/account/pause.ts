import { recordAccountState } from '../auth/accountState.ts';
import { inTransaction } from '../database/connection.ts';
import { notSignedIn } from '../errors.ts';
import { keepListed } from '../questionnaire/questionnaire.service.ts';
import { User } from '../user/user.model.ts';

/** What was matched and released before stays as it is. */
export async function setPaused(userId: string, paused: boolean): Promise<boolean> {
  return inTransaction(async (tx) => {
    const user = await User.findByIdAndUpdate(
      userId,
      { $set: { paused } },
      { returnDocument: 'after', session: tx },
    );
    if (!user) throw notSignedIn();
    await keepListed(user, tx);
    await recordAccountState(userId, tx);
    return user.paused;
  });
}
