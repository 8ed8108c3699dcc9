import type { ContractType, WorkMode } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { isPartTimeContract } from '@inkognito/shared/rules/criteria/contractType';
import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import { fullTimeSalary } from '@inkognito/shared/rules/criteria/salary';
import { noOffer } from '@inkognito/shared/rules/types';

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

const positive = (typed: number | null | undefined) =>
  typeof typed === 'number' && typed > 0 ? typed : null;

/** What typed part-time pay comes to at full time; empty where it counts as typed. */
export function fullTimeText(
  contractType: ContractType | undefined,
  hours: number | null | undefined,
  pay: { min: number | null | undefined; max: number | null | undefined },
): string {
  if (!contractType || !isPartTimeContract(contractType)) return '';
  const weeklyHours = positive(hours);
  const min = positive(pay.min);
  if (weeklyHours === null) return 'Ohne Wochenstunden zählt das Gehalt nicht mit.';
  const salary = { min, max: positive(pay.max) ?? min };
  const fullTime = fullTimeSalary({ ...noOffer, contractType, weeklyHours, salary });
  if (!fullTime || fullTime.min === null || fullTime.max === null) return '';
  const { min: from, max: to } = fullTime;
  const range = from === to ? `${from}` : `${from} bis ${to}`;
  return `Entspricht ${range}\u00a0Tsd.\u00a0€ bei ${fullTimeHours}\u00a0Stunden.`;
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
