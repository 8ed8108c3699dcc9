// P1 and P4: processor cost per request, compared with bare Express.
import { fileURLToPath } from 'node:url';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import autocannon from 'autocannon';
import type { Person } from '../faults/harness/person.ts';
import { type Product, startProduct } from '../faults/harness/product.ts';
import { User } from '../../src/user/user.model.ts';
import { type Run, cpuMicros, headersOf, inTurns, signIn, startMeasured } from './measured.ts';
import type { Figure } from './targets.ts';

const bareServer = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
const rounds = 7;
const connections = 20;
/** Requests until both sides are warm. */
const warmUp = 5_000;

type Route = { product: Product; path: string; callers?: readonly Person[] };

export async function benchRequests(run: Run): Promise<Figure[]> {
  const { uri, place, examples } = run;
  const environment = {
    ...{ NODE_ENV: 'production', RATE_LIMITS: 'on', LOG_LEVEL: 'info' },
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const product = await startMeasured(run, environment);
  const bare = await startProduct(place, {
    program: bareServer,
    nodeOptions: ['--import', 'tsx'],
    environment: { MONGODB_URI: uri },
  });
  // One session per connection, as with different users.
  const callers: Person[] = [];
  while (callers.length < connections) callers.push(await signIn(product, examples.jobSeeker));
  const user = await User.findOne({ username: examples.jobSeeker }).lean();
  const read = await compareCost(
    { product, path: apiBase + endpoints.getAutomations.path, callers },
    { product: bare, path: `/users/${String(user?._id)}` },
  );
  const hello = await compareCost(
    { product, path: apiBase + endpoints.listProviders.path },
    { product: bare, path: '/hello' },
  );
  await Promise.all([product.stop(), bare.stop()]);
  return [
    { target: 'signedInRead', ...read },
    { target: 'noDatabase', ...hello },
  ];
}

async function compareCost(ours: Route, bare: Route) {
  for (const route of [ours, bare]) await costOnce(route, { amount: warmUp });
  return inTurns(rounds, {
    ours: () => costOnce(ours, { duration: 2 }),
    rival: () => costOnce(bare, { duration: 2 }),
    unit: 'µs',
  });
}

/** CPU time per request, in microseconds. @throws for anything but 2xx */
async function costOnce(
  { product, path, callers = [] }: Route,
  extent: { amount: number } | { duration: number },
): Promise<number> {
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    const caller = callers[connected++ % callers.length];
    client.setHeaders(caller ? headersOf(caller) : {});
  };
  const before = await cpuMicros(product);
  const result = await autocannon({ url: product.url + path, connections, setupClient, ...extent });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused`);
  return ((await cpuMicros(product)) - before) / result['2xx'];
}
