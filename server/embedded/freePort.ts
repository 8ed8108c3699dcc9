import { createServer } from 'node:net';

async function findFree(port: number, host: string): Promise<number | null> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => {
      settle(null);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => {
        settle(typeof address === 'object' ? (address?.port ?? null) : null);
      });
    });
  });
}

/** Another process may still take the port before the caller does. */
export async function chooseFreePort(host: string, preferred?: number): Promise<number> {
  const port =
    (preferred === undefined ? null : await findFree(preferred, host)) ?? (await findFree(0, host));
  if (port === null) throw new Error(`Auf ${host} ist kein freier Port zu bekommen.`);
  return port;
}
