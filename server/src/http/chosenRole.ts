import type { SessionUser } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/codes';
import { forbidden } from '../errors.ts';

/** The view asked for; without one, a person with both roles gets the given view. @throws {AppError} 403 */
export function chosenRole(user: SessionUser, asked: Role | undefined, preferred: Role): Role {
  const role = asked ?? (user.role.includes(preferred) ? preferred : user.role[0]);
  if (!role || !user.role.includes(role))
    throw forbidden('Diese Ansicht gehört zu einer anderen Rolle.');
  return role;
}
