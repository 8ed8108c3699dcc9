import { expect, test } from 'vitest';
import { awayDatabase } from './awayDatabase.ts';
import { type Fault, isLong, strikeMs } from './fault.ts';
import { gracefulStop } from './gracefulStop.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { replicaSet } from './replicaSet.ts';

const daily: [sentence: string, Fault][] = [
  [
    'a server killed in the middle of its work leaves nothing half done, and what is repeated counts once',
    killedServer,
  ],
  [
    'while the database is away every call is told so, and all goes on when it is back',
    awayDatabase,
  ],
];

/** Slow, or dependent on times promised for an idle machine. */
const long: [sentence: string, Fault][] = [
  [
    'a database that is killed or loses its disk loses nothing that was acknowledged',
    killedDatabase,
  ],
  ['a lost primary of three loses nothing that was acknowledged', replicaSet],
  [
    'a server that is asked to stop answers every request that it has accepted, however silent the mail server',
    gracefulStop,
  ],
];

test.each([...daily, ...(isLong ? long : [])])(
  '%s',
  async (_sentence, fault) => {
    expect(await fault({ short: !isLong })).toEqual([]);
  },
  strikeMs,
);
