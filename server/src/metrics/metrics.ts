import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Handler } from '../http/endpoints.ts';
import { QueuedMail } from '../mail/mail.model.ts';
import type { MailTransport } from '../mail/mail.transport.ts';
import { databaseWatch } from './databaseMetrics.ts';
import { requestWatch } from './requestMetrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countLimit = limitCount(registry);
  return {
    registry,
    watchRequests: requestWatch(registry, countLimit),
    watchComparisons: comparisonWatch(registry),
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

function comparisonWatch(registry: Registry): (compare: Handler<'compare'>) => Handler<'compare'> {
  const comparisons = new Counter({
    name: 'inkognito_comparisons_total',
    help: 'Postings compared with a candidate, repetitions included.',
    registers: [registry],
  });
  const matches = new Counter({
    name: 'inkognito_matches_total',
    help: 'Comparisons that were a match.',
    registers: [registry],
  });
  return (compare) => async (call) => {
    const comparison = await compare(call);
    comparisons.inc();
    if (comparison.isMatch) matches.inc();
    return comparison;
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
