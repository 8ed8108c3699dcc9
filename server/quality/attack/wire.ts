// Bytes on the wire, for what no client library would send.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A server that hangs up in the middle of what we write is what these tests are about.
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Waits until a connection is gone, however it went. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

/** Everything the server says to these bytes until it hangs up or is silent for a moment. */
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

/** The status of the first answer; 0 for a connection that was closed without one. */
export const statusOf = (heard: string): number =>
  Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
