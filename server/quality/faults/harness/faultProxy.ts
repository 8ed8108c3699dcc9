import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';

export type FaultProxy = {
  port: number;
  /** Also applies to open connections. */
  become: (state: Partial<State>) => void;
};

type State = { latencyMs: number; blackHole: boolean; refuse: boolean };

export async function startFaultProxy(place: Place, target: number): Promise<FaultProxy> {
  const state: State = { latencyMs: 0, blackHole: false, refuse: false };
  const sockets = new Set<Socket>();

  const forward = (from: Socket, to: Socket) => {
    let queue = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      if (state.blackHole) return;
      const { latencyMs } = state;
      queue = queue.then(async () => {
        if (latencyMs > 0) await sleep(latencyMs);
        if (!to.destroyed) to.write(piece);
      });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => void queue.then(() => to.destroy()));
  };

  const server = createServer((client) => {
    if (state.refuse) {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    forward(client, upstream);
    forward(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  place.later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    return Promise.resolve();
  });
  return {
    port: address.port,
    become: (change) => {
      Object.assign(state, change);
      if (state.refuse) for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
