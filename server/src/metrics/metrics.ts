import type { RequestHandler, Response } from 'express';
import type { mongo } from 'mongoose';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { QueuedMail } from '../mail/mail.model.ts';
import type { MailTransport } from '../mail/mail.transport.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countLimit = limitCount(registry);
  return {
    registry,
    watchRequests: requestWatch(registry, countLimit),
    watchDatabase: databaseWatch(registry),
    watchMail: mailWatch(registry),
    countLimit,
  };
}

/** Includes hits that no response shows. */
function limitCount(registry: Registry): (limit: string) => void {
  const hits = new Counter({
    name: 'inkognito_limits_hit_total',
    help: 'Tries beyond a limit, by its name.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return (limit) => hits.inc({ limit });
}

/** By endpoint name, never by path, which may hold a name or an id. */
function requestWatch(registry: Registry, countLimit: (limit: string) => void): RequestHandler {
  const seconds = new Histogram({
    name: 'inkognito_request_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['endpoint', 'status'],
    // The longest are uploads and comparisons with many candidates.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (_req, res, next) => {
    const measure = seconds.startTimer();
    res.once('close', () => {
      const limit: unknown = res.locals['limit'];
      const endpoint = String(res.locals['endpoint'] ?? 'unknown');
      measure({ endpoint, status: limit === 'loadShedding' ? 'shed' : statusClass(res) });
      if (typeof limit === 'string') countLimit(limit);
    });
    next();
  };
}

function statusClass({ statusCode, writableFinished }: Response): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}

function databaseWatch(registry: Registry): (client: mongo.MongoClient) => void {
  const seconds = new Histogram({
    name: 'inkognito_database_command_seconds',
    help: 'Time of a database command, the network included.',
    labelNames: ['command', 'outcome'],
    // A round trip takes about half a millisecond.
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
    registers: [registry],
  });
  const used = new Gauge({
    name: 'inkognito_database_connections_used',
    help: 'Connections to the database that are at work.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'inkognito_database_checkout_failures_total',
    help: 'Times that no connection could be had from the pool.',
    registers: [registry],
  });
  const observe =
    (outcome: 'ok' | 'failed') => (event: { commandName: string; duration: number }) =>
      seconds.observe({ command: event.commandName, outcome }, event.duration / 1000);
  return (client) => {
    client.on('commandSucceeded', observe('ok'));
    client.on('commandFailed', observe('failed'));
    client.on('connectionCheckedOut', () => used.inc());
    client.on('connectionCheckedIn', () => used.dec());
    client.on('connectionCheckOutFailed', () => refused.inc());
  };
}

/** The queue length is read from the database, as all instances share it. */
function mailWatch(registry: Registry): (transport: MailTransport) => MailTransport {
  const mails = new Counter({
    name: 'inkognito_mails_total',
    help: 'Tries to send a mail.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'inkognito_mails_waiting',
    help: 'Mails in the queue; absent while the database does not respond.',
    registers: [registry],
    async collect() {
      const waiting = await QueuedMail.estimatedDocumentCount().catch(() => null);
      if (waiting === null) this.remove();
      else this.set(waiting);
    },
  });
  return ({ send, close }) => ({
    close,
    send: async (mail) => {
      try {
        await send(mail);
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
      mails.inc({ outcome: 'sent' });
    },
  });
}
