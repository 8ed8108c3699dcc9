import { limits } from '@inkognito/shared/rules/limits';
import type { Request } from 'express';
import { forbidden } from '../../errors.ts';

const grantMs = limits.unlockHours * 60 * 60 * 1000;

type Candidate = { _id: { toString(): string }; accessPasswordGeneration: number };

/** Remembers for 24 hours that this session entered a job seeker's access password. */
export async function rememberGrant(req: Request, candidate: Candidate): Promise<void> {
  await req.session.grant(candidate._id.toString(), {
    until: Date.now() + grantMs,
    generation: candidate.accessPasswordGeneration,
  });
}

/**
 * Lets a recruiter go on only if the access password was entered here, and has not been renewed since.
 * @throws {AppError} 403
 */
export function requireGrant(req: Request, candidate: Candidate): void {
  const grant = req.session.grants?.[candidate._id.toString()];
  const valid =
    grant && grant.until > Date.now() && grant.generation === candidate.accessPasswordGeneration;
  if (!valid) {
    throw forbidden('Bitte geben Sie zuerst das Zugangspasswort auf der Profilseite ein.');
  }
}
