import { once } from 'node:events';
import { type RequestListener, createServer, get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { type AddressInfo, createServer as createSilence } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { agentWithTimeout, fetchUserinfo, isProviderDown } from './providerRequest.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function provider(respond: RequestListener): Promise<number> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // True for a server listening on a port.
  return (server.address() as AddressInfo).port;
}

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

describe('userinfo', () => {
  test('is asked for with the access token in a header, not in the address', async () => {
    const asked: string[] = [];
    const port = await provider((req, res) => {
      asked.push(req.url ?? '', req.headers.authorization ?? '');
      res.end('{}');
    });

    expect(await fetchUserinfo(`http://127.0.0.1:${port}/userinfo`, 'token')).toBe('{}');

    expect(asked).toEqual(['/userinfo', 'Bearer token']);
  });

  test.each<[string, RequestListener, boolean]>([
    ['redirects', (_, res) => res.writeHead(302, { Location: '/elsewhere' }).end(), true],
    ['is broken', (_, res) => res.writeHead(502).end(), true],
    ['breaks off', (_, res) => res.writeHead(200).flushHeaders(), true],
    ['says no', (_, res) => res.writeHead(401).end('{}'), false],
  ])('comes from no provider that %s', async (_, respond, isDown) => {
    let requests = 0;
    const port = await provider((req, res) => {
      requests += 1;
      respond(req, res);
    });

    const error: unknown = await fetchUserinfo(`http://127.0.0.1:${port}/userinfo`, 'token').catch(
      (failure: unknown) => failure,
    );

    expect(error).toBeInstanceOf(Error);
    expect(isProviderDown(error)).toBe(isDown);
    expect(requests).toBe(1);
  });

  test('ends after two seconds although memory is freed while it breaks off', async () => {
    setFlagsFromString('--expose-gc');
    const freeMemory: unknown = runInNewContext('gc');
    const port = await provider((_, res) => res.writeHead(200).flushHeaders());
    const freeing = setInterval(freeMemory as () => void, 50);
    stops.push(() => clearInterval(freeing));

    const answer = fetchUserinfo(`http://127.0.0.1:${port}/userinfo`, 'token');
    const tooLate = sleep(4_000).then(() => Promise.reject(new Error('four seconds passed')));

    await expect(Promise.race([answer, tooLate])).rejects.toThrow('did not respond');
  });
});
