// P16: from the command to the first answer, with the embedded database, and back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { startProbed } from './probedServer.ts';

export async function startingFigures(program: string): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-bench-start-'));
  const startAndStop = async () => {
    const began = performance.now();
    const server = await startProbed({
      program,
      environment: { DATA_DIR: dataDir, MONGODB_URI: '' },
      readyPath: '/api/v1/health',
    });
    const ready = performance.now();
    await server.stop();
    return { start: (ready - began) / 1000, stop: (performance.now() - ready) / 1000 };
  };
  try {
    const first = await startAndStop();
    const second = await startAndStop();
    return [
      {
        target: 'P16',
        what: 'start of the built product to its first 200, empty data folder',
        figure: `${first.start.toFixed(1)} s`,
        beside: `with data there ${second.start.toFixed(1)} s`,
        wanted: '<= 8 s',
        met: Math.max(first.start, second.start) <= 8,
      },
      {
        target: 'P16',
        what: 'SIGTERM to the end of the process, database closed',
        figure: `${first.stop.toFixed(1)} s`,
        beside: `the second time ${second.stop.toFixed(1)} s`,
        wanted: '<= 10 s',
        met: Math.max(first.stop, second.stop) <= 10,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}
