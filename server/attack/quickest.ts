/** What the quickest tenth takes at most, in the unit given: other work on the machine only ever makes a call slower. */
export const quickestTenth = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;

/** Measures as often again, once, where the first time was too noisy. Returns whether it was alike in the end. */
export async function measureAlike(
  rounds: number,
  measure: () => Promise<void>,
  areAlike: () => boolean,
): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) await measure();
  if (areAlike()) return true;
  for (let round = 0; round < rounds; round += 1) await measure();
  return areAlike();
}
