import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { Endpoint } from '@inkognito/shared/endpoint';

/** Keeps slow clients from occupying all connections. */
export const defaultTimeoutsMs = {
  headers: 10_000,
  /** Calls that read their body answer 408 sooner; this covers the rest. */
  body: 15_000,
  upload: 75_000,
  /** An upload must make progress within each such period. */
  uploadProgress: 10_000,
  /** The client must read some of the response within each such period. */
  unread: 30_000,
  checkInterval: 5_000,
  /** Longer than a balancer's keep-alive: this side must not close first. */
  keepAlive: 75_000,
};

/** A tenth of what the largest file needs within the time. */
const uploadBytesPerSecond = 16 * 1024;

const connectionsMax = 10_000;
const requestsPerConnectionMax = 10_000;

const uploads = new Set(
  (Object.values(endpoints) as Endpoint[])
    .filter(({ upload }) => upload)
    .map(({ method, path }) => `${method} ${apiBase}${path}`),
);

export type HttpServer = Server & { readonly responses: ReadonlySet<ServerResponse> };

export function createHttpServer(
  listener: RequestListener,
  timeoutsMs = defaultTimeoutsMs,
): HttpServer {
  const server = createServer(
    {
      connectionsCheckingInterval: timeoutsMs.checkInterval,
      headersTimeout: timeoutsMs.headers,
      requestTimeout: timeoutsMs.upload,
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
  server.prependListener('request', (request, response) => {
    responses.add(response);
    response.on('close', () => responses.delete(response));
    if (!hasBody(request)) return;
    const address = `${request.method} ${request.url?.split('?')[0]}`;
    if (uploads.has(address)) cutOffStalled(request, timeoutsMs.uploadProgress);
    else cutOffWhere(request, timeoutsMs.body, () => true);
  });
  return Object.assign(server, { responses });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function cutOffStalled(request: IncomingMessage, ms: number): void {
  let seenBytes = request.socket.bytesRead;
  cutOffWhere(request, ms, () => {
    const readBytes = request.socket.bytesRead - seenBytes;
    seenBytes += readBytes;
    return readBytes < (uploadBytesPerSecond * ms) / 1000;
  });
}

function cutOffWhere(request: IncomingMessage, ms: number, isTooSlow: () => boolean): void {
  const timer = setInterval(() => {
    if (isTooSlow() && !request.complete) request.socket.destroy();
  }, ms);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
