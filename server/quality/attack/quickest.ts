const mostTimes = 6;

/** Repeats noisy measurements: a real difference persists. Returns whether they were alike in the end. */
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
