import { type Facts, isFound } from '../../fact.ts';
import type { Source } from '../../source.ts';
import { choosePay } from './choosing.ts';
import { isAustrian } from '../../pay/austria.ts';
import { conversions } from '../../pay/conversion.ts';
import { statementsIn } from './statements.ts';

/** Thousands of euros gross a year; the rules stand in ../../../README.md. */
export function readPay({ plain }: Source, country: Facts['country'] = null): Facts['salary'] {
  const statements = statementsIn(plain);
  if (statements.length === 0) return null;
  const lower = plain.toLowerCase();
  const isInAustria = isAustrian(lower) || (isFound(country) && country.value === 'AT');
  return choosePay(statements, conversions(lower, isInAustria));
}
