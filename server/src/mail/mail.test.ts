import mongoose from 'mongoose';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../database/connection.ts';
import { startMailServer } from '../test/mailServer.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { type MailTemplate, renderHtml, renderText, switchOffUrls } from './mail.template.ts';
import { QueuedMail } from './mail.model.ts';
import { createMailSeal } from './mail.seal.ts';
import { queueMail, sendNextMail, startMailWorker } from './mail.queue.ts';
import { type MailTransport, type OutgoingMail, smtpTransport } from './mail.transport.ts';

useTestDatabase();
const mailSeal = createMailSeal('a secret for tests alone, long enough');

const silent = pino({ level: 'silent' });
const template: MailTemplate = {
  subject: 'Ihr Konto: Probe',
  parts: ['ein <Absatz> & noch einer.', { label: 'Weiter', url: 'https://example.org/a#b="c"' }],
};
const anna = () => ({ ownerId: new mongoose.Types.ObjectId(), to: 'anna@beispiel.example' });
const inAnHour = () => new Date(Date.now() + 3_600_000);
const queue = ({ mail = template, expiresAt = inAnHour() } = {}) =>
  inTransaction((tx) => queueMail(mailSeal, { ...anna(), mail, expiresAt }, tx));

function recordingTransport({ errors = 0 } = {}): MailTransport & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  let left = errors;
  return {
    taken,
    send: async (mail) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (left-- > 0) throw Object.assign(new Error(`${mail.to} refused`), { code: 'EENVELOPE' });
      taken.push(mail);
    },
    close: () => undefined,
  };
}

describe('the queue', () => {
  test('sends a mail and forgets it', async () => {
    const transport = recordingTransport();
    await queue();

    expect(await sendNextMail(mailSeal, transport, silent)).toBe(true);
    expect(await sendNextMail(mailSeal, transport, silent)).toBe(false);

    expect(transport.taken).toMatchObject([
      { to: 'anna@beispiel.example', subject: 'Ihr Konto: Probe' },
    ]);
    expect(await QueuedMail.countDocuments({})).toBe(0);
  });

  test('keeps what was refused, tries again later and longer apart, and logs no address', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    const transport = recordingTransport({ errors: 2 });
    await queue();
    const pauses: number[] = [];
    for (let count = 0; count < 2; count++) {
      await sendNextMail(mailSeal, transport, logger);
      expect(await sendNextMail(mailSeal, transport, logger)).toBe(false);
      const dueAt = (await QueuedMail.findOne({}).lean())?.dueAt.getTime() ?? 0;
      pauses.push(Math.round((dueAt - Date.now()) / 1000));
      await QueuedMail.updateOne({}, { dueAt: new Date() });
    }

    await sendNextMail(mailSeal, transport, logger);

    expect(pauses).toEqual([5, 10]);
    expect(transport.taken).toHaveLength(1);
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('EENVELOPE');
    expect(lines.join()).not.toContain('anna');
  });

  test('sends each of many mails once, with several instances at work', async () => {
    const transport = recordingTransport();
    await Promise.all(Array.from({ length: 30 }, () => queue()));
    const workers = Array.from({ length: 4 }, () => startMailWorker(mailSeal, transport, silent));

    await vi.waitFor(async () => expect(await QueuedMail.countDocuments({})).toBe(0), 10_000);
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(new Set(transport.taken.map(({ id }) => id)).size).toBe(30);
    expect(transport.taken).toHaveLength(30);
  });

  test('gives a mail to another instance when the one that took it is gone', async () => {
    const transport = recordingTransport();
    await queue();
    const abandoned = { tries: 1, dueAt: new Date(Date.now() + 300_000) };
    await QueuedMail.updateOne({}, abandoned);
    expect(await sendNextMail(mailSeal, transport, silent)).toBe(false);

    await QueuedMail.updateOne({}, { dueAt: new Date() });
    await sendNextMail(mailSeal, transport, silent);

    expect(transport.taken).toHaveLength(1);
  });

  test('keeps a mail encrypted in the database', async () => {
    await queue();

    const stored = await QueuedMail.collection.findOne({});
    const bytes = Buffer.from(JSON.stringify(stored) + String(stored?.['sealed']));

    for (const part of ['Probe', 'example.org', 'Absatz']) expect(bytes.includes(part)).toBe(false);
  });

  test('drops a mail that was sealed before the secret changed', async () => {
    const transport = recordingTransport();
    await queue();
    await QueuedMail.updateOne({}, { sealed: Buffer.alloc(80) });

    await sendNextMail(mailSeal, transport, silent);

    expect(transport.taken).toEqual([]);
    expect(await QueuedMail.countDocuments({})).toBe(0);
  });

  test('does not send a mail whose links are dead', async () => {
    const transport = recordingTransport();
    await queue({ expiresAt: new Date(Date.now() - 1) });

    expect(await sendNextMail(mailSeal, transport, silent)).toBe(false);
    expect(transport.taken).toEqual([]);
  });
});

