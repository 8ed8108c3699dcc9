import { Counter, type Registry } from 'prom-client';

/** Counts errors by the name of the limit, those that do not show in the response included. */
export function limitCount(registry: Registry): (limit: string) => void {
  const hits = new Counter({
    name: 'inkognito_limits_hit_total',
    help: 'Tries beyond a limit, by its name.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return (limit) => hits.inc({ limit });
}
