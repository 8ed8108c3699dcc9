import { Gauge, type Registry } from 'prom-client';
import { type MigrationState, readStates } from '../database/migration/migrationState.ts';

/** Read from what all instances share, once for both figures. */
export function watchMigrations(registry: Registry): void {
  let reading: ReturnType<typeof readStates> | null = null;
  const read = () => {
    reading ??= readStates().finally(() => (reading = null));
    return reading.catch(() => null);
  };
  new Gauge({
    name: 'inkognito_migrations',
    help: 'Changes of stored data, by what became of them; absent while the database does not respond.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const states = await read();
      this.reset();
      if (states === null) return;
      for (const name of ['waiting', 'running', 'failed', 'done']) this.set({ state: name }, 0);
      for (const each of states.values()) this.inc({ state: stateOf(each) });
    },
  });
  new Gauge({
    name: 'inkognito_migration_progress',
    help: 'Share of the documents that a migration which is not done has gone through, 0 to 1.',
    labelNames: ['migration'],
    registers: [registry],
    async collect() {
      const states = await read();
      this.reset();
      for (const { _id, doneAt, startedAt, done, total } of states?.values() ?? []) {
        if (startedAt === null || doneAt !== null) continue;
        this.set({ migration: _id }, total > 0 ? Math.min(done / total, 1) : 0);
      }
    },
  });
}

function stateOf({ doneAt, failures, owner, leaseUntil }: MigrationState): string {
  if (doneAt !== null) return 'done';
  if (owner !== null && leaseUntil.getTime() > Date.now()) return 'running';
  return failures > 0 ? 'failed' : 'waiting';
}
