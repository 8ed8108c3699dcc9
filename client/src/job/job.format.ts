import type { WorkMode } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';

const dayMs = 24 * 60 * 60 * 1000;

/** `luft_raumfahrt` → `Luft Raumfahrt` (from the specification). */
export function branchText(code: string): string {
  return code.split('_').map(capitalise).join(' ');
}

export function workModeText(mode: WorkMode | null): string {
  return mode === null ? 'Keine Angabe' : capitalise(mode);
}

/** Thousands of euros a year: `65 - 80 K/year`. */
export function salaryText({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min} K/year` : `${min} - ${max} K/year`;
}

/** A begun day counts as one; 0 once the time has passed. */
export function daysUntil(isoTime: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(isoTime) - now) / dayMs));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `65–80 Tsd. €`, unbreakable; empty where nothing is said. */
export function payText({
  min,
  max,
}: {
  min?: number | undefined;
  max?: number | undefined;
}): string {
  if (min === undefined && max === undefined) return '';
  if (max === undefined) return `ab ${min}\u00a0Tsd.\u00a0€`;
  if (min === undefined) return `bis ${max}\u00a0Tsd.\u00a0€`;
  return min === max ? `${min}\u00a0Tsd.\u00a0€` : `${min}–${max}\u00a0Tsd.\u00a0€`;
}

/** Only the owner's posting has them. */
export type Ending = { endsAt?: string | undefined; endedAt?: string | null | undefined };

export const isEnded = ({ endedAt }: Ending): boolean => typeof endedAt === 'string';

export const endsSoon = ({ endsAt, endedAt }: Ending, now?: number): boolean =>
  endsAt !== undefined && !endedAt && daysUntil(endsAt, now) <= limits.jobEndToldDays;
