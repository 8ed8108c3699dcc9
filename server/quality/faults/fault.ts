import { inspect } from 'node:util';

/** Each broken promise is one sentence. */
export type Outcome = {
  rounds: number;
  acknowledged: number;
  /** Acknowledged writes that are missing. */
  lost: number;
  /** The longest time without an acknowledged write, in milliseconds. */
  standStillMs?: number;
  /** Partially stored changes. */
  halfStates?: number;
  /** Accepted requests without an answer, or with a wrong one. */
  failed?: number;
  broken: string[];
  seen: string[];
};

export type Fault = {
  id: string;
  name: string;
  run: (options: { short: boolean }) => Promise<Outcome>;
};

/** `npm run test:faults` runs every fault in many rounds, the daily tests a few. */
export const isLong = process.env.FAULTS_LONG === '1';

export const strikeMs = isLong ? 3_600_000 : 300_000;

/** Returns broken promises; in the long form, prints the figures. */
export async function strike({ id, name, run }: Fault): Promise<string[]> {
  const { broken, ...counted } = await run({ short: !isLong });
  if (isLong) process.stdout.write(`${id} ${name} ${inspect(counted)}\n`);
  return broken;
}
