// A language model service for tests: it answers as the test wants, and remembers what it was asked.
import { once } from 'node:events';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AiEndpoint } from '../../../config.ts';

export type Asked = { url: string; headers: IncomingHttpHeaders; body: string };

type Behaviour = (response: ServerResponse, pairs: [string, string][]) => void;

export async function startStandInService() {
  const asked: Asked[] = [];
  let behaviour: Behaviour = () => undefined;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      behaviour(response, pairsIn(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address in this form.
  const { port } = server.address() as AddressInfo;
  const endpoint: AiEndpoint = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'sk-geheim-4711',
    model: 'stand-in',
  };

  return {
    endpoint,
    asked,
    behave: (next: Behaviour) => {
      asked.length = 0;
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The pairs of titles in a request, as a real service would find them. */
export function pairsIn(body: string): [string, string][] {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return JSON.parse(messages.at(-1)?.content ?? '[]') as [string, string][];
}

/** Says this text as a model would. */
export const saying =
  (content: string): Behaviour =>
  (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

/** Judges every pair alike. */
export const judging =
  (similarity: number): Behaviour =>
  (response, pairs) => {
    saying(JSON.stringify({ similarities: pairs.map(() => similarity) }))(response, pairs);
  };

export const refusing =
  (status: number): Behaviour =>
  (response) => {
    response.writeHead(status).end('Anna sucht als Feelgood Manager');
  };
