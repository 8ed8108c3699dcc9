// P1 and P4: the CPU time that a request costs the product's process, beside bare Express and the driver.
import autocannon from 'autocannon';
import { type Figure, inMicros, median, times } from './figures.ts';
import type { ProbedServer } from './probedServer.ts';

const rounds = 5;
export const connections = 20;
/** Both sides are warm after as many requests, however slow the machine is. */
const warmUp = 5_000;

type Headers = Record<string, string>;
/** `callers`: the headers of each connection, so that no two need be the same person. */
type Route = { server: ProbedServer; url: string; callers?: readonly Headers[] };

/** CPU time of the process for one request, in microseconds. @throws when anything but 2xx is answered */
async function costOnce(
  { server, url, callers = [] }: Route,
  extent: { amount: number } | { duration: number },
): Promise<number> {
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    client.setHeaders(callers[connected++ % callers.length] ?? {});
  };
  const before = await server.usage();
  const result = await autocannon({ url, connections, setupClient, ...extent });
  const after = await server.usage();
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return (after.cpuMicros - before.cpuMicros) / result['2xx'];
}

/** Both routes in turn, so that whatever else the machine does falls on both. */
export async function compareCost(
  ours: Route,
  rival: Route,
): Promise<{ ours: number; rival: number; ratio: number }> {
  await costOnce(ours, { amount: warmUp });
  await costOnce(rival, { amount: warmUp });
  const pairs: { ours: number; rival: number }[] = [];
  while (pairs.length < rounds) {
    pairs.push({
      ours: await costOnce(ours, { duration: 2 }),
      rival: await costOnce(rival, { duration: 2 }),
    });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    rival: median(pairs.map((pair) => pair.rival)),
    ratio: median(pairs.map((pair) => pair.ours / pair.rival)),
  };
}

export async function requestCostFigures(routes: {
  read: { ours: Route; rival: Route };
  hello: { ours: Route; rival: Route };
}): Promise<Figure[]> {
  const read = await compareCost(routes.read.ours, routes.read.rival);
  const hello = await compareCost(routes.hello.ours, routes.hello.rival);
  return [
    {
      target: 'P1',
      what: 'CPU of a signed-in read: session, role, one document',
      figure: `${inMicros(read.ours)}, ${times(read.ratio)}`,
      beside: `bare Express + driver ${inMicros(read.rival)}`,
      wanted: '<= 2.00x',
      met: read.ratio <= 2,
    },
    {
      target: 'P4',
      what: 'CPU of a call without database: headers, log line, parsing',
      figure: `${inMicros(hello.ours)}, ${times(hello.ratio)}`,
      beside: `bare Express hello ${inMicros(hello.rival)}`,
      wanted: '<= 1.50x',
      met: hello.ratio <= 1.5,
    },
  ];
}
