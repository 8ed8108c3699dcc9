// A group of processes that together get so much of the processors, as a slower machine would give them.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const first = '/sys/fs/cgroup/cpu';
const second = '/sys/fs/cgroup';

/** Microseconds; with the usual 100,000 the group would stand still for most of each tenth of a second. */
const period = 10_000;
/** The kernel takes no smaller one. */
const leastQuota = 1_000;

/** The greatest weight there is: what else the machine does must not take from the share as well. */
const most = { first: 262_144, second: 10_000 };

export type CpuGroup = {
  add: (pid: number) => void;
  /** Moves what is in it back to where whoever made the group was. */
  remove: () => void;
};

/** What stands in which file of a group, in the order in which it is to be written. */
export function groupSettings(version: 1 | 2, processors: number): [file: string, text: string][] {
  const quota = Number.isFinite(processors)
    ? Math.max(leastQuota, Math.round(processors * period))
    : null;
  if (version === 2) {
    return [
      ['cpu.max', `${quota ?? 'max'} ${period}`],
      ['cpu.weight', String(most.second)],
    ];
  }
  return [
    ['cpu.cfs_period_us', String(period)],
    ['cpu.cfs_quota_us', String(quota ?? -1)],
    ['cpu.shares', String(most.first)],
  ];
}

/** Where `/proc/self/cgroup` says that a process is, below the second version's folder. */
export const groupIn = (text: string): string => /^0::(\/.*)$/m.exec(text)?.[1] ?? '/';

/** `processors`: how many of them the group gets in sum at most. Null where this machine or this user may make none. */
export function makeCpuGroup(name: string, processors = Infinity): CpuGroup | null {
  const version = existsSync(join(first, 'cpu.cfs_quota_us')) ? 1 : 2;
  const parent = version === 1 ? first : second;
  const folder = join(parent, name);
  let home = parent;
  try {
    if (version === 2) {
      // A group that hands its processors on may hold no process itself, unless it is the machine's first.
      home = join(second, groupIn(readFileSync('/proc/self/cgroup', 'utf8')));
      handOn(parent);
    }
    mkdirSync(folder);
    for (const [file, text] of groupSettings(version, processors)) {
      writeFileSync(join(folder, file), text);
    }
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove: () => {
      // Processes may be born while others are moved.
      for (let pids = pidsIn(folder); pids.length > 0; pids = pidsIn(folder)) {
        for (const pid of pids) move(pid, home);
      }
      rmdirSync(folder);
    },
  };
}

/** Without it, the groups below have no files for the processors. */
function handOn(parent: string): void {
  const file = join(parent, 'cgroup.subtree_control');
  if (!readFileSync(file, 'utf8').trim().split(' ').includes('cpu')) writeFileSync(file, '+cpu');
}

const pidsIn = (folder: string): string[] =>
  readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean);

function move(pid: string, into: string): void {
  try {
    writeFileSync(join(into, 'cgroup.procs'), pid);
  } catch (error) {
    const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}
