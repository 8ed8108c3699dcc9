import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems hand out by themselves (Linux from 32,768, others from 49,152): one of thousands of
 * connections and servers on those would have it before the caller does.
 */
const range = { from: 10_240, before: 32_768 };
const triesMost = 100;

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** The first of so many that follow each other. Another process may still take one before the caller does. */
export async function chooseFreePort(host: string, count = 1): Promise<number> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const port = randomInt(range.from, range.before - count);
    const following = Array.from({ length: count }, (_, index) => port + index);
    const free = await Promise.all(following.map((each) => isFree(each, host)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`Auf ${host} ist kein freier Port zu bekommen.`);
}
