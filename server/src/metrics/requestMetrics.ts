import type { RequestHandler, Response } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds; the longest are uploads and comparisons with many candidates. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** By endpoint name, never by path, which may hold a name or an id. */
export function requestWatch(
  registry: Registry,
  countLimit: (limit: string) => void,
): RequestHandler {
  const seconds = new Histogram({
    name: 'inkognito_request_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['endpoint', 'status'],
    buckets,
    registers: [registry],
  });
  const limited = new Counter({
    name: 'inkognito_limited_total',
    help: 'Requests refused with 429 because a limit or quota was used up.',
    labelNames: ['endpoint'],
    registers: [registry],
  });
  return (_req, res, next) => {
    const measure = seconds.startTimer();
    res.once('close', () => {
      const endpoint = endpointOf(res);
      const limit: unknown = res.locals['limit'];
      measure({ endpoint, status: limit === 'loadShedding' ? 'shed' : statusClass(res) });
      if (res.statusCode === 429) limited.inc({ endpoint });
      if (typeof limit === 'string') countLimit(limit);
    });
    next();
  };
}

function endpointOf(res: Response): string {
  const name: unknown = res.locals['endpoint'];
  return typeof name === 'string' ? name : 'unknown';
}

function statusClass({ statusCode, writableFinished }: Response): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
