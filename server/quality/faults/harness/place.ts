import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where one fault happens: a folder of its own, and what has to be stopped there afterwards. */
export type Place = {
  folder: string;
  /** Stops in the opposite order; what has ended by itself is no failure. */
  later: (stop: () => Promise<unknown>) => void;
};

/** Runs a fault and leaves neither a process nor a file behind. */
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
