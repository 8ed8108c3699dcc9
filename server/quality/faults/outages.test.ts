import { expect, test } from 'vitest';
import { awayDatabase } from './awayDatabase.ts';
import { clock } from './clock.ts';
import { diskErrors } from './diskErrors.ts';
import { type Fault, isLong, strike, strikeMs } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { gracefulStop } from './gracefulStop.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { repeatedCalls } from './repeatedCalls.ts';
import { replicaSet } from './replicaSet.ts';
import { silentOthers } from './silentOthers.ts';
import { twoInstances } from './twoInstances.ts';

test.each<[sentence: string, Fault]>([
  ['a server killed in the middle of its work leaves nothing half done', killedServer],
  [
    'while the database is away every call is told so, and all goes on when it is back',
    awayDatabase,
  ],
  ['two instances count, compare and know sessions as one', twoInstances],
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
  ['a nearly full disk refuses uploads alone', fullDisk],
  ['a server that is asked to stop answers every request that it has accepted', gracefulStop],
  ['a call that is repeated since its outcome is unknown counts once', repeatedCalls],
  ['month ends, changes of the clock and a month that passes end nothing early or late', clock],
  ['a disk that reports errors loses nothing that was acknowledged', diskErrors],
  ['a provider and a mail server that are silent make no call wait', silentOthers],
])(
  '%s',
  async (_sentence, fault) => {
    expect(await strike(fault)).toEqual([]);
  },
  strikeMs,
);
