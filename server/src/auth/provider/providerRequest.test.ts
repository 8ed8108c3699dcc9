import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { type AddressInfo, createServer as createSilence } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { agentWithTimeout } from './providerRequest.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test.each([
  ['http', httpGet],
  ['https', httpsGet],
] as const)(
  'a request over %s that gets no response ends after two seconds',
  async (protocol, get) => {
    const silence = createSilence().listen(0, '127.0.0.1');
    await once(silence, 'listening');
    stops.push(() => silence.close());
    const url = `${protocol}://127.0.0.1:${(silence.address() as AddressInfo).port}/token`;
    const startedAt = Date.now();

    // A busy machine delays both, but keeps their order.
    const tooLate = sleep(3_000, [new Error('nothing within three seconds')]);
    const ended = once(get(url, { agent: agentWithTimeout(url) }), 'error');
    const [error] = (await Promise.race([ended, tooLate])) as [Error];

    expect(error.name).toBe('AbortError');
    expect(Date.now() - startedAt).toBeGreaterThan(1_500);
  },
);
