// P10 on a slow machine: what the product does when it gets a quarter of the processors.
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@inkognito/shared/endpoints';
import type autocannon from 'autocannon';
import mongoose from 'mongoose';
import { chooseFreePort } from '../../embedded/freePort.ts';
import { makeCpuGroup } from './cpuGroup.ts';
import { type Figure, inMegabytes, inMs, megabyte } from './figures.ts';
import { heldDuring, mixedReads } from './load.ts';
import { jobOf, seed, signIn, withProduct } from './product.ts';
import { quantile } from './timing.ts';

const share = 0.25;
const runSeconds = 30;
const healthPauseMs = 100;

type Log = (line: string) => void;

/** The product and its database together get the share, whoever calls them the rest. */
export async function benchSlow(uri: string, candidates: number, log: Log): Promise<Figure[]> {
  const { summary } = await seed(candidates, log);
  const group = makeCpuGroup(`inkognito-bench-${process.pid}`, share * availableParallelism());
  const callers = makeCpuGroup(`inkognito-bench-${process.pid}-callers`);
  if (!group || !callers) {
    group?.remove();
    callers?.remove();
    throw new Error('The processors cannot be shared out here: no cgroup may be made.');
  }
  try {
    callers.add(process.pid);
    const metricsPort = await chooseFreePort('127.0.0.1');
    const environment = { RATE_LIMITS: 'off', METRICS_PORT: String(metricsPort) };
    return await withProduct(uri, environment, async (server) => {
      const recruiter = await signIn(server, summary.examples.recruiter);
      const jobId = await jobOf(summary.examples.recruiter);
      const run = mixedReads(server, recruiter, { jobId, username: summary.examples.jobSeeker });
      const refusals = () => refusedOnes(metricsPort);
      log('Load …');
      // At full speed, so that the heap finds its size in as many requests as the usual run before.
      const { held: before } = await heldDuring(server, run(runSeconds));
      const refusedBefore = await refusals();
      group.add(server.pid);
      group.add(await pidOfDatabase());
      log('Load, slowed down …');
      await server.usage('forget delays');
      const health = watchHealth(server.url);
      const { held: after, result } = await heldDuring(server, run(runSeconds));
      const timings = await health.stop();
      const refused = (await refusals()) - refusedBefore;
      const { loopDelayP99Ms } = await server.usage();
      return [
        {
          target: 'P10',
          what: '30 s of mixed reads at 200 connections, at full speed: refused for the load',
          figure: String(refusedBefore),
          beside: '',
          wanted: '0',
          met: refusedBefore === 0,
        },
        servedFigure(result, refused),
        memoryFigure(before, after),
        healthFigure(timings, loopDelayP99Ms),
      ];
    });
  } finally {
    group.remove();
    callers.remove();
  }
}

function servedFigure(result: autocannon.Result, refused: number): Figure {
  const failed = result.errors + result.non2xx - refused;
  const served = Math.round(result['2xx'] / runSeconds);
  return {
    target: 'P10',
    what: 'the same on a quarter of the processors: failed requests',
    figure: `${failed} of ${result.requests.total}`,
    beside: `${refused} refused with 503, ${served} served a second, ${result.timeouts} without a response in 10 s`,
    wanted: '0',
    met: failed === 0,
  };
}

function memoryFigure(before: number, after: number): Figure {
  return {
    target: 'P10',
    what: 'the same: growth of memory',
    figure: inMegabytes(after - before),
    beside: `${inMegabytes(before)} before`,
    wanted: '< 60 MB',
    met: after - before < 60 * megabyte,
  };
}

function healthFigure(timings: readonly number[], loopDelayP99Ms: number): Figure {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(timings, part));
  return {
    target: 'P10',
    what: 'the same: /health, p95',
    figure: inMs(p95 ?? Infinity),
    beside: `median ${inMs(p50 ?? 0)}, p99 ${inMs(p99 ?? 0)}; event loop p99 ${inMs(loopDelayP99Ms)}`,
    wanted: '<= 100 ms',
    met: (p95 ?? Infinity) <= 100,
  };
}

async function pidOfDatabase(): Promise<number> {
  const { pid } = (await mongoose.connection.db?.admin().serverStatus()) as { pid: unknown };
  return Number(pid);
}

/** What the bound on the queue has refused so far. */
async function refusedOnes(metricsPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await response.text()).matchAll(
    /^inkognito_limits_hit_total\{limit="loadShedding"\} (\d+)$/gm,
  );
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

function watchHealth(url: string) {
  const ending = new AbortController();
  const timings: number[] = [];
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      const response = await fetch(`${url}${apiBase}/health`);
      await response.text();
      timings.push(performance.now() - startedAt);
      if (!response.ok) throw new Error(`/health was answered by ${response.status}`);
      await sleep(healthPauseMs);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await watching;
      return timings.sort((one, other) => one - other);
    },
  };
}
