import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, type Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';

const exitMs = 10_000;
const clients = 16;

/** Like a balancer: takes turns, keeps connections, and skips instances that do not listen. */
function balance(ports: readonly number[], cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let turn = 0;
  let answered = 0;
  const failures: string[] = [];
  let refused = 0;
  let stopped = false;

  const ask = (port: number) =>
    new Promise<number | string>((resolve) => {
      const call = request(
        { host: '127.0.0.1', port, path: '/api/v1/jobs/mine', agent, headers: { cookie } },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', () => resolve('cut off'));
        },
      );
      call.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : (error.code ?? 'cut off')),
      );
      call.end();
    });

  const work = async () => {
    while (!stopped) {
      const outcome = await ask(ports[turn++ % ports.length] ?? 0);
      if (outcome === 200) answered += 1;
      else if (outcome === 'refused') {
        refused += 1;
        await sleep(5);
      } else failures.push(String(outcome));
    }
  };
  const all = Promise.all(Array.from({ length: clients }, work));
  return {
    count: () => ({ answered, failures, refused }),
    stop: async () => {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}

async function stopUnderLoad(product: Product, person: Person) {
  const load = balance([product.port], person.cookie);
  await sleep(1_000);
  const ended = await product.stop();
  await load.stop();
  return { ...load.count(), ...ended };
}

async function rollingRestarts(place: Place, environment: Record<string, string>, rounds: number) {
  const instances = [
    await startProduct(place, { environment }),
    await startProduct(place, { environment }),
  ];
  const ports = instances.map(({ port }) => port);
  const person = await join(() => instances.map(({ url }) => url), ['recruiter']);
  const load = balance(ports, person.cookie);
  // Let the balancer connect: a connection opened while a server stops listening is reset by the system.
  await sleep(1_000);
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [index, port] of ports.entries()) {
      const { code } = (await instances[index]?.stop()) ?? { code: null };
      codes.push(code);
      instances[index] = await startProduct(place, { port, environment });
      await sleep(200);
    }
  }
  await load.stop();
  return { ...load.count(), codes };
}

export const gracefulStop: Fault = {
  id: 'F7',
  name: 'SIGTERM under load',
  run: ({ short }) =>
    inPlace(async (place) => {
      const { uri } = await startMongoSet(place);
      const environment = { MONGODB_URI: uri };
      const single = await startProduct(place, { environment });
      const person = await join(() => [single.url], ['recruiter']);
      const stop = await stopUnderLoad(single, person);
      const rounds = short ? 1 : 5;
      const rolling = await rollingRestarts(place, environment, rounds);
      return {
        rounds: 1 + rounds,
        acknowledged: stop.answered + rolling.answered,
        lost: 0,
        failed: stop.failures.length + rolling.failures.length,
        broken: [
          ...stop.failures.map((failure) => `SIGTERM: a request had ${failure} for an answer`),
          ...(stop.code === 0 ? [] : [`it ended with code ${stop.code ?? 'none'}`]),
          ...(stop.ms > exitMs ? [`it took ${stop.ms} ms to end`] : []),
          ...rolling.failures.map(
            (failure) => `rolling restarts: a request had ${failure} for an answer`,
          ),
          ...(rolling.codes.every((code) => code === 0)
            ? []
            : ['an instance did not end in order']),
        ],
        seen: [
          `SIGTERM: ${stop.answered} answered, ended after ${stop.ms.toFixed(0)} ms`,
          `${rounds} rolling restarts of two: ${rolling.answered} answered, ${rolling.failures.length} failed`,
        ],
      };
    }),
};
