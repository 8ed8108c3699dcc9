import type { SessionUser } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/rules/codes';
import { forbidden } from '../errors.ts';

/** The requested view, otherwise `preferred` for users with both roles. @throws {AppError} 403 */
export function chosenRole(user: SessionUser, asked: Role | undefined, preferred: Role): Role {
  const role = asked ?? (user.role.includes(preferred) ? preferred : user.role[0]);
  if (!role || !user.role.includes(role))
    throw forbidden('Diese Ansicht gehört zu einer anderen Rolle.');
  return role;
}
