import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loopback } from './dataDir.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embeddedDatabase.ts';
import { becomePrimary } from './replicaSet.ts';

let dataDir: string;
let database: EmbeddedDatabase;
let member: { port: number; password: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkognito-set-'));
  database = await startEmbeddedDatabase({ dataDir, onUnexpectedExit: () => undefined });
  const { port, password } = new URL(database.uri);
  member = { port: Number(port), password };
});

afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const portOf = (server: Server) => (server.address() as { port: number }).port;

/** A proxy that drops the connection at this command, this many times. */
async function dropAt(command: string, times: number) {
  const sockets = new Set<Socket>();
  let dropped = 0;
  const server = createServer((asking) => {
    const answering = connect(member.port, loopback);
    for (const socket of [asking, answering]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    asking.on('close', () => answering.destroy());
    answering.on('data', (answer: Buffer) => asking.write(answer));
    asking.on('data', (message: Buffer) => {
      if (dropped >= times || !message.includes(command)) {
        answering.write(message);
        return;
      }
      dropped += 1;
      asking.resetAndDestroy();
    });
  }).listen(0, loopback);
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: portOf(server), dropped: () => dropped };
}

test('a member that drops its connections when it is asked for its role is asked again', async () => {
  const { port, dropped } = await dropAt('hello', 3);

  await becomePrimary({ ...member, port });

  expect(dropped()).toBe(3);
});
