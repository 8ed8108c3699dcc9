import { Writable } from 'node:stream';
import type { LevelWithSilent } from 'pino';
import { createLogger } from '../http/requestLog.ts';

/** A logger whose lines a test reads. */
export function memoryLog(logLevel: LevelWithSilent) {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(chunk.toString('utf8'));
    done();
  };
  return { lines, logger: createLogger({ logLevel }, new Writable({ write })) };
}
