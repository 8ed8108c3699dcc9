// Loaded into a measured product before its own code: prints the delay of its event loop when it is asked by a signal.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  console.error(`event loop delay, p99: ${delay.percentile(99) / 1e6} ms`);
  delay.reset();
});
