import { Counter, type Registry } from 'prom-client';

/** Counts also the tries whose limit does not show in a response. */
export function limitCount(registry: Registry): (limit: string) => void {
  const hits = new Counter({
    name: 'inkognito_limits_hit_total',
    help: 'Tries beyond a limit, by its name.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return (limit) => hits.inc({ limit });
}
