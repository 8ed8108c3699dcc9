import type { OperatorDto } from '../operator.ts';

/** Of the terms and the privacy policy: what is agreed to is stored under this date. */
export const legalTextsDate = '2026-11-22';

const required = ['name', 'address', 'email'] as const;
export type RequiredOfOperator = (typeof required)[number];

/** Until nothing is missing, the imprint and the terms are drafts. */
export function missingOfOperator(operator: OperatorDto): RequiredOfOperator[] {
  return required.filter((key) => operator[key] === null);
}
