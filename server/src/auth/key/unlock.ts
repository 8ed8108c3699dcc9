import { limits } from '@inkognito/shared/rules/limits';
import type { Request } from 'express';
import { forbidden } from '../../errors.ts';
import { addUnlock } from '../session/session.ts';

const unlockMs = limits.unlockHours * 60 * 60 * 1000;

type Candidate = { _id: { toString(): string }; accessPasswordGeneration: number };

export async function rememberUnlock(req: Request, candidate: Candidate): Promise<void> {
  await addUnlock(req, candidate._id.toString(), {
    until: Date.now() + unlockMs,
    generation: candidate.accessPasswordGeneration,
  });
}

/** Whether the access password was entered here and has not been renewed since. */
export function isUnlocked(req: Request, candidate: Candidate): boolean {
  const unlock = req.session.unlocks?.[candidate._id.toString()];
  if (!unlock) return false;
  return unlock.until > Date.now() && unlock.generation === candidate.accessPasswordGeneration;
}

/** @throws {AppError} 403 */
export function requireUnlock(req: Request, candidate: Candidate): void {
  if (isUnlocked(req, candidate)) return;
  throw forbidden('Bitte geben Sie zuerst das Zugangspasswort auf der Profilseite ein.');
}
