import { createServer } from 'node:net';

/** Resolves with a port that can be listened on right now, or null; 0 asks for any. */
async function probe(port: number, host: string): Promise<number | null> {
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

/**
 * The preferred port where it is free, else any free one. Another process may still take it
 * before the caller does.
 */
export async function chooseFreePort(host: string, preferred?: number): Promise<number> {
  const port =
    (preferred === undefined ? null : await probe(preferred, host)) ?? (await probe(0, host));
  if (port === null) throw new Error(`Auf ${host} ist kein freier Port zu bekommen.`);
  return port;
}
