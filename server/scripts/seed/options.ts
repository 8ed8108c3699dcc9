import { parseArgs } from 'node:util';
import { z } from '@inkognito/shared/schema/zod';

export const usage = `Fills the database with believable people and postings, the same ones for the same seed.

  npm run seed -- [--candidates 500] [--jobs 50] [--seed 1]

  --candidates   job seekers, 2 to 1,000,000
  --jobs         postings, 1 to 100,000
  --seed         0 to 4,294,967,295; another number gives other people
  --help         this text

People of an earlier run are removed first; other accounts stay. The database is that of MONGODB_URI,
else the embedded one under DATA_DIR.`;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`,
    );

const seedOptions = z.object({
  candidates: whole(2, 1_000_000).default(500),
  jobs: whole(1, 100_000).default(50),
  seed: whole(0, 0xffff_ffff).default(1),
});
export type SeedOptions = z.infer<typeof seedOptions>;

/** Printed as one sentence, without a stack. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** `null` for help. @throws {SeedError} naming every wrong value */
export function readSeedOptions(args: string[]): SeedOptions | null {
  const { help, ...given } = parseArguments(args);
  if (help) return null;
  const parsed = seedOptions.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  --${path.join('.')} ${message}`);
  throw new SeedError(`These arguments are wrong (see --help):\n${lines.join('\n')}`);
}

function parseArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = {
      candidates: text,
      jobs: text,
      seed: text,
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new SeedError(`${error instanceof Error ? error.message : String(error)} (see --help)`);
  }
}
