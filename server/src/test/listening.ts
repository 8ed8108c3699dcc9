import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

export async function listen(server: NetServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // True for a server listening on a port.
  return (server.address() as AddressInfo).port;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
