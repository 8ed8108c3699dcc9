import { once } from 'node:events';
import type { Server } from 'node:http';
import { ConfigError } from '../../config.ts';

/** `setting` is the port's variable. @throws {ConfigError} when the port is in use */
export async function listenAt(
  server: Server,
  setting: 'PORT' | 'METRICS_PORT',
  { port, host }: { port: number; host: string },
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const end = `End what listens there, or set ${setting} to another one.`;
    throw new ConfigError(`Port ${port} of ${host} is in use. ${end}`);
  });
}
