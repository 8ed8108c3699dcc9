// Preloaded into a measured server: prints event-loop delay on a signal.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  console.error(`event loop delay, p99: ${delay.percentile(99) / 1e6} ms`);
  delay.reset();
});
