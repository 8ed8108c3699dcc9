import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from '../../config.ts';
import { listenAt } from './listenAt.ts';

test('a port that is in use is told in words, with the setting that names it', async () => {
  const host = '127.0.0.1';
  const first = createServer();
  await listenAt(first, 'PORT', { port: 0, host });
  const { port } = first.address() as AddressInfo;

  const second = listenAt(createServer(), 'PORT', { port, host });

  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is in use\..* set PORT /);
  first.close();
  await once(first, 'close');
});
