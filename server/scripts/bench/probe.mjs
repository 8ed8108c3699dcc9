// Loaded into a measured server before its own code: answers what the process has used, over the channel it was
// started with.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('message', (question) => {
  if (question === 'forget delays') delay.reset();
  if (question === 'collect garbage') collectGarbage();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({
    cpuMicros: user + system,
    rssBytes: rss,
    usedBytes: heapUsed + external,
    loopDelayP99Ms: delay.percentile(99) / 1e6,
  });
});
// Being asked must not keep a server alive that wants to end.
process.channel?.unref();