describe('the line', () => {
  const fromNetwork = (network: string | undefined, to: string) =>
    inTransaction((tx) =>
      queueMail(
        mailSeal,
        { ownerId: null, to, mail: template, ...(network && { awaitedBy: network }) },
        tx,
      ),
    );

  /** How many mails were sent before this one, by a mail server that takes its time. */
  async function sentBefore(count: number, network: string | undefined): Promise<number> {
    await fromNetwork(network, 'fremd@beispiel.example');
    const { _id, ...first } = (await QueuedMail.findOne().lean()) ?? {};
    const others = Array.from({ length: count - 1 }, (_, turn) => ({
      ...first,
      turn: network ? turn + 1 : 0,
    }));
    await QueuedMail.collection.insertMany(others);
    const transport = recordingTransport();
    const worker = startMailWorker(mailSeal, transport, silent);
    await vi.waitFor(() => expect(transport.taken.length).toBeGreaterThan(10));
    const before = transport.taken.length;
    await fromNetwork('198.51.100.1', 'anna@beispiel.example');
    const isSent = () => transport.taken.findIndex(({ to }) => to.startsWith('anna'));
    await vi.waitFor(() => expect(isSent()).toBeGreaterThan(0), 10_000);
    await worker.stop();
    return isSent() - before;
  }

  test.each([
    ['500 notifications', undefined],
    ['500 links that one network caused', '203.0.113.66'],
  ])('lets a link pass %s', async (_line, network) => {
    // Each mail takes 5 ms: the whole line would be 167 of them for each sender.
    expect(await sentBefore(500, network)).toBeLessThan(60);
  });

  test('takes turns among networks that wait for several', async () => {
    for (const to of ['a1', 'a2', 'a3']) await fromNetwork('203.0.113.1', to);
    for (const to of ['b1', 'b2']) await fromNetwork('203.0.113.2', to);
    const transport = recordingTransport();

    while (await sendNextMail(mailSeal, transport, silent));

    expect(transport.taken.map(({ to }) => to)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });
});

test('with a mail server, a mail goes there', async () => {
  const mailServer = await startMailServer();
  const transport = smtpTransport(mailServer.url, 'Inkognito <noreply@beispiel.example>');
  await queue();
  await queue({ mail: { ...template, switchOff: switchOffUrls('https://example.org', '1') } });

  await sendNextMail(mailSeal, transport, silent);
  await sendNextMail(mailSeal, transport, silent);

  transport.close();
  mailServer.stop();
  expect(await QueuedMail.countDocuments({})).toBe(0);
  const dialogue = mailServer.received.join('');
  expect(dialogue).toContain('MAIL FROM:<noreply@beispiel.example>');
  expect(dialogue).toContain('RCPT TO:<anna@beispiel.example>');
  const [mail, other] = mailServer.mails();
  expect(mail).toContain('From: Inkognito <noreply@beispiel.example>');
  expect(mail).toContain('To: anna@beispiel.example');
  expect(mail).toContain('Subject: Ihr Konto: Probe');
  expect(mail).toMatch(/Message-ID: <[0-9a-f]{24}@beispiel\.example>/i);
  expect(mail).toMatch(/text\/plain[^]+text\/html/);
  expect(mail).not.toContain('List-Unsubscribe');
  const unfolded = other?.replace(/\r?\n[ \t]+/g, ' ');
  expect(unfolded).toContain(
    'List-Unsubscribe: <https://example.org/api/v1/users/notifications/unsubscribe?token=1>',
  );
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded?.match(/unsubscribe\?token/g)).toHaveLength(1);
});

test('a mail server that is away keeps the mail waiting', async () => {
  const mailServer = await startMailServer();
  mailServer.stop();
  const transport = smtpTransport(mailServer.url, 'Inkognito <noreply@beispiel.example>');
  await queue();

  await sendNextMail(mailSeal, transport, silent);

  transport.close();
  expect((await QueuedMail.findOne({}).lean())?.tries).toBe(1);
});

test('a mail reads the same as text and as HTML, where nothing in it becomes markup', () => {
  expect(renderText(template)).toContain('Weiter:\nhttps://example.org/a#b="c"');
  expect(renderHtml(template)).toContain('<p>ein &lt;Absatz&gt; &amp; noch einer.</p>');
  expect(renderHtml(template)).toContain(
    '<a class="button" href="https://example.org/a#b=&quot;c&quot;">Weiter</a>',
  );
});
