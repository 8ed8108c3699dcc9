import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ranges (Linux from 32,768, others from 49,152), where any connection could take it. */
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

/** First of `count` consecutive free ports; another process may still take one first. */
export async function chooseFreePort(host: string, count = 1): Promise<number> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const port = randomInt(range.from, range.before - count);
    const following = Array.from({ length: count }, (_, index) => port + index);
    const free = await Promise.all(following.map((each) => isFree(each, host)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free port was found on ${host}.`);
}
