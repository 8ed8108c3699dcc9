/** The script's name has a hash of all that it loads; what another build kept may have another shape. */
export const build = new URL(import.meta.url).pathname;

export function isOfThisBuild(kept: unknown): boolean {
  return (kept as { build?: unknown } | null)?.build === build;
}
