import type { mongo } from 'mongoose';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; a round trip takes about half a millisecond. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5];

export function databaseWatch(registry: Registry): (client: mongo.MongoClient) => void {
  const seconds = new Histogram({
    name: 'inkognito_database_command_seconds',
    help: 'Time of a database command, the network included.',
    labelNames: ['command', 'outcome'],
    buckets,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'inkognito_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'inkognito_database_checkout_failures_total',
    help: 'Times that no connection could be had from the pool.',
    registers: [registry],
  });
  return (client) => {
    client.on('commandSucceeded', ({ commandName, duration }) => {
      seconds.observe({ command: commandName, outcome: 'ok' }, duration / 1000);
    });
    client.on('commandFailed', ({ commandName, duration }) => {
      seconds.observe({ command: commandName, outcome: 'failed' }, duration / 1000);
    });
    client.on('connectionCheckOutFailed', () => {
      refused.inc();
    });
    countConnections(client, (open, used) => {
      connections.set({ state: 'open' }, open);
      connections.set({ state: 'used' }, used);
    });
  };
}

/** Connections opened earlier are counted at their first use. */
function countConnections(
  client: mongo.MongoClient,
  report: (open: number, used: number) => void,
): void {
  const open = new Set<string>();
  const used = new Set<string>();
  const on = (name: ConnectionEvent, change: (connection: string) => void) => {
    client.on(name, ({ address, connectionId }: mongo.ConnectionCreatedEvent) => {
      change(`${address} ${connectionId}`);
      report(open.size, used.size);
    });
  };
  on('connectionCreated', (connection) => open.add(connection));
  on('connectionCheckedOut', (connection) => {
    open.add(connection);
    used.add(connection);
  });
  on('connectionCheckedIn', (connection) => used.delete(connection));
  on('connectionClosed', (connection) => {
    open.delete(connection);
    used.delete(connection);
  });
}

type ConnectionEvent =
  'connectionCreated' | 'connectionCheckedOut' | 'connectionCheckedIn' | 'connectionClosed';
