/** Salaries are whole thousands of euros gross a year. */

/** From here on an entry can only be meant in euros: nobody is paid a million a year through this form. */
const leastInEuros = 1000;

export function looksLikeEuros(salary: number): boolean {
  return salary >= leastInEuros;
}

export function salaryInThousands(salary: number): number {
  return looksLikeEuros(salary) ? Math.round(salary / 1000) : salary;
}
