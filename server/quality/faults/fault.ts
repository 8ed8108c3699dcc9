import { inspect } from 'node:util';

/** What one fault left behind; every promise that was broken is named in a sentence. */
export type Outcome = {
  rounds: number;
  acknowledged: number;
  /** Acknowledged writes that are not there afterwards. */
  lost: number;
  /** The longest time without an acknowledged write, in milliseconds. */
  standStillMs?: number;
  /** Things of which one part was stored and another was not. */
  halfStates?: number;
  /** Requests that were accepted and got no answer, or a wrong one. */
  failed?: number;
  broken: string[];
  /** Figures worth reading beside the table. */
  seen: string[];
};

export type Fault = {
  id: string;
  name: string;
  run: (options: { short: boolean }) => Promise<Outcome>;
};

/** `npm run test:faults` strikes in every way and in many rounds; the tests of every day in a few. */
export const isLong = process.env.FAULTS_LONG === '1';

export const strikeMs = isLong ? 3_600_000 : 300_000;

/** Returns every promise that was broken; in the long form, prints what was counted. */
export async function strike({ id, name, run }: Fault): Promise<string[]> {
  const { broken, ...counted } = await run({ short: !isLong });
  if (isLong) process.stdout.write(`${id} ${name} ${inspect(counted)}\n`);
  return broken;
}
