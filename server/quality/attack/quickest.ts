/** What the quickest tenth takes at most, in the unit given: other work on the machine only ever makes a call slower. */
export const quickestTenth = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;

const mostTimes = 6;

/**
 * Measures as often again as long as it was too noisy: what really takes longer does so each time. Returns whether it
 * was alike in the end.
 */
export async function measureAlike(
  rounds: number,
  measure: () => Promise<void>,
  areAlike: () => boolean,
): Promise<boolean> {
  for (let times = 0; times < mostTimes; times += 1) {
    for (let round = 0; round < rounds; round += 1) await measure();
    if (areAlike()) return true;
  }
  return false;
}
