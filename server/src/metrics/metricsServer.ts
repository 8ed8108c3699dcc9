import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { listenAt } from '../http/server/listenAt.ts';

/** On a separate port that is not public. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((req, res) => {
    response(registry, req, res).catch(() => res.destroy());
  });
  await listenAt(server, 'METRICS_PORT', { port, host });
  return {
    // True for a server listening on a port.
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function response(
  registry: Registry,
  { method, url }: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') {
    res.writeHead(404).end();
    return;
  }
  const figures = await registry.metrics();
  res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  res.end(figures);
}
