import { awayDatabase } from './awayDatabase.ts';
import { backupWhileWriting } from './backupWhileWriting.ts';
import { clock } from './clock.ts';
import { diskErrors } from './diskErrors.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { goneIsGone } from './goneIsGone.ts';
import { killedDatabase } from './killedDatabase.ts';
import { killedServer } from './killedServer.ts';
import { gracefulStop } from './gracefulStop.ts';
import { repeatedCalls } from './repeatedCalls.ts';
import { replicaSet } from './replicaSet.ts';
import { silentOthers } from './silentOthers.ts';
import { twoInstances } from './twoInstances.ts';

export const faults: readonly Fault[] = [
  killedDatabase,
  replicaSet,
  killedServer,
  awayDatabase,
  fullDisk,
  twoInstances,
  gracefulStop,
  backupWhileWriting,
  repeatedCalls,
  clock,
  diskErrors,
  silentOthers,
  goneIsGone,
];
