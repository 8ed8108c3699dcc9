import { expect, test } from 'vitest';
import { awayDatabase } from './awayDatabase.ts';
import { diskErrors } from './diskErrors.ts';
import { type Fault, isLong, strike, strikeMs } from './fault.ts';
import { gracefulStop } from './gracefulStop.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { replicaSet } from './replicaSet.ts';

test.each<[sentence: string, Fault]>([
  ['a server killed in the middle of its work leaves nothing half done', killedServer],
  [
    'while the database is away every call is told so, and all goes on when it is back',
    awayDatabase,
  ],
])(
  '%s',
  async (_sentence, fault) => {
    expect(await strike(fault)).toEqual([]);
  },
  strikeMs,
);

/** Slow, or dependent on times promised for an idle machine. */
test.runIf(isLong).each<[sentence: string, Fault]>([
  ['a database killed under load loses nothing that was acknowledged', killedDatabase],
  ['a lost primary of three loses nothing that was acknowledged', replicaSet],
  ['a server that is asked to stop answers every request that it has accepted', gracefulStop],
  ['a disk that reports errors loses nothing that was acknowledged', diskErrors],
])(
  '%s',
  async (_sentence, fault) => {
    expect(await strike(fault)).toEqual([]);
  },
  strikeMs,
);
