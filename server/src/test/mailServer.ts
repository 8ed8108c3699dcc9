// A mail server that keeps what it is sent.
import { createServer } from 'node:net';
import { listen } from './listening.ts';

export type MailServer = {
  url: string;
  /** As sent, with the commands around them. */
  received: readonly string[];
  /** One text each; nothing in them is encoded any more. */
  mails: () => string[];
  stop: () => void;
};

const end = '\r\n.\r\n';

/** `takesMs`: how long it takes to accept a mail. */
export async function startMailServer({ takesMs = 0 } = {}): Promise<MailServer> {
  const received: string[] = [];
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (mail === null) {
        if (text.startsWith('DATA')) mail = '';
        socket.write(mail === null ? '250 fine\r\n' : '354 go on\r\n');
        return;
      }
      mail += text;
      if (!mail.endsWith(end)) return;
      const taken = mail.slice(0, -end.length);
      mail = null;
      setTimeout(() => {
        mails.push(taken);
        socket.write('250 taken\r\n');
      }, takesMs);
    });
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mails: () => mails.map(readable),
    stop: () => server.close(),
  };
}

/** Quoted-printable breaks long lines with "=" and writes "=" itself as "=3D". */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
