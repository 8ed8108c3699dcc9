import type { SessionUser } from '@inkognito/shared/auth';
import type { Access } from '@inkognito/shared/endpoint';
import type { Role } from '@inkognito/shared/codes';
import type { Request } from 'express';
import { forbidden, notSignedIn } from '../errors.ts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Passport types `req.user` by this one.
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type -- what a session remembers, as it is.
    interface User extends SessionUser {}
    interface Request {
      user?: User | undefined;
    }
  }
}

const roleErrors = {
  jobSeeker: 'Diese Funktion steht nur Jobsuchenden offen.',
  recruiter: 'Diese Funktion steht nur Recruitern offen.',
} as const;

/** Returns `null` for a guest where allowed. @throws {AppError} 401 for other guests, 403 without the role */
export function admit(req: Request, access: Access): SessionUser | null {
  const { user = null } = req;
  if (access === 'public') return user;
  if (!user) throw notSignedIn();
  if (access !== 'user') requireRole(user, access);
  return user;
}

export function requireRole(user: SessionUser, role: Role): void {
  if (!user.role.includes(role)) throw forbidden(roleErrors[role]);
}

/** The view asked for; without one, a person with both roles gets the given view. @throws {AppError} 403 */
export function chosenRole(user: SessionUser, asked: Role | undefined, preferred: Role): Role {
  const role = asked ?? (user.role.includes(preferred) ? preferred : user.role[0]);
  if (!role || !user.role.includes(role))
    throw forbidden('Diese Ansicht gehört zu einer anderen Rolle.');
  return role;
}
