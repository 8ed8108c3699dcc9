import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder and the processes to stop afterwards. */
export type Place = {
  folder: string;
  /** Runs in reverse order; already stopped is no failure. */
  later: (stop: () => Promise<unknown>) => void;
};

export async function inPlace<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-faults-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await work({ folder, later: (stop) => stops.push(stop) });
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
