import { type Facts, isFound } from '../fact.ts';
import type { Source } from '../source.ts';
import { isAustrian } from './austria.ts';
import { choosePay } from './choosing.ts';
import { conversions } from './conversion.ts';
import { statementsIn } from './statements.ts';

/** Thousands of euros gross a year; the rules stand in docs/reading.md. */
export function readPay({ plain }: Source, country: Facts['country'] = null): Facts['salary'] {
  const statements = statementsIn(plain);
  if (statements.length === 0) return null;
  const lower = plain.toLowerCase();
  const isInAustria = isAustrian(lower) || (isFound(country) && country.value === 'AT');
  return choosePay(statements, conversions(lower, isInAustria));
}
