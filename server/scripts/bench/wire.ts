// P12 and P15: what a browser has to fetch for the first page, and for the same page again.
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { Figure } from './figures.ts';
import type { ProbedServer } from './probedServer.ts';

type Fetched = { bytes: number; body: string; etag: string; cacheControl: string };

export async function wireFigures({ url }: ProbedServer): Promise<Figure[]> {
  const page = await fetchCompressed(`${url}/`, 'identity');
  const files = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const loaded = await Promise.all(files.map((path) => fetchCompressed(url + path, 'gzip')));
  const html = await fetchCompressed(`${url}/`, 'gzip');
  const sum = (ending: string) =>
    loaded
      .filter((_, index) => files[index]?.endsWith(ending))
      .reduce((total, { bytes }) => total + bytes, 0);
  const scripts = sum('.js');
  const styles = sum('.css');
  const whole = loaded.reduce((total, { bytes }) => total + bytes, html.bytes);
  const again = await fetchCompressed(`${url}/`, 'br', page.etag);
  const fetchedAgain = loaded.filter(({ cacheControl }) => !cacheControl.includes('immutable'));
  const repeat = fetchedAgain.reduce((total, { bytes }) => total + bytes, again.bytes);
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    {
      target: 'P12',
      what: 'first load of /: scripts named in the page, gzip, headers included',
      figure: kb(scripts),
      beside: 'the fixed libraries alone 103 kB',
      wanted: '<= 110 kB',
      met: scripts <= 112_000,
    },
    {
      target: 'P12',
      what: 'first load of /: everything named in the page',
      figure: `${kb(whole)} in ${files.length + 1} requests`,
      beside: `styles ${kb(styles)}`,
      wanted: '<= 160 kB in 8',
      met: whole <= 160_000 && files.length + 1 <= 8 && styles <= 10_000,
    },
    {
      target: 'P15',
      what: 'the same page again',
      figure: kb(repeat),
      beside: `${fetchedAgain.length} of ${files.length} files asked for again`,
      wanted: '<= 2 kB',
      met: repeat <= 2_000,
    },
  ];
}

/** What one request brings over the wire, its headers included. */
async function fetchCompressed(url: string, encoding: string, etag?: string): Promise<Fetched> {
  const request = get(url, {
    agent: false,
    headers: { 'accept-encoding': encoding, ...(etag !== undefined && { 'if-none-match': etag }) },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    bytes: response.socket.bytesRead,
    body: Buffer.concat(chunks).toString(),
    etag: response.headers.etag ?? '',
    cacheControl: response.headers['cache-control'] ?? '',
  };
}
