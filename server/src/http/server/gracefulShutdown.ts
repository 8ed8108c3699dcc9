import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long those who are connected may still ask, each of their answers being their connection's last. */
const farewellMs = 2_000;
/** Requests in flight get this long to finish after that. */
const graceMs = 5_000;
const lookMs = 50;

export type StoppableServer = {
  isStopping: () => boolean;
  /** Resolves once every connection is closed. */
  stop: () => Promise<void>;
};

/**
 * Ends a server so that nobody's request is lost. New connections are refused at once, so that a balancer goes on to
 * the next instance; one that waited in the system's queue would be reset later on. A client may write to a connection
 * in the very moment the server closes it, and cannot know whether that request was carried out; so connections are
 * not closed but each answer says that it is the last, and only who stayed silent through the farewell is cut off.
 */
export function withGracefulShutdown(server: Server): StoppableServer {
  const answers = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_request, answer: ServerResponse) => {
    if (stopping) sayLast(answer);
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });

  const stop = async () => {
    stopping = true;
    // An HTTP server's own `close` would cut off idle connections, too.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const answer of answers) sayLast(answer);
    const farewellEnds = Date.now() + farewellMs;
    while (Date.now() < farewellEnds && (await countConnections(server)) > 0) await sleep(lookMs);
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
  };
  return { isStopping: () => stopping, stop };
}

/** Adds `Connection: close`, unless the head of the answer is out already. */
function sayLast(answer: ServerResponse): void {
  answer.shouldKeepAlive = false;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
