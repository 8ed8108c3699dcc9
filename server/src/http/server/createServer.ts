import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import { contract, type EndpointContract } from '@inkognito/shared/api';
import { type EndpointName, apiBase, endpoints } from '@inkognito/shared/endpoints';

/** Slow callers must not occupy all connections there are. */
export const defaultTimeoutsMs = {
  headers: 10_000,
  body: 30_000,
  /** Ten megabytes over a line of one megabit a second, and half as long again. */
  upload: 120_000,
  checkInterval: 5_000,
  /** Longer than balancers keep a connection: this side must not be the one that closes first. */
  keepAlive: 75_000,
};

const connectionsMax = 10_000;
const requestsPerConnectionMax = 10_000;

const uploads = new Set(
  (Object.keys(endpoints) as EndpointName[])
    .filter((name) => (contract[name] as EndpointContract).upload)
    .map((name) => `${endpoints[name].method} ${apiBase}${endpoints[name].path}`),
);

export function createHttpServer(
  listener: RequestListener,
  timeoutsMs = defaultTimeoutsMs,
): Server {
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
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request) && !isUpload(request)) setBodyTimeout(request, timeoutsMs.body);
  });
  return server;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ method = '', url = '' }: IncomingMessage): boolean {
  return uploads.has(`${method} ${url.split('?')[0] ?? ''}`);
}

function setBodyTimeout(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
