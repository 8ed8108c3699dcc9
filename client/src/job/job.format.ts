import type { WorkMode } from '@inkognito/shared/codes';

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
