import { Agent, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../src/test/listening.ts';
import { type Fault, unless } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, type Person } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';

const exitMs = 10_000;
const joinMs = 10_000;
const clients = 16;

/** Like a balancer: takes turns, keeps connections, and skips instances that do not listen. */
function balance(ports: readonly number[], cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let turn = 0;
  const failures: string[] = [];
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
      if (outcome === 'refused') await sleep(5);
      else if (outcome !== 200) failures.push(String(outcome));
    }
  };
  const all = Promise.all(Array.from({ length: clients }, work));
  return {
    stop: async () => {
      stopped = true;
      await all;
      agent.destroy();
      return { failures };
    },
  };
}

/** It takes a mail server's connection and says nothing. */
async function startSilence(place: Place): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  const port = await listen(server);
  place.later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    return Promise.resolve();
  });
  return port;
}

async function stopUnderLoad(product: Product, person: Person): Promise<string[]> {
  const load = balance([product.port], person.cookie);
  await sleep(1_000);
  const { code, ms } = await product.stop();
  const { failures } = await load.stop();
  return [
    ...failures.map((failure) => `SIGTERM: a request had ${failure} for an answer`),
    ...unless(code === 0, `it ended with code ${code ?? 'none'}`),
    ...unless(ms <= exitMs, `it took ${ms} ms to end`),
  ];
}

async function rollingRestarts(
  place: Place,
  environment: Record<string, string>,
  rounds: number,
): Promise<string[]> {
  const instances = [
    await startProduct(place, { environment }),
    await startProduct(place, { environment }),
  ];
  const ports = instances.map(({ port }) => port);
  const person = await join(() => instances.map(({ url }) => url), ['recruiter']);
  const load = balance(ports, person.cookie);
  // Let the balancer connect: a connection opened while a server stops listening is reset by the system.
  await sleep(1_000);
  const broken: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [index, port] of ports.entries()) {
      const { code } = (await instances[index]?.stop()) ?? { code: null };
      broken.push(...unless(code === 0, 'an instance did not end in order'));
      instances[index] = await startProduct(place, { port, environment });
      await sleep(200);
    }
  }
  const { failures } = await load.stop();
  return [
    ...broken,
    ...failures.map((failure) => `rolling restarts: a request had ${failure} for an answer`),
  ];
}

export const gracefulStop: Fault = ({ short }) =>
  inPlace(async (place) => {
    const { uri } = await startMongoSet(place);
    const environment = {
      MONGODB_URI: uri,
      SMTP_URL: `smtp://127.0.0.1:${await startSilence(place)}`,
    };
    const single = await startProduct(place, { environment });
    const startedAt = performance.now();
    const person = await join(() => [single.url], ['recruiter']);
    const joinedMs = performance.now() - startedAt;
    return [
      ...unless(joinedMs <= joinMs, `signing up waited for the mail: ${joinedMs} ms`),
      ...(await stopUnderLoad(single, person)),
      ...(await rollingRestarts(place, environment, short ? 1 : 5)),
    ];
  });
