import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { HttpServer } from './createServer.ts';

/** Open connections may send requests for this long, each getting its last response. */
const drainMs = 2_000;
const inFlightMs = 5_000;
const pollMs = 50;

export type StoppableServer = ReturnType<typeof withGracefulShutdown>;

// Closing an open connection mid-request would leave its client unsure whether it was carried out.
export function withGracefulShutdown(server: HttpServer) {
  let stopping = false;
  const stop = async () => {
    stopping = true;
    // An HTTP server's own `close` would close idle connections too.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const response of server.responses) markAsLast(response);
    server.prependListener('request', (_request, response) => markAsLast(response));
    const drainEndsAt = Date.now() + drainMs;
    while (Date.now() < drainEndsAt && (await countConnections(server)) > 0) await sleep(pollMs);
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), inFlightMs);
    await closed;
    clearTimeout(timer);
  };
  return { isStopping: () => stopping, stop };
}

function markAsLast(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

const countConnections = (server: Server): Promise<number> =>
  promisify(server.getConnections.bind(server))().catch(() => 0);
