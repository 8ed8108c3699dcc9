import { Counter, Gauge, type Registry } from 'prom-client';
import { QueuedMail } from '../mail/mail.model.ts';
import type { MailTransport } from '../mail/mail.transport.ts';

/** How many mails wait is read from the queue itself, which all instances share. */
export function mailWatch(registry: Registry): (transport: MailTransport) => MailTransport {
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
