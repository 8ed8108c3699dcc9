import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long open connections may still send requests, each response being their connection's last. */
const drainMs = 2_000;
/** Requests in flight get this long to finish after that. */
const inFlightMs = 5_000;
const pollMs = 50;

export type StoppableServer = {
  isStopping: () => boolean;
  stop: () => Promise<void>;
};

/**
 * New connections are refused at once, so that a balancer goes on to the next instance. Open ones are not closed: a
 * client may write to one in that very moment and cannot know whether its request was carried out. So each response
 * says that it is the last, and only connections idle for the whole drain are closed.
 */
export function withGracefulShutdown(server: Server): StoppableServer {
  const responses = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (stopping) markAsLast(response);
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });

  const stop = async () => {
    stopping = true;
    // An HTTP server's own `close` would close idle connections, too.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const response of responses) markAsLast(response);
    const drainEndsAt = Date.now() + drainMs;
    while (Date.now() < drainEndsAt && (await countConnections(server)) > 0) await sleep(pollMs);
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), inFlightMs);
    await closed;
    clearTimeout(timer);
  };
  return { isStopping: () => stopping, stop };
}

/** Adds `Connection: close`, unless the head of the response is out already. */
function markAsLast(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
