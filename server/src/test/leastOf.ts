/** The least cost without disturbance: other load only adds. Stops at the first try below `enough`. */
export async function leastOf(
  tries: number,
  enough: number,
  measure: () => number | Promise<number>,
): Promise<number> {
  let least = Infinity;
  for (let index = 0; index < tries && least >= enough; index += 1) {
    least = Math.min(least, await measure());
  }
  return least;
}
