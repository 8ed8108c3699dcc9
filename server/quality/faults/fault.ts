/** One sentence for each broken promise. */
export type Fault = (options: { short: boolean }) => Promise<string[]>;

/** `npm run test:faults` runs every fault in many rounds, the daily tests a few. */
export const isLong = process.env.FAULTS_LONG === '1';

export const strikeMs = isLong ? 3_600_000 : 300_000;

export const unless = (isKept: boolean, sentence: string): string[] => (isKept ? [] : [sentence]);

export const failed = (what: string, { status }: { status: number }, expected: number) =>
  unless(status === expected, `${what}: ${status} instead of ${expected}`);
