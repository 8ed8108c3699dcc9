import type { WorkMode } from '@inkognito/shared/codes';

const dayMs = 24 * 60 * 60 * 1000;

/** `luft_raumfahrt` → `Luft Raumfahrt`, as the specification shows the branch of a job. */
export function branchText(code: string): string {
  return code.split('_').map(capitalise).join(' ');
}

/** `hybrid` → `Hybrid`; recruiters may leave it open. */
export function workModeText(mode: WorkMode | null): string {
  return mode === null ? 'Keine Angabe' : capitalise(mode);
}

/** Thousands of euros a year: `65 - 80 K/year`; one figure stands alone. */
export function salaryText({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min} K/year` : `${min} - ${max} K/year`;
}

/** Whole days until a moment, a begun day counting as one; 0 once it has passed. */
export function daysUntil(isoTime: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(isoTime) - now) / dayMs));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
