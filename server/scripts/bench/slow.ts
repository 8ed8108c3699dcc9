// P10 on a slow machine: the product and its database run for a quarter of the time.
import { Worker } from 'node:worker_threads';
import mongoose from 'mongoose';
import { answersOf, mixedReads, watchHealth } from './http.ts';
import { type Run, startMeasured } from './measured.ts';
import { type Figure, inMs, quantile } from './targets.ts';

/** In a thread of its own, as this one is busy with calling. */
const stopAndGo = `
  const { workerData: pids, parentPort } = require('node:worker_threads');
  const tell = (signal) => { for (const pid of pids) process.kill(pid, signal); };
  const turn = () => {
    tell('SIGCONT');
    running = setTimeout(() => { tell('SIGSTOP'); running = setTimeout(turn, 9); }, 3);
  };
  let running = setTimeout(turn, 0);
  parentPort.once('message', () => { clearTimeout(running); tell('SIGCONT'); parentPort.close(); });
`;

export async function benchSlow(run: Run): Promise<Figure[]> {
  run.say('Load …');
  const product = await startMeasured(run);
  const load = await mixedReads(product, run);
  // At full speed, so that the heap finds its size.
  const before = await load();
  run.say('Load at a quarter of the speed …');
  const status = await mongoose.connection.db?.admin().serverStatus();
  const pids = [product.pid, Number(status?.['pid'])];
  const throttle = new Worker(stopAndGo, { eval: true, workerData: pids });
  const loading = load();
  const timings = await watchHealth(product, loading).finally(() => throttle.postMessage('end'));
  const { held, result } = await loading;
  await product.stop();
  // Told at once to come again later, which is what is wanted.
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  return [
    {
      target: 'slowFailed',
      value: result.errors + result.non2xx - refused,
      beside: answersOf(result),
    },
    {
      target: 'slowGrown',
      value: held - before.held,
      beside: `${before.held.toFixed(0)} MB before`,
    },
    {
      target: 'slowHealth',
      value: quantile(timings, 0.95),
      beside: `median ${inMs(quantile(timings, 0.5))}`,
    },
  ];
}
