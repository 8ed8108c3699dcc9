import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';

/** Keeps slow clients from occupying all connections. */
export const defaultTimeoutsMs = {
  headers: 10_000,
  /** Longer than an upload may take; calls that read their body answer 408 sooner. */
  request: 75_000,
  /** The client must read some of the response within each such period. */
  unread: 30_000,
  checkInterval: 5_000,
  /** Longer than a balancer's keep-alive: this side must not close first. */
  keepAlive: 75_000,
};

const connectionsMax = 10_000;
const requestsPerConnectionMax = 10_000;

export type HttpServer = Server & { readonly responses: ReadonlySet<ServerResponse> };

export function createHttpServer(
  listener: RequestListener,
  timeoutsMs = defaultTimeoutsMs,
): HttpServer {
  const server = createServer(
    {
      connectionsCheckingInterval: timeoutsMs.checkInterval,
      headersTimeout: timeoutsMs.headers,
      requestTimeout: timeoutsMs.request,
      keepAliveTimeout: timeoutsMs.keepAlive,
    },
    listener,
  );
  server.maxConnections = connectionsMax;
  server.maxRequestsPerSocket = requestsPerConnectionMax;
  const responses = new Set<ServerResponse>();
  const isAtWork = (socket: Socket) => [...responses].some(({ req }) => req.socket === socket);
  // The timeout covers both directions; a handler still working has nothing waiting to be read.
  server.setTimeout(timeoutsMs.unread, (socket) => {
    if (socket.writableLength > 0 || !isAtWork(socket)) socket.destroy();
  });
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    response.on('close', () => responses.delete(response));
  });
  return Object.assign(server, { responses });
}
