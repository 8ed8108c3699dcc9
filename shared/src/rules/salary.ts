/** Salaries are whole thousands of euros gross a year. */

/** From here on an entry can only be meant in euros: nobody is paid a million a year through this form. */
const leastInEuros = 1000;

/** Whether somebody typed euros where thousands are asked for (65000 instead of 65). */
export function looksLikeEuros(salary: number): boolean {
  return salary >= leastInEuros;
}

/** The salary in whole thousands, whichever way it was typed: 65 and 65000 are both 65. */
export function salaryInThousands(salary: number): number {
  return looksLikeEuros(salary) ? Math.round(salary / 1000) : salary;
}
