import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import { contract, type EndpointContract } from '@inkognito/shared/api';
import { type EndpointName, apiBase, endpoints } from '@inkognito/shared/endpoints';

/** How long a caller may take, in milliseconds, so that slow ones cannot hold all the places there are. */
export const defaultTimeoutsMs = {
  headers: 10_000,
  body: 30_000,
  /** Ten megabytes by a line of one megabit a second. */
  upload: 120_000,
  checkEvery: 5_000,
  /** Longer than balancers keep a connection: whoever closes first must not do it while the other begins to speak. */
  silence: 75_000,
};

const connectionsMax = 10_000;
const requestsPerConnectionMax = 10_000;

const uploads = new Set(
  (Object.keys(endpoints) as EndpointName[])
    .filter((name) => (contract[name] as EndpointContract).upload)
    .map((name) => `${endpoints[name].method} ${apiBase}${endpoints[name].path}`),
);

/** A server that waits for nobody longer than it must. */
export function createHttpServer(listener: RequestListener, waits = defaultTimeoutsMs): Server {
  const server = createServer(
    {
      connectionsCheckingInterval: waits.checkEvery,
      headersTimeout: waits.headers,
      // The longest there is: what has no file is cut off earlier, below.
      requestTimeout: waits.upload,
    },
    listener,
  );
  server.keepAliveTimeout = waits.silence;
  server.maxConnections = connectionsMax;
  server.maxRequestsPerSocket = requestsPerConnectionMax;
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request) && !isUpload(request)) cutOffSlowBody(request, waits.body);
  });
  return server;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ method = '', url = '' }: IncomingMessage): boolean {
  return uploads.has(`${method} ${url.split('?')[0] ?? ''}`);
}

function cutOffSlowBody(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, ms);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
