// Raw bytes that no client library would send.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A disconnect while writing is expected here.
  socket.on('error', () => socket.destroy());
  return socket;
}

export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

/** Reads until the server disconnects or pauses. */
export async function say(port: number, bytes: string | Buffer, silenceMs = 400): Promise<string> {
  const socket = await open(port);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
  });
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.write(bytes);
  await closed(socket);
  return heard;
}

/** 0 for a connection closed without an answer. */
export const statusOf = (heard: string): number =>
  Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
