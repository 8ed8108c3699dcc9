/** An empty field is no answer, not zero. */
export function optionalNumber(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed);
}

export function optionalChoice(chosen: string | null): string | null {
  return chosen === '' ? null : chosen;
}
