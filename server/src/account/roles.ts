import type { RoleChangeInput } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/rules/codes';
import type { ClientSession } from 'mongoose';
import { recordAccountState } from '../auth/accountState.ts';
import { changeSessionRoles } from '../auth/session/userSessions.ts';
import { inTransaction } from '../database/connection.ts';
import { conflict, notSignedIn } from '../errors.ts';
import { keepListed } from '../questionnaire/questionnaire.service.ts';
import { User, type UserDocument } from '../user/user.model.ts';

/** @throws {AppError} 409 when no role would be left */
export async function changeRoles(
  userId: string,
  { role, action }: RoleChangeInput,
): Promise<UserDocument> {
  return inTransaction(async (tx) => {
    const user =
      action === 'add'
        ? await User.findByIdAndUpdate(
            userId,
            { $addToSet: { role: { $each: role } } },
            { returnDocument: 'after', session: tx },
          )
        : await removeRoles(userId, role, tx);
    if (!user) throw notSignedIn();
    await changeSessionRoles(userId, [...user.role] as Role[], tx);
    await keepListed(user, tx);
    await recordAccountState(userId, tx);
    return user;
  });
}

async function removeRoles(userId: string, role: Role[], tx: ClientSession) {
  const user = await User.findById(userId).session(tx);
  if (!user) return null;
  const left = user.role.filter((held) => !role.includes(held as Role));
  if (left.length === 0) throw conflict('Sie müssen mindestens eine Rolle auswählen.');
  // Two removals at once touch the same document, so one of them is repeated and sees the other.
  return User.findByIdAndUpdate(
    userId,
    { $set: { role: left } },
    { returnDocument: 'after', session: tx },
  );
}
